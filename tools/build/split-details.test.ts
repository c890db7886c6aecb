import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { copyForDetails, onlyDetails, onlyFormula, onlyValues, withoutHelp, withPureConstants } from './split-details.ts';

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

it('removes only details, help, catalog properties, and their imports from a definition', () => {
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

it('removes the help from fields declared outside a definition, and leaves a computed one', () => {
  expect(onlyFormula("export const price = money('Price', 9, { tooltip: 'Before tax.', step: 1 });\n")).toBe(
    "export const price = money('Price', 9, {  step: 1 });\n",
  );
  const computed = 'export const tip = (text: string) => ({ tooltip: text });\n';
  expect(onlyFormula(computed)).toBe(computed);
});

it('gives the details their own copy of every module of the shelf, and none of the kit', () => {
  const details = '/home/calculators/tax/income-tax/amt.ts?details';
  expect(copyForDetails('/home/calculators/tax/fields.ts', details)).toBe('/home/calculators/tax/fields.ts?details');
  expect(copyForDetails('/home/calculators/tax/estate/rates.ts', details)).toBe('/home/calculators/tax/estate/rates.ts?details');
  expect(copyForDetails('/home/calculators/kit/money/money.ts', details)).toBe(undefined);
});

it('keeps an import that names nothing', () => {
  expect(onlyFormula("import '../../pwa/workbench/polyfill.ts';\n")).toBe("import '../../pwa/workbench/polyfill.ts';\n");
});

it('leaves only the details and the code that they need', () => {
  expect(onlyDetails(definition)).toContain(
    "export default { sources: [source, { title: 'Where’s this', locator: 'p. 1' }], explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] } };",
  );
  expect(onlyDetails(definition)).toContain("import { source } from '../../pwa/workbench/loan.ts';");
  expect(onlyDetails(definition)).not.toContain('calculate');
});

it('leaves out of the details what another file holds', () => {
  const charted = definition.replace('explanation:', "chart: () => 'drawn',\n  explanation:");
  expect(onlyDetails(charted, ['explanation', 'sources'])).toContain("export default { chart: () => 'drawn' };");
});

it('leaves the help out of the list of a shelf, and nothing else', () => {
  const list = `import c0 from './a.ts';
export const details: Readonly<Record<string, CalculatorDetails>> = {
  "a": detailsOf(c0, {"price":"Before tax (and fees), {each}."}),
  "b": detailsOf(c1, {}),
};
`;
  expect(withoutHelp(list)).toBe(list.replace('{"price":"Before tax (and fees), {each}."}', '{}'));
});

it('leaves a file without a definition unchanged', () => {
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

it('removes the printed-only parts of dated figures, and leaves other constants', () => {
  const figures = `export const taxFigures: DatedFigures<Tax> = {
  gift: { label: 'gift', printedOnly: true, values: [{ from: '2026-01-01', value: byStatus(1, 2, 3, 4), source: 'by law' }] },
  top: {
    label: 'top',
    unit: 'dollars',
    values: [{ from: '2026-01-01', value: 5, source: 'Rev. Proc. 2025-32', evidence: 'published' }],
    standard: { value: 4, year: 2024, source: 'Rev. Proc. 2023-34', note: 'That of 2024.' },
  },
};
export const choice = { label: 'Figures', source: 'form' };
`;
  expect(onlyValues(figures).replace(/\s+/g, ' ')).toBe(
    "export const taxFigures: DatedFigures<Tax> = { top: { values: [{ from: '2026-01-01', value: 5, }], standard: { value: 4, }, }, }; export const choice = { label: 'Figures', source: 'form' }; ",
  );
});

it('leaves out only figures that no formula reads', () => {
  const calculators = fileURLToPath(new URL('../../calculators/', import.meta.url));
  const files = readdirSync(calculators, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.cases|\.gen)\.ts$/.test(name),
  );
  const text = (names: readonly string[]) => names.map((name) => readFileSync(calculators + name, 'utf8')).join('\n');
  const printedOnly = [...text(files.filter((name) => name.startsWith('figures'))).matchAll(/ (\w+): \{\s+printedOnly: true/g)].map(
    ([, name = '']) => name,
  );
  expect(printedOnly.length).toBeGreaterThan(10);
  const formulas = text(files.filter((name) => !name.startsWith('figures')));
  expect(printedOnly.filter((name) => new RegExp(`\\b${name}\\b`).test(formulas))).toEqual([]);
});
