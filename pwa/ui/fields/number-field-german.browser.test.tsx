import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

let NumberField: typeof import('./number-field.tsx')['NumberField'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map([['months', 'Monate']]) };
  ({ NumberField } = await import('./number-field.tsx'));
});
afterAll(() => {
  globalThis.spoken = undefined;
});

const entered: string[] = [];

function Amount() {
  const [text, setText] = useState('1,500.5');
  const enter = (typed: string) => {
    entered.push(typed);
    setText(typed);
  };
  const bounds = { step: 1, minimum: 0, maximum: undefined };
  const value = Number(text.replaceAll(',', ''));
  return <NumberField label="Betrag" text={text} value={value} placeholder="0" canReformat unit="months" {...bounds} onText={enter} />;
}

it('shows and accepts German separators, and passes on the text that every calculator reads', async () => {
  await render(<Amount />);
  const field = page.getByRole('textbox', { name: 'Betrag' });
  await expect.element(field).toHaveValue('1.500,5');
  await expect.element(page.getByText('Monate')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}1234567,25');
  await expect.element(field).toHaveValue('1.234.567,25');
  expect(entered.at(-1)).toBe('1,234,567.25');
});

it('steps with an arrow and keeps the separators', async () => {
  await render(<Amount />);
  const field = page.getByRole('textbox', { name: 'Betrag' });
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('1.501,5');
});
