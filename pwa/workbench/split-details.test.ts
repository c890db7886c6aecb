import { expect, it } from 'vitest';
import { onlyDetails, onlyFormula } from './split-details.ts';

const definition = `import { defineCalculator } from '../kit/define.ts';
import { source } from './loan.ts';
const limit: number = 4;
export default defineCalculator({
  id: 'sum',
  title: 'Sum',
  sources: [source, { title: 'Where’s this', locator: 'p. 1' }],
  calculate: (inputs) => ({ sources: inputs.a + limit }),
  explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] },
});
export const after = 1;
`;

it('takes details and catalogue out of a definition and nothing else', () => {
  expect(onlyFormula(definition).replace(/\n\s*/g, '\n')).toBe(`import { defineCalculator } from '../kit/define.ts';
import { source } from './loan.ts';
const limit: number = 4;
export default defineCalculator({
id: 'sum',
calculate: (inputs) => ({ sources: inputs.a + limit }),
});
export const after = 1;
`);
});

it('leaves only the details, with what they need', () => {
  expect(onlyDetails(definition)).toContain(
    "export default { sources: [source, { title: 'Where’s this', locator: 'p. 1' }], explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] } };",
  );
  expect(onlyDetails(definition)).toContain("import { source } from './loan.ts';");
  expect(onlyDetails(definition)).not.toContain('calculate');
});

it('leaves alone what is no definition', () => {
  const shared = "export const explanation = 'x';\nexport default { explanation };\n";
  expect(onlyFormula(shared)).toBe(shared);
  expect(onlyDetails(shared)).toBe(shared);
});
