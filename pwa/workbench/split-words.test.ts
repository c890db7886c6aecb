import { expect, it } from 'vitest';
import { onlyWords, withoutWords } from './split-words.ts';

const definition = `import { defineCalculator } from '../kit/define.ts';
import { source } from './loan.ts';
const limit: number = 4;
export default defineCalculator({
  id: 'sum',
  sources: [source, { title: 'Where’s this', locator: 'p. 1' }],
  calculate: (inputs) => ({ sources: inputs.a + limit }),
  explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] },
});
export const after = 1;
`;

it('takes the words out of a definition and nothing else', () => {
  expect(withoutWords(definition).replace(/\n\s*/g, '\n')).toBe(`import { defineCalculator } from '../kit/define.ts';
import { source } from './loan.ts';
const limit: number = 4;
export default defineCalculator({
id: 'sum',
calculate: (inputs) => ({ sources: inputs.a + limit }),
});
export const after = 1;
`);
});

it('leaves only the words, with what they need', () => {
  expect(onlyWords(definition)).toContain(
    "export default { sources: [source, { title: 'Where’s this', locator: 'p. 1' }], explanation: { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] } };",
  );
  expect(onlyWords(definition)).toContain("import { source } from './loan.ts';");
  expect(onlyWords(definition)).not.toContain('calculate');
});

it('leaves alone what is no definition', () => {
  const shared = "export const explanation = 'x';\nexport default { explanation };\n";
  expect(withoutWords(shared)).toBe(shared);
  expect(onlyWords(shared)).toBe(shared);
});
