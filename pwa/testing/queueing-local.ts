import type { createStore } from 'jotai';
import { unsent } from '#app/device/local/outbox/outbox.ts';
import { completedAtom, type Local, localAtom } from '#app/device/local/shown/local-atoms.ts';
import { createRowScreen } from '#app/device/local/shown/show-rows.ts';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { commandKinds } from '#contract/commands/commands.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { checkRows } from './declared-answers.ts';
import type { PulledRows } from './pulled-schemas.ts';

/** The server's decision on every queued command. */
export type ServerWord = Pick<OutboxEntry, 'state'> & Partial<Pick<OutboxEntry, 'code' | 'message' | 'changedMeanwhile'>>;

/**
 * The local side of a component test. Its rows are shown, and a queued command applies to them at once. Nothing is sent: a command waits
 * unless the test gives the server's decision.
 */
export function queueingLocal(store: ReturnType<typeof createStore>, rows: PulledRows, word?: ServerWord): readonly OutboxEntry[] {
  const queued: OutboxEntry[] = [];
  const screen = createRowScreen(store);
  checkRows(rows);
  screen.setRows(
    Object.entries(rows).flatMap(([kind, list]) => list.map((row) => ({ stream: 'test', kind, rowId: row.id, version: 1, row }))),
  );
  void screen.setCommands(queued);
  const local: Local = {
    enqueue: async ({ type, tenantId, args, summary, dependsOn = [] }) => {
      const { v, read } = commandKinds[type];
      const id = `00000000-0000-7000-8000-${String(queued.length).padStart(12, '0')}`;
      const checked = read(args, id);
      if (!checked.ok) return checked;
      const common = { ...unsent, id, seq: queued.length + 1, createdAt: '2026-01-01T00:00:00.000Z' };
      const baseVersion = await screen.baseVersionOf(type, args);
      const entry = { ...common, type, v, tenantId, args: { ...checked.value.args }, summary, baseVersion, dependsOn: [...dependsOn] };
      queued.push(entry);
      await screen.setCommands([...queued]);
      return done(entry);
    },
    answer: async (id) => {
      const asked = queued.find((entry) => entry.id === id);
      if (word === undefined || asked === undefined) return undefined;
      const answered: OutboxEntry = { ...asked, ...word };
      screen.setCommands(word.state === 'rejected' ? [] : [answered]);
      store.set(completedAtom, answered);
      return answered;
    },
    retry: async () => refused('NotFound', accessTexts.notFound),
    discard: async () => done(undefined),
    pages: { keep: async () => undefined, find: async () => undefined },
    wake: () => undefined,
    offline: () => undefined,
    follow: () => undefined,
  };
  store.set(localAtom, local);
  return queued;
}
