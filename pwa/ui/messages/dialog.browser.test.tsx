import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      {isOpen ? (
        <Dialog title="Settings" onClose={() => setOpen(false)} actions={<Button>Save</Button>}>
          <p>What may be set.</p>
        </Dialog>
      ) : null}
    </>
  );
}

it('opens with its title, makes the rest inert, and keeps the focus inside', async () => {
  await render(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveTextContent('What may be set.');
  const behind = page.getByText('Behind').element();
  if (behind instanceof HTMLElement) behind.focus();
  expect(document.activeElement).not.toBe(behind);
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement === document.body || dialog.element().contains(document.activeElement)).toBe(true);
  }
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
])('closes by %s and gives the focus back', async (_way, close) => {
  await render(<Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
