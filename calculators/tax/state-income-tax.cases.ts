import { casesOf } from '../kit/cases.ts';
import stateIncomeTax from './state-income-tax.ts';

export default casesOf(['A-31'], stateIncomeTax, [
  {
    name: 'in California 75,000 of wages owe 2,774.57',
    given: { state: 'CA', wages: 75000 },
    expect: { taxableIncome: 69294, taxBeforeCredits: 2927.57, credits: 153 },
    from: '2025 Form 540, Schedule X by hand: 110.79 + 303.70 + 607.52 + 965.40 + 8 % × 11,752; credit 153',
  },
  {
    name: 'New York takes back the lower rates above 107,650',
    given: { state: 'NY', wages: 250000 },
    expect: { deduction: 8000, taxableIncome: 242000, stateTax: 16013.15 },
    from: '2025 IT-201 worksheet by hand: 12,356 + 6.85 % × 26,600 + 568 + 1,831 × 34,600 ÷ 50,000',
    within: 1,
  },
  {
    name: 'Texas asks nothing, and says nothing of a deduction',
    given: { state: 'TX', wages: 250000 },
    expect: { stateTax: 0, taxableIncome: 0, topRate: 0, afterStateTax: 250000, notes: [] },
    from: 'Texas Constitution, art. VIII sec. 24-a',
  },
  {
    name: 'Ohio’s base amount jumps at 100,000, and a low income has a credit of 20',
    given: { state: 'OH', wages: 30000 },
    expect: { exemptions: 2400, taxableIncome: 27600, taxBeforeCredits: 384.63, stateTax: 364.63 },
    from: '2025 IT 1040 instructions, p. 18, by hand: 342 + 2.75 % × 1,550',
  },
  {
    name: 'Illinois leaves pensions and Social Security alone',
    given: { state: 'IL', wages: 0, pension: 60000, socialSecurity: 30000, age: 70 },
    expect: { stateTax: 0, incomeLeftOut: 85500, federalAgi: 85500 },
    from: '2025 IL-1040 line 5; taxable benefits 85 % × 30,000 by Publication 915',
  },
  {
    name: 'Pennsylvania leaves a pension out from 59½ on, and not before',
    given: { state: 'PA', wages: 0, pension: 50000, age: 55 },
    expect: { stateTax: 1535, taxableIncome: 50000 },
    from: 'by hand: 3.07 % × 50,000',
  },
  {
    name: 'Montana taxes a long-term gain on top at 3 and 4.1 %',
    given: { state: 'MT', wages: 30000, longTermGains: 20000 },
    expect: { taxableIncome: 34250, stateTax: 1414.4 },
    from: '2025 Form 2 by hand: 4.7 % × 14,250 + 3 % × 6,850 + 4.1 % × 13,150',
  },
  {
    name: 'Colorado taxes no benefits from 65 on and leaves 24,000 of pension out, benefits included',
    given: { state: 'CO', wages: 0, pension: 60000, socialSecurity: 20000, age: 66 },
    expect: { federalAgi: 77000, incomeLeftOut: 24000, deduction: 23630 },
    from: 'by hand: 85 % × 20,000 + 7,000; 15,750 + 2,000 + 6,000 − 6 % × 2,000',
  },
  {
    name: 'Connecticut credits a part of the tax of a low income',
    given: { state: 'CT', wages: 30000 },
    expect: { exemptions: 15000, taxBeforeCredits: 425, stateTax: 361.25 },
    from: '2025 CT-1040, tables A to E by hand: 200 + 4.5 % × 5,000, less 15 %',
  },
  {
    name: 'in Montana 2026 brings a wider first bracket',
    given: { state: 'MT', wages: 75000, figures: '2026' },
    expect: { taxableIncome: 58900, stateTax: 2876.6 },
    from: 'HB 337 of 2025 by hand: 2,232.50 + 5.65 % × 11,400',
  },
  {
    name: 'the figures of California for 2026 are missing',
    given: { state: 'CA', figures: '2026' },
    expect: { refused: 'This version does not have the figures of California for 2026: choose 2025 law.' },
    from: 'Franchise Tax Board: indexed brackets appear in the autumn of the year',
  },
  {
    name: 'a couple in New York with a note on local tax',
    given: { state: 'NY', wages: 200000, filingStatus: 'marriedJoint' },
    expect: { stateTax: 10850.41, notes: ['Local income tax is not included.'] },
    from: 'public worked case of the Yale Budget Lab, checked by hand',
    within: 2,
  },
  {
    name: 'figures before 2025 are not held',
    given: { figures: '2024' },
    expect: { refused: 'The law of 2024 is not complete. Missing here: state income tax. Choose 2026 law.' },
    from: 'by design',
  },
  {
    name: 'Massachusetts taxes a withdrawal from an IRA like wages',
    given: { state: 'MA', wages: 0, pension: 60000, pensionKind: 'ira', age: 70 },
    expect: { taxableIncome: 54900, stateTax: 2745, notes: [] },
    from: '2025 Form 1 instructions, line 4; Schedule X, line 2, by hand: 5 % × (60,000 − 4,400 − 700)',
  },
  {
    name: 'Massachusetts leaves out the pension of a teacher or a soldier',
    given: { state: 'MA', wages: 0, pension: 60000, pensionKind: 'public', age: 70 },
    expect: { taxableIncome: 0, stateTax: 0, notes: [] },
    from: '2025 Form 1 instructions, line 4: contributory pensions of the state and of the United States are exempt',
  },
  {
    name: 'New Jersey leaves out a pension of 62 up to 75,000',
    given: { state: 'NJ', wages: 0, pension: 90000, age: 62 },
    expect: { incomeLeftOut: 75000, taxableIncome: 14000, stateTax: 196 },
    from: 'N.J.S.A. 54A:6-10, 54A:6-15 by hand: 1.4 % × (90,000 − 75,000 − 1,000)',
  },
  {
    name: 'at 110,000 of income New Jersey leaves out 37.5 % of it',
    given: { state: 'NJ', wages: 30000, pension: 80000, age: 62 },
    expect: { incomeLeftOut: 30000, taxableIncome: 79000, stateTax: 2906.05 },
    from: 'N.J.S.A. 54A:6-10 by hand: 280 + 262.50 + 175 + 5.525 % × 35,000 + 6.37 % × 4,000',
  },
  {
    name: 'above 150,000 of income New Jersey leaves out none of it',
    given: { state: 'NJ', wages: 100000.01, pension: 50000, age: 62 },
    expect: { incomeLeftOut: 0, taxableIncome: 149000.01 },
    from: 'N.J.S.A. 54A:6-10: total income of more than 150,000',
  },
  {
    name: 'at 61 New Jersey leaves out nothing',
    given: { state: 'NJ', wages: 0, pension: 90000, age: 61 },
    expect: { incomeLeftOut: 0, taxableIncome: 89000 },
    from: 'N.J.S.A. 54A:6-10: 62 or older',
  },
  {
    name: 'Mississippi taxes a withdrawal at 50 from an IRA',
    given: { state: 'MS', wages: 0, pension: 30000, pensionKind: 'ira', age: 50 },
    expect: { taxableIncome: 21700, stateTax: 514.8 },
    from: '35 Miss. Admin. Code Pt. III, R. 4.02, sec. 104; by hand: 4.4 % × (30,000 − 2,300 − 6,000 − 10,000)',
  },
]);
