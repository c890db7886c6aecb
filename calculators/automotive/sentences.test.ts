import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '../kit/define.ts';
import { defaultsOf } from '../kit/inputs.ts';
import { isRefusal } from '../kit/refusal.ts';
import { shelf } from './shelf.gen.ts';

/** The sentence under the headline, without its emphasis. */
function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) return `no calculator ${id}`;
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const outcome = calculator.calculate(inputs);
  return isRefusal(outcome) ? outcome.refused : calculator.say(outcome, inputs).replaceAll('**', '');
}

describe('the sentence of a vehicle result', () => {
  it('says of what the business use of a truck brings back tax', () => {
    expect(sentenceOf('truck-loan', { businessUse: 100 })).toMatch(
      / financed\. Business use brings \$2,805 of the interest back in tax\.$/,
    );
  });

  it('sums up no interest where there is none', () => {
    expect(sentenceOf('auto-loan', { interestRate: 0 })).toBe('You would pay $416.67 a month for 5 years, without interest.');
    expect(sentenceOf('auto-loan', {})).toMatch(/, with \$4,349 of interest in all\.$/);
  });

  it.each(['motorcycle-loan', 'rv-loan', 'boat-loan'])('%s sets what is beside the payment apart from the month', (id) => {
    expect(sentenceOf(id, {})).toMatch(/ financed\. With [a-z, ]+, a month comes to \$[\d,.]+\.$/);
  });
});
