import '#app/testing/theme.ts';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { Toaster } from '#app/ui/messages/toaster.tsx';
import { ConfirmModal } from './modal.tsx';

afterEach(async () => {
  await page.viewport(1180, 820);
});

const nothing = (): void => undefined;

/** An open dialog with a field and its buttons. Returns the action that shows a toast of two lines. */
async function openDialog(): Promise<() => Promise<void>> {
  const store = createStore();
  await render(
    <Provider store={store}>
      <ChakraRoot>
        <ConfirmModal
          title="Cancel Subscription"
          confirmLabel="Cancel at the end of the period"
          dismissLabel="Keep"
          onConfirm={nothing}
          onClose={nothing}
        >
          <input aria-label="Reason" />
        </ConfirmModal>
      </ChakraRoot>
      <Toaster />
    </Provider>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return async () => {
    store.set(toastAtom, { title: 'Ready for offline use', description: 'The whole app is on this device now.' });
    await expect.element(page.getByText('Ready for offline use')).toBeVisible();
  };
}

const toast = () => page.getByRole('status').element().getBoundingClientRect();
const coveredButtons = () => {
  const { top, bottom, left, right } = toast();
  const buttons = page.getByRole('dialog').getByRole('button').elements();
  expect(buttons).toHaveLength(3);
  return buttons.filter((button) => {
    const at = button.getBoundingClientRect();
    return at.top < bottom && at.bottom > top && at.left < right && at.right > left;
  });
};

it.each([
  ['a phone', 390, 844],
  ['a narrow phone', 320, 568],
  ['a tablet that the dialog fills', 700, 900],
])('a toast covers no button of an open dialog on %s', async (_screen, width, height) => {
  await page.viewport(width, height);
  const showToast = await openDialog();
  await showToast();
  await expect.poll(coveredButtons).toEqual([]);
  expect(toast().top).toBeGreaterThanOrEqual(0);
});

it('a toast over a dialog is announced, and leaves the focus in the dialog', async () => {
  await page.viewport(390, 844);
  const showToast = await openDialog();
  const field = page.getByLabelText('Reason');
  await field.click();
  await showToast();
  await expect.element(page.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await expect.element(field).toHaveFocus();
});

it('a toast stays at the bottom of a wide screen while a dialog is open', async () => {
  await page.viewport(1180, 820);
  const showToast = await openDialog();
  await showToast();
  expect(820 - toast().bottom).toBe(24);
});
