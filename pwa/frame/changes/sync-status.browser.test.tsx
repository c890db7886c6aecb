import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Connection, connectionAtom, type Session, sessionAtom } from '#app/session/state/session-atoms.ts';
import { signedIn } from '#app/testing/people.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { changeTexts } from '#contract/sync/changes.ts';
import { SyncStatus } from './sync-status.tsx';

async function showStatus(connection: Partial<Connection>, session: Session = signedIn('tenant_admin')) {
  const store = createStore();
  const set = (next: Partial<Connection>) => store.set(connectionAtom, { ...store.get(connectionAtom), ...next });
  store.set(sessionAtom, session);
  set({ ready: true, ...connection });
  await render(
    <Provider store={store}>
      <SyncStatus />
    </Provider>,
  );
  return set;
}

const status = () => page.getByRole('button');

it.each([
  ['all is saved', {}, 'All changes saved'],
  ['the network is gone', { reachable: false }, 'Offline'],
  ['the network is gone and two changes wait', { reachable: false, waiting: 2 }, 'Offline · 2 changes waiting'],
  ['a change needs a decision', { failed: 1 }, '1 change needs a decision'],
  ['the first copy is on its way', { ready: false }, 'Syncing'],
  ['the browser keeps nothing', { kept: false }, 'Not kept on this device'],
] as const)('[R-ERR-09] describes the connection when %s', async (_name, connection, words) => {
  await showStatus(connection);
  await expect.element(status()).toHaveTextContent(words);
});

it('[R-ERR-09] follows the connection, and never says saved while a change waits', async () => {
  const set = await showStatus({ waiting: 1, reachable: false });
  await expect.element(status()).toHaveTextContent('Offline · 1 change waiting');
  set({ reachable: true });
  await expect.element(status()).toHaveTextContent('Syncing · 1 change waiting');
  set({ waiting: 0 });
  await expect.element(status()).toHaveTextContent('All changes saved');
});

it('opens the list of changes and gives the focus back', async () => {
  await showStatus({});
  await status().click();
  await expect.element(page.getByRole('dialog', { name: changeListTexts.title })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(status()).toHaveFocus();
});

it('says that the session has ended, with the number of waiting changes', async () => {
  await showStatus({ waiting: 1 }, signedIn('tenant_admin', 'expired'));
  await expect.element(status()).toHaveTextContent(changeTexts.signInToSend(1));
});

it('offers the sign-in beside “Signed out: sign in to go on”', async () => {
  await showStatus({}, signedIn('user', 'expired'));
  await expect.element(status()).toHaveTextContent(changeTexts.signInToSend(0));
  const link = page.getByRole('link', { name: changeTexts.signIn });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toMatch(/^\/api\/login/);
});

it('is not there for a visitor', async () => {
  await showStatus({}, { status: 'signedOut' });
  expect(status().query()).toBeNull();
});
