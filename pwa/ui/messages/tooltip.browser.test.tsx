import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HelpTip } from './tooltip.tsx';

const tip = () => page.getByRole('tooltip');

it('[R-ADM-35] [R-CONST-11] opens after 700 ms of pointing, and not before', async () => {
  await render(<HelpTip about="Home price" text="What the home costs." />);
  const button = page.getByRole('button', { name: 'About Home price' });
  let from = 0;
  button.element().addEventListener('pointerenter', () => {
    from = performance.now();
  });
  await button.hover();
  const openedAt = await new Promise<number>((resolve) => {
    const look = () => (tip().query() === null ? requestAnimationFrame(look) : resolve(performance.now()));
    look();
  });
  expect(openedAt - from).toBeGreaterThanOrEqual(699);
  await expect.element(tip()).toHaveTextContent('What the home costs.');
  await userEvent.unhover(button);
  await expect.element(tip()).not.toBeInTheDocument();
});

it('opens at once by keyboard focus, and Escape hides it', async () => {
  await render(<HelpTip about="Home price" text="What the home costs." />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeInTheDocument();
});

it('opens at once by a tap, and stays at the next one', async () => {
  await render(<HelpTip about="Home price" text="What the home costs." />);
  const button = page.getByRole('button').element();
  for (let tap = 0; tap < 2; tap++) {
    const touch = { bubbles: true, pointerType: 'touch' };
    for (const type of ['pointerover', 'pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(type, touch));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(tip()).toBeVisible();
  }
});

it('[WCAG 1.4.13] stays while the pointer rests on the explanation, and goes when it leaves', async () => {
  await render(
    <div style={{ padding: 120 }}>
      <HelpTip about="Home price" text="What the home costs." />
    </div>,
  );
  await page.getByRole('button').hover();
  await expect.element(tip()).toBeVisible();
  await tip().hover();
  const left = await new Promise<boolean>((resolve) => setTimeout(() => resolve(tip().query() === null), 400));
  expect(left).toBe(false);
  await userEvent.unhover(tip());
  await expect.element(tip()).not.toBeInTheDocument();
});
