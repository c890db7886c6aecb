import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changesAtom, type Local, localAtom } from '#app/device/local/shown/local-atoms.ts';
import type { OutboxEntry, OutboxState } from '#app/device/local/stored/collections.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { signedIn } from '#app/testing/people.ts';
import { changeListTexts, changeStates } from '#contract/sync/change-list.ts';
import { changeTexts } from '#contract/sync/changes.ts';
import { done } from '#contract/values/outcome.ts';
import { ChangesPanel } from './changes-panel.tsx';

function change(state: OutboxState, message: string | null = null): OutboxEntry {
  return {
    id: state,
    seq: 1,
    type: 'calculators.add',
    v: 1,
    tenantId: 'acme-id',
    args: {},
    summary: `Add a calculator (${state})`,
    baseVersion: null,
    dependsOn: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    state,
    tries: 0,
    code: null,
    message,
    commits: {},
    changedMeanwhile: false,
  };
}

async function showPanel(changes: readonly OutboxEntry[], status: 'signedIn' | 'expired' = 'signedIn', kept = true) {
  const asked: string[] = [];
  const local: Local = {
    enqueue: async () => done(change('queued')),
    answer: async () => undefined,
    retry: async (id) => {
      asked.push(`retry ${id}`);
      return done(change('queued'));
    },
    discard: async (id) => {
      asked.push(`discard ${id}`);
      return done(undefined);
    },
    pages: { keep: async () => undefined, find: async () => undefined },
    wake: () => undefined,
    offline: () => undefined,
    follow: () => undefined,
  };
  const store = createStore();
  store.set(changesAtom, changes);
  store.set(localAtom, local);
  store.set(sessionAtom, signedIn('tenant_admin', status));
  store.set(connectionAtom, { ...store.get(connectionAtom), kept });
  await render(
    <Provider store={store}>
      <ChangesPanel onClose={() => asked.push('close')} />
    </Provider>,
  );
  return { asked, store };
}

const item = (state: OutboxState) => page.getByRole('listitem').filter({ hasText: `(${state})` });

describe('a change', () => {
  it('[R-ERR-09] that waits is shown as waiting, not as done', async () => {
    await showPanel([change('queued'), change('held')]);
    await expect.element(item('queued')).toHaveTextContent(changeStates.queued);
    await expect.element(item('held')).toHaveTextContent(changeStates.held);
    expect(page.getByText(changeStates.accepted, { exact: true }).query()).toBeNull();
    expect(item('queued').getByRole('button', { name: changeListTexts.retry }).query()).toBeNull();
  });

  it('that was refused says why, and can be tried again or discarded', async () => {
    const { asked } = await showPanel([change('rejected', 'Your plan allows 5 calculators.')]);
    await expect.element(item('rejected')).toHaveTextContent('Your plan allows 5 calculators.');
    await item('rejected').getByRole('button', { name: changeListTexts.retry }).click();
    await item('rejected').getByRole('button', { name: changeListTexts.discard }).click();
    expect(asked).toEqual(['retry rejected', 'discard rejected']);
  });

  it('that is on its way can no longer be discarded', async () => {
    await showPanel([change('sending')]);
    await expect.element(item('sending')).toHaveTextContent(changeStates.sending);
    expect(item('sending').getByRole('button').query()).toBeNull();
  });

  it('leaves the list when it is done', async () => {
    const { store } = await showPanel([change('queued')]);
    await expect.element(item('queued')).toBeVisible();
    store.set(changesAtom, []);
    await expect.element(page.getByText(changeListTexts.none)).toBeVisible();
  });
});

describe('the panel', () => {
  it('offers the sign-in when the session has ended, and closes', async () => {
    const { asked } = await showPanel([change('queued')], 'expired');
    const link = page.getByRole('link', { name: changeTexts.signIn });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/login/));
    await page.getByRole('button', { name: 'Close' }).click();
    expect(asked).toEqual(['close']);
  });

  it('says so where the browser keeps nothing', async () => {
    await showPanel([], 'signedIn', false);
    await expect.element(page.getByText(changeListTexts.notKeptDetail)).toBeVisible();
    expect(page.getByRole('link').query()).toBeNull();
  });
});
