import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { signedIn } from '#app/testing/people.ts';
import { recordLeaving, storeOf } from '#app/testing/show-app.tsx';
import { Toaster } from '#app/ui/messages/toaster.tsx';
import { calculatorTexts } from '#contract/calculators/calculators.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { AnnounceChanges } from './announce-changes.tsx';

const completed: OutboxEntry = {
  id: 'x',
  seq: 1,
  type: 'calculators.add',
  v: 1,
  tenantId: 'acme-id',
  args: {},
  summary: 'Add a calculator',
  baseVersion: null,
  dependsOn: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  state: 'accepted',
  tries: 1,
  code: null,
  message: null,
  commits: {},
  changedMeanwhile: false,
};

async function announce(entry: Partial<OutboxEntry>) {
  const store = createStore();
  await render(
    <Provider store={store}>
      <AnnounceChanges />
      <Toaster />
    </Provider>,
  );
  store.set(completedAtom, { ...completed, ...entry });
}

const toast = () => page.getByRole('status');

it.each([
  ['calculators.add', 'Calculator added successfully'],
  ['calculators.remove', 'Calculator removed successfully'],
])('announces the success of %s once the server has done it', async (type, words) => {
  await announce({ type });
  await expect.element(toast()).toHaveTextContent(words);
});

it('[R-ERR-06] [R-CALC-12] names the failed change, with the message of the server below it if there is one', async () => {
  await announce({ state: 'rejected', message: 'Your plan allows 5 calculators.' });
  await expect.element(toast()).toHaveTextContent('Failed to add calculatorYour plan allows 5 calculators.');
  await announce({ state: 'rejected', type: 'calculators.add' });
  await expect.element(toast().nth(1)).toHaveTextContent('Failed to add calculator');
  await announce({ state: 'rejected', type: 'calculators.remove' });
  await expect.element(toast().nth(2)).toHaveTextContent('Failed to remove calculator');
});

it('says that another person had changed the same row', async () => {
  await announce({ changedMeanwhile: true });
  await expect.element(toast()).toHaveTextContent(changeListTexts.changedMeanwhile);
  await expect.element(toast()).toHaveTextContent(calculatorTexts.added);
});

it('[R-ERR-04] goes to sign-in when the change is counted only after the session has ended', async () => {
  sessionStorage.removeItem('loginRedirectAt');
  const store = storeOf(signedIn('tenant_admin'));
  const left = recordLeaving(store);
  await render(
    <Provider store={store}>
      <AnnounceChanges />
    </Provider>,
  );
  store.set(sessionAtom, signedIn('tenant_admin', 'expired'));
  await expect.poll(() => store.get(sessionAtom).status).toBe('expired');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  store.set(connectionAtom, { ...store.get(connectionAtom), waiting: 1 });
  await expect.poll(() => left).toEqual([expect.stringMatching(/^\/api\/login/)]);
});
