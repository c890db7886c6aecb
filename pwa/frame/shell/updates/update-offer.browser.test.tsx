import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { updateAtom } from './update-atoms.ts';
import { UpdateOffer } from './update-offer.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that the update has begun, and after ten seconds what to do if the browser holds it back', async () => {
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
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByText(/It starts when all tabs of this app are closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Update now' }).click();
  expect(apply).toHaveBeenCalledTimes(2);
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
