import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NumberField } from './number-field.tsx';

interface PriceProps {
  readonly minimum?: number;
  readonly slider?: readonly [number, number];
  readonly note?: { readonly text: string; readonly tone: 'bad' };
}

/** A field as the workbench uses it: the text in state, and the number read from it. */
function Price({ minimum = 0, slider, note }: PriceProps) {
  const [text, setText] = useState('300,000');
  const value = Number(text.replaceAll(',', ''));
  return (
    <>
      <NumberField
        label="Home price"
        text={text}
        value={value}
        placeholder="300,000"
        canReformat={note === undefined}
        prefix="$"
        step={1000}
        minimum={minimum}
        maximum={undefined}
        onText={setText}
        {...(slider === undefined ? {} : { slider })}
        {...(note === undefined ? {} : { note })}
      />
      <button type="button">Next</button>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Home price' });

function caret(): number | null {
  const input = field().element();
  return input instanceof HTMLInputElement ? input.selectionStart : null;
}

describe('typing', () => {
  it('sets the separators with each key and keeps the caret behind the digit', async () => {
    await render(<Price />);
    await field().click();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}1234567');
    await expect.element(field()).toHaveValue('1,234,567');
    expect(caret()).toBe(9);
    await userEvent.keyboard('{Home}{ArrowRight}9');
    await expect.element(field()).toHaveValue('19,234,567');
    expect(caret()).toBe(2);
  });

  it('undoes and redoes, although the browser has forgotten what was typed', async () => {
    await render(<Price />);
    await field().click();
    await userEvent.keyboard('{End}5');
    await expect.element(field()).toHaveValue('3,000,005');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field()).toHaveValue('300,000');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(field()).toHaveValue('3,000,005');
  });

  it('formats the entry when the field loses the focus', async () => {
    await render(<Price />);
    await field().click();
    await userEvent.keyboard('{Control>}a{/Control}1234.5');
    await userEvent.keyboard('{Tab}');
    await expect.element(field()).toHaveValue('1,234.50');
  });
});

describe('steps', () => {
  it('go up and down by the arrow keys and by the buttons', async () => {
    await render(<Price />);
    await field().click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(field()).toHaveValue('301,000');
    await page.getByRole('button', { name: 'Increase Home price' }).click();
    await expect.element(field()).toHaveValue('302,000');
    await page.getByRole('button', { name: 'Decrease Home price' }).click();
    await expect.element(field()).toHaveValue('301,000');
  });

  it('are made by the slider, which follows the typed value', async () => {
    await render(<Price slider={[0, 500_000]} />);
    const slider = page.getByRole('slider', { name: 'Home price, slider' });
    await expect.element(slider).toHaveValue('300000');
    await slider.click({ position: { x: 1, y: 3 } });
    await userEvent.keyboard('{Home}');
    await expect.element(field()).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect.element(field()).toHaveValue('500,000');
    await field().fill('250000');
    await expect.element(slider).toHaveValue('250000');
  });
});

describe('an invalid entry', () => {
  it('is read aloud with the field', async () => {
    await render(<Price note={{ text: 'At least 1,000.', tone: 'bad' }} />);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveAccessibleDescription('At least 1,000.');
  });

  it('is kept when the field loses the focus', async () => {
    await render(<Price note={{ text: 'At least 1,000.', tone: 'bad' }} />);
    await field().click();
    await userEvent.keyboard('{Control>}a{/Control}012{Tab}');
    await expect.element(field()).toHaveValue('012');
  });
});

it('opens the numeric keyboard, or the full one if a minus may be typed', async () => {
  const first = await render(<Price />);
  await expect.element(field()).toHaveAttribute('inputmode', 'decimal');
  await first.unmount();
  await render(<Price minimum={-1000} />);
  await expect.element(field()).toHaveAttribute('inputmode', 'text');
});
