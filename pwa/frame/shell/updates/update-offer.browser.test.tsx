import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { updateAtom } from './update-atoms.ts';
import { UpdateOffer } from './update-offer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks the browser every two seconds for the update, and after ten seconds says what to do', async () => {
  const apply = vi.fn();
  const store = createStore();
  store.set(updateAtom, { apply });
  await render(
    <Provider store={store}>
      <UpdateOffer />
    </Provider>,
  );
  await page.getByRole('button', { name: 'Update now' }).click();
  expect(apply).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('button', { name: 'Updating…' })).toBeDisabled();
  vi.advanceTimersByTime(9000);
  expect(apply).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByText(/It starts when all tabs of this app are closed/)).toBeVisible();
  const asked = apply.mock.calls.length;
  await page.getByRole('button', { name: 'Update now' }).click();
  expect(apply).toHaveBeenCalledTimes(asked + 1);
});

it('is gone after Later', async () => {
  const store = createStore();
  store.set(updateAtom, { apply: () => undefined });
  await render(
    <Provider store={store}>
      <UpdateOffer />
    </Provider>,
  );
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('A new version is ready.')).not.toBeInTheDocument();
});
