import { describe, expect, it } from 'vitest';
import { labelFromName } from './label.ts';

describe('a label', () => {
  it.each([
    ['monthlyPayment', 'Monthly payment'],
    ['netProceedsWith1031', 'Net proceeds with 1031'],
    ['qualifiesFHA', 'Qualifies FHA'],
    ['maxFHAPayment', 'Max FHA payment'],
    ['noi', 'NOI'],
    ['loanToValue', 'Loan to value'],
    ['currentDTI', 'Current DTI'],
    ['dscr', 'DSCR'],
    ['valueInTodaysDollars', 'Value in today\u2019s dollars'],
    ['additionalMedicareTax', 'Additional Medicare tax'],
    ['socialSecurityTax', 'Social Security tax'],
    ['planB', 'Plan b'],
    ['fees12b1', 'Fees 12b 1'],
    ['total401kBalance', 'Total 401k balance'],
    ['XYZReturn', 'XYZ return'],
    ['ofXYZ', 'Of XYZ'],
    ['', ''],
  ])('[R-CUI-25] is made of the field name: %s is "%s"', (name, label) => {
    expect(labelFromName(name)).toBe(label);
  });

  it.each([
    ['rates', 'apr apy irr npv pv fv'],
    ['loans', 'ltv dti pmi mip fha va heloc arm dscr'],
    ['accounts', 'hsa ira rmd cd'],
    ['taxes', 'fica amt agi magi niit qbi se irs'],
    ['Social Security', 'pia aime'],
    ['business', 'noi roi roa roe ebitda eoq'],
    ['vehicles', 'mpg'],
  ])('writes the abbreviations of %s in capitals', (_trade, words) => {
    for (const word of words.split(' ')) expect(labelFromName(word)).toBe(word.toUpperCase());
  });
});
