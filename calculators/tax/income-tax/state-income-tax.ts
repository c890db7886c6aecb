import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { stateNames } from '#calculators/figures/states/state-names.ts';
import { fractionToPercent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import type { PensionKind, StateReturn } from '#calculators/kit/law/states/state-household.ts';
import { loadStateTax, stateTaxOf, unpublished } from '#calculators/kit/law/states/state-layer.ts';
import { newestStateSet, stateYear } from '#calculators/kit/law/states/state-year.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, filingStatus, shareOf } from '#calculators/tax/income.ts';

const payers = {
  employer: 'A private employer',
  ira: 'An IRA or a savings plan',
  public: 'A state or local government',
  military: 'The armed forces',
} as const;

/**
 * Income tax of a state or of the District of Columbia on a resident of the whole year.
 *   taxable = federal AGI − what the state leaves out − deduction − exemptions; tax = schedule + surtaxes − credits
 * Dollars a year; to the cent, half up.
 */
export default defineCalculator({
  id: 'state-income-tax',
  title: 'State Income Tax',
  description: 'Income tax of each state and of D.C. on your income.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'map',
  sortOrder: 123,
  inputs: {
    state: choice('State', stateNames, 'CA', { tooltip: 'Where you live all year.' }),
    wages: money('Wages', 75000, { step: 1000, required: true, tooltip: 'Wages and salary before tax.' }),
    filingStatus,
    pension: money('Pension and plan income', 0, { tooltip: 'Payments from pensions, IRAs, and plans such as a 401(k).' }),
    socialSecurity: money('Social Security', 0, { tooltip: 'Benefits of the year before any tax.' }),
    longTermGains: money('Long-term gains', 0, { tooltip: 'Held for more than a year, without tax-free gain on a home.' }),
    dependents: quantity('Dependents', 'children', 0, 12, { tooltip: 'Children under 17.' }),
    age: quantity('Age', 'years', 40, 110, { min: 18, tooltip: 'At the end of the year.' }),
    pensionKind: choice('Pension is paid by', payers, 'employer', { advanced: true, tooltip: 'States tax each of them differently.' }),
    spouseAge: quantity('Age of spouse', 'years', 40, 110, { min: 18, advanced: true, tooltip: 'Counts on a joint return only.' }),
    spousePension: money('Pension of spouse', 0, {
      advanced: true,
      tooltip: 'Counts on a joint return only. Most states limit what they leave out for each person.',
    }),
    spousePensionKind: choice('Pension of spouse is paid by', payers, 'employer', { advanced: true }),
    spouseSocialSecurity: money('Social Security of spouse', 0, { advanced: true, tooltip: 'Counts on a joint return only.' }),
    otherIncome: money('Interest and other income', 0, { advanced: true, tooltip: 'Interest and whatever is taxed like wages.' }),
    figures: { ...figures, defaultValue: newestStateSet },
  },
  results: {
    stateTax: 'money',
    effectiveTaxRate: 'percent',
    topRate: 'percent',
    federalAgi: 'money',
    incomeLeftOut: 'money',
    deduction: 'money',
    exemptions: 'money',
    taxableIncome: 'money',
    taxBeforeCredits: 'money',
    credits: 'money',
    afterStateTax: 'money',
    notes: 'list',
  },
  needs: loadStateTax,
  calculate(inputs) {
    const { filingStatus: status, socialSecurity: benefits } = inputs;
    const year = stateYear(inputs.figures);
    const spouse = spouseOf(inputs);
    const answer = stateTaxOf({ ...inputs, year, status, benefits, spouse });
    if (answer === 'unpublished') return unpublished(inputs.state);
    const stateTax = taxToCent(answer.tax);
    const ofSpouse = (spouse?.pension ?? 0) + (spouse?.benefits ?? 0);
    const income = inputs.wages + inputs.otherIncome + inputs.pension + benefits + inputs.longTermGains + ofSpouse;
    const beforeCredits = taxToCent(answer.scheduleTax + answer.extraTaxes);
    return {
      stateTax,
      effectiveTaxRate: shareOf(stateTax, income),
      topRate: fractionToPercent(answer.topRate),
      federalAgi: taxToCent(answer.federalAgi),
      incomeLeftOut: taxToCent(answer.benefitsLeftOut + answer.retirementLeftOut + answer.gainsLeftOut),
      deduction: taxToCent(answer.deduction),
      exemptions: taxToCent(answer.exemptions),
      taxableIncome: taxToCent(answer.taxableIncome),
      taxBeforeCredits: beforeCredits,
      credits: taxToCent(Math.max(0, beforeCredits - stateTax)),
      afterStateTax: taxToCent(income - stateTax),
      notes: answer.notes,
    };
  },
  headline: (results) => ({ value: results.stateTax, kind: 'money', per: 'a year' }),
  say(results, { state, figures: set }) {
    const year = stateYear(set);
    if (results.stateTax === 0) return `${stateNames[state]} asks **no income tax** of you for ${year}.`;
    return `${stateNames[state]} asks **${wholeDollars(results.stateTax)}** for ${year}, **${percent(results.effectiveTaxRate)}** of your income. Federal and local tax come on top.`;
  },
  supporting: ['taxableIncome', 'effectiveTaxRate', 'topRate', 'afterStateTax'],
});

interface SpouseInputs {
  readonly filingStatus: FilingStatus;
  readonly spousePension: number;
  readonly spousePensionKind: PensionKind;
  readonly spouseSocialSecurity: number;
}

/** Amounts of the spouse of a joint return. */
function spouseOf({ filingStatus: status, spousePension, spousePensionKind, spouseSocialSecurity }: SpouseInputs): StateReturn['spouse'] {
  if (status !== 'marriedJoint') return undefined;
  return { pension: spousePension, pensionKind: spousePensionKind, benefits: spouseSocialSecurity };
}
