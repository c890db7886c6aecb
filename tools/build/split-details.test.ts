import { expect, it } from 'vitest';
import { onlyDetails, onlyFormula, withPureConstants } from './split-details.ts';

const definition = `import { defineCalculator } from '../../pwa/kit/define.ts';
import { rate } from '../../pwa/workbench/fields.ts';
import { source } from '../../pwa/workbench/loan.ts';
const limit: number = 4;
export default defineCalculator({
  id: 'sum',
  title: 'Sum',
  inputs: { a: rate('A', 5, { max: 9, tooltip: 'One, or more.' }) },
  sources: [source, { title: 'Where’s this', locator: 'p. 1' }],
  calculate: (inputs) => ({ sources: inputs.a + limit }),
  explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] },
});
export const after = 1;
`;

it('takes details, help, catalog and what only they import out of a definition and nothing else', () => {
  expect(onlyFormula(definition).replace(/\s*\n\s*/g, '\n')).toBe(`
import { rate } from '../../pwa/workbench/fields.ts';
const limit: number = 4;
export default {
inputs: { a: rate('A', 5, { max: 9,  }) },
calculate: (inputs) => ({ sources: inputs.a + limit }),
};
export const after = 1;
`);
});

it('takes the help out of fields that stand by themselves, and leaves a computed one', () => {
  expect(onlyFormula("export const price = money('Price', 9, { tooltip: 'Before tax.', step: 1 });\n")).toBe(
    "export const price = money('Price', 9, {  step: 1 });\n",
  );
  const computed = 'export const tip = (text: string) => ({ tooltip: text });\n';
  expect(onlyFormula(computed)).toBe(computed);
});

it('keeps an import that names nothing', () => {
  expect(onlyFormula("import '../../pwa/workbench/polyfill.ts';\n")).toBe("import '../../pwa/workbench/polyfill.ts';\n");
});

it('leaves only the details, with what they need', () => {
  expect(onlyDetails(definition)).toContain(
    "export default { sources: [source, { title: 'Where’s this', locator: 'p. 1' }], explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] } };",
  );
  expect(onlyDetails(definition)).toContain("import { source } from '../../pwa/workbench/loan.ts';");
  expect(onlyDetails(definition)).not.toContain('calculate');
});

it('leaves alone what is no definition', () => {
  const shared = "export const explanation = 'x';\nexport default { explanation };\n";
  expect(onlyFormula(shared)).toBe(shared);
  expect(onlyDetails(shared)).toBe(shared);
});

it('marks the calls that compute constants as pure, so that unused ones are dropped', () => {
  const fields = "export const age = years('Age', 35);\nconst tax = { ...rateOf(age), at: () => today() };\nregister(age);\n";
  expect(withPureConstants(fields)).toBe(
    "export const age = /* @__PURE__ */ years('Age', 35);\nconst tax = { .../* @__PURE__ */ rateOf(age), at: () => today() };\nregister(age);\n",
  );
});
