import { createStore, Provider } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Toast, toastAtom } from './toast-atom.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function showToaster() {
  const store = createStore();
  await render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  return (toast: Toast) => store.set(toastAtom, toast);
}

it('[R-ADM-36] [R-CONST-11] shows one toast at a time: the next replaces the one before', async () => {
  const toast = await showToaster();
  toast({ title: 'First' });
  await expect.element(page.getByText('First')).toBeVisible();
  toast({ title: 'Second' });
  await expect.element(page.getByText('Second')).toBeVisible();
  expect(page.getByText('First').query()).toBeNull();
  expect(document.querySelectorAll('.toast__root').length).toBe(1);
});

it('[R-ADM-37] has a title and a description, and announces a destructive one at once', async () => {
  const toast = await showToaster();
  toast({ title: 'Saved', description: 'It is on this device.' });
  const region = page.getByRole('status');
  await expect.element(region).toHaveTextContent('SavedIt is on this device.');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  toast({ title: 'Error', description: 'It was refused.', variant: 'destructive' });
  await expect.element(region).toHaveTextContent('ErrorIt was refused.');
  await expect.element(region).toHaveAttribute('aria-live', 'assertive');
});

it('closes when it is dismissed, or by itself after six seconds', async () => {
  const toast = await showToaster();
  toast({ title: 'First' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  toast({ title: 'Second' });
  await vi.waitFor(() => expect(page.getByText('Second').query()).not.toBeNull());
  vi.advanceTimersByTime(5_999);
  expect(page.getByText('Second').query()).not.toBeNull();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});
