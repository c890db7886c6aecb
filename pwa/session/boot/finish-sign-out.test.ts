import { expect, it } from 'vitest';
import { finishSignOut } from './finish-sign-out.ts';
import type { Left } from './session-memory.ts';

/** A device on which a sign-out ended right after it stored what is left to remove. */
function device(left: Left | undefined) {
  const done: string[] = [];
  let kept = left;
  const memory = {
    left: async () => kept,
    haveRemoved: async () => {
      kept = undefined;
      done.push('forget the rest');
    },
  };
  const world = {
    whenClosed: async (work: (isAlone: boolean) => Promise<void>) => work(true),
    wipe: async (name: string | undefined, { keepOutbox }: { readonly keepOutbox?: boolean } = {}) => {
      done.push(`wipe ${name}${keepOutbox === true ? ', but the outbox' : ''}`);
    },
    leaveAgain: (mark: string) => {
      done.push(`leave ${mark}`);
    },
  };
  return { done, finish: () => finishSignOut(memory, world) };
}

it('[sync-34] finishes a sign-out that was interrupted by closing the browser, once', async () => {
  const { done, finish } = device({ database: 'ann', keepOutbox: false, pending: 'mark' });
  await finish();
  await finish();
  expect(done).toEqual(['leave mark', 'wipe ann', 'forget the rest']);
});

it('[sync-34] keeps the changes that could not be sealed', async () => {
  const { done, finish } = device({ database: 'ann', keepOutbox: true });
  await finish();
  expect(done).toEqual(['wipe ann, but the outbox', 'forget the rest']);
});

it('removes nothing when no sign-out was under way', async () => {
  const { done, finish } = device(undefined);
  await finish();
  expect(done).toEqual([]);
});
