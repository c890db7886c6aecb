import { expect, it } from 'vitest';
import { type EmbedChoice, elementLine, frameLine } from './embed-line.ts';

const home = 'https://calc.acme.example';
const plain: EmbedChoice = {
  calculator: { id: 'buy-vs-lease', title: 'Buy "or" Lease' },
  theme: 'auto',
  hasForm: false,
  height: 700,
  width: undefined,
};

it('writes one line with a named frame and the script that gives it its height', () => {
  expect(frameLine(home, plain)).toBe(
    '<iframe src="https://calc.acme.example/embed/buy-vs-lease" title="Buy &quot;or&quot; Lease" style="width:100%;height:700px;border:0" loading="lazy"></iframe><script async src="https://calc.acme.example/embed/frame.js"></script>',
  );
});

it('writes look, form, and width only where they are chosen', () => {
  const line = frameLine(home, { ...plain, theme: 'dark', hasForm: true, width: 900 });
  expect(line).toContain('/embed/buy-vs-lease?theme=dark&amp;form=on"');
  expect(line).toContain('width:100%;max-width:900px;height:700px');
});

it('writes the element with the same choices', () => {
  expect(elementLine(home, { ...plain, theme: 'light', hasForm: true })).toBe(
    '<financial-calculator calculator="buy-vs-lease" theme="light" form="on"></financial-calculator><script type="module" src="https://calc.acme.example/embed/calculator.js"></script>',
  );
});
