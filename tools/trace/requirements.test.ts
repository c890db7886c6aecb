import { expect, it } from 'vitest';
import { readRequirements, readRules } from './requirements.ts';

it('reads the rows of a list with their levels', () => {
  const markdown = '# Shop\n\n## Counter\n\n| id | what is required | levels |\n|---|---|---|\n| R-FIX-1 | It opens. | U, E |\n';
  expect(readRequirements(markdown)).toEqual([{ id: 'R-FIX-1', sentence: 'It opens.', levels: ['U', 'E'], list: 'Shop' }]);
});

it.each(['| R-FIX-1 | It opens. | X |', '| R-FIX-1 | It opens. |', '| first | It opens. | U |'])('refuses the row %s', (line) => {
  expect(() => readRequirements(`# Shop\n${line}\n`)).toThrow('Not a requirement');
});

it('reads the numbered rules of a specification by their first sentences', () => {
  expect(readRules('# Sync\n\nText.\n- **[S1]** One number. No gap.\n- no rule\n')).toEqual([
    { id: 'S1', sentence: 'One number.', levels: ['A'], list: 'Sync' },
  ]);
});
