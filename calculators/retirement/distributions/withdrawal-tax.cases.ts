import { casesOf } from '#calculators/kit/definition/cases.ts';
import withdrawalTax from './withdrawal-tax.ts';

export default casesOf([], withdrawalTax, [
  {
    name: 'a plain withdrawal of a single person fills the brackets',
    given: { withdrawal: 40000, currentAge: 62, benefits: 0, pension: 16100, otherIncome: 0, gains: 0, figures: '2026' },
    expect: { totalTax: 4552, bracketPart: 4552, benefitsPart: 0, leftOver: 35448, rateOfWithdrawal: 11.38 },
    from: 'by hand: 10 % of 12,400 and 12 % of 27,600',
  },
  {
    name: 'each dollar makes 85 cents of benefits taxable',
    given: { withdrawal: 1000, currentAge: 62, benefits: 30000, pension: 40000, otherIncome: 0, gains: 0, figures: '2026' },
    expect: { totalTax: 222, bracketPart: 120, benefitsPart: 102 },
    from: 'by hand: 12 % of 1,850; Publication 915, worksheet 1: 85 % of 1,000 more is taxed',
  },
  {
    name: 'gains leave the 0 % bracket',
    given: { withdrawal: 10000, currentAge: 62, benefits: 0, pension: 60550, otherIncome: 0, gains: 5000, figures: '2026' },
    expect: { totalTax: 2355, bracketPart: 1605, gainsPart: 750 },
    from: 'by hand: 44,450 and 5,000 of gain fill 49,450; then 5,950 at 12 %, 4,050 at 22 %, and 15 % of 5,000',
  },
  {
    name: 'a withdrawal at 55 costs a tenth more',
    given: { withdrawal: 10000, currentAge: 55, benefits: 0, pension: 16100, otherIncome: 0, gains: 0, figures: '2026' },
    expect: { totalTax: 2000, penalty: 1000, bracketPart: 1000 },
    from: 'by hand: 10 % of 10,000, and 10 % by 26 USC 72(t)',
  },
  {
    name: 'what goes to charities from 71 on is not taxed',
    given: { withdrawal: 10000, toCharity: 10000, currentAge: 71, figures: '2026' },
    expect: { totalTax: 0, charitable: 10000, leftOver: 0 },
    from: '26 USC 408(d)(8)',
  },
  {
    name: 'at 70 it is taxed, because 70½ is not reached',
    given: { withdrawal: 10000, toCharity: 10000, currentAge: 70, benefits: 0, pension: 24150, otherIncome: 0, gains: 0, figures: '2026' },
    expect: { totalTax: 1000, charitable: 0 },
    from: 'by hand: 24,150 are the deductions of a single person of 65 or older; 10 % of 10,000',
  },
  {
    name: 'Georgia leaves it out at 70',
    given: { withdrawal: 40000, state: 'GA', currentAge: 70, benefits: 0, pension: 20000, otherIncome: 0, gains: 0, figures: '2026' },
    expect: { stateTax: 0 },
    from: 'O.C.G.A. 48-7-27(a)(5): 60,000 are below 65,000',
  },
  {
    name: 'more for charities than the withdrawal is refused',
    given: { withdrawal: 100, toCharity: 200, figures: '2026' },
    expect: { refused: 'The part for charities is more than the withdrawal.' },
    from: 'a distribution cannot exceed itself',
  },
]);
