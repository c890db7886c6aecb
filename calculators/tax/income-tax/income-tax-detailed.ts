import { fractionToPercent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { incomeTaxWithGains, netCapitalGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import {
  deductibleStateTaxes,
  itemizedDeductionsKept,
  marginalIncomeTaxRate,
  seniorDeduction,
  standardDeduction,
  tableIncomeTax,
  taxTableEnd,
} from '#calculators/kit/law/federal-tax/income-tax.ts';
import { netInvestmentIncomeTax } from '#calculators/kit/law/federal-tax/niit.ts';
import { employeePayrollTax } from '#calculators/kit/law/federal-tax/payroll-tax.ts';
import { additionalChildTaxCredit, earnedIncomeCredit } from '#calculators/kit/law/federal-tax/refundable-credits.ts';
import { loadStateTax, stateInput, stateTaxOn } from '#calculators/kit/law/states/state-layer.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import {
  annualIncome,
  bracketColumns,
  bracketRows,
  figures,
  filingStatus,
  itemizedDeductions,
  longTermGains,
  otherIncome,
  qualifiedDividends,
  shareOf,
} from '#calculators/tax/income.ts';
import { childTaxCredit } from './child-tax-credit.ts';

/**
 * Federal income tax of a year, following Form 1040: adjusted gross income, deduction, tax with gains at 0, 15 and 20 % on top, credits.
 *   total = max(0, tax − credits) + 3.8 % of investment income and 0.9 % of wages above the threshold
 *   refund = withheld + refundable credits − total; the tax of the Tax Table stands beside that of the schedules
 * Dollars a year; to the cent, half up.
 */
export default defineCalculator({
  id: 'income-tax-detailed',
  title: 'Income Tax in Detail',
  description: 'Federal tax with gains, deductions and credits.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'file-spreadsheet',
  sortOrder: 108,
  inputs: {
    annualIncome,
    interestIncome: money('Interest and dividends', 0, { tooltip: 'Taxed like wages; without qualified dividends.' }),
    longTermGains,
    preTaxContributions: money('Pre-tax contributions', 0, { tooltip: '401(k), deductible IRA, HSA: they lower adjusted gross income.' }),
    itemizedDeductions: { ...itemizedDeductions, tooltip: 'Without state and local taxes: mortgage interest, gifts, medical.' },
    children: quantity('Children under 17', '', 0, 20),
    taxWithheld: money('Tax withheld', 9000, { tooltip: 'Withheld from pay and paid as estimates.' }),
    filingStatus,
    qualifiedDividends: { ...qualifiedDividends, advanced: true },
    capitalLosses: money('Capital losses', 0, { advanced: true, tooltip: 'As a positive amount, with losses of earlier years.' }),
    otherIncome: { ...otherIncome, advanced: true },
    stateAndLocalTaxes: money('State and local taxes', 0, { advanced: true, tooltip: 'Itemized up to the cap of the year.' }),
    aged65: quantity('People of 65 or older', '', 0, 2, { advanced: true, tooltip: 'You and, on a joint return, your spouse.' }),
    creditAge: {
      label: 'You or your spouse are 25 to 64',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      tooltip: 'Without children only this age gets the earned income credit.',
    },
    otherCredits: money('Other credits', 0, { advanced: true, tooltip: 'Nonrefundable credits.' }),
    state: stateInput,
    figures,
  },
  results: {
    totalTax: 'money',
    adjustedGrossIncome: 'money',
    deductionTaken: 'money',
    taxableIncome: 'money',
    ordinaryTax: 'money',
    capitalGainsTax: 'money',
    netInvestmentIncomeTax: 'money',
    additionalMedicareTax: 'money',
    creditsUsed: 'money',
    additionalChildTaxCredit: 'money',
    earnedIncomeCredit: 'money',
    lossCarryover: 'balance',
    taxByTaxTable: 'money?',
    effectiveTaxRate: 'percent',
    marginalTaxRate: 'percent',
    stateTax: 'money',
    afterTaxIncome: 'money',
    refundOrDue: 'money',
    itemizes: 'flag',
    brackets: bracketColumns,
  },
  needs: loadStateTax,
  calculate(inputs) {
    const { figures: set, filingStatus: status } = inputs;
    const capital = netCapitalGains(status, 0, inputs.longTermGains - inputs.capitalLosses, Number.MAX_VALUE);
    const preferred = capital.longTerm + inputs.qualifiedDividends;
    const income = inputs.annualIncome + inputs.interestIncome + inputs.otherIncome + preferred - capital.deductibleLoss;
    const agi = taxToCent(Math.max(0, income - inputs.preTaxContributions));
    const aged = Math.min(Math.floor(inputs.aged65), status === 'marriedJoint' ? 2 : 1);
    const listed = inputs.itemizedDeductions + deductibleStateTaxes(set, status, inputs.stateAndLocalTaxes, agi);
    const itemized = itemizedDeductionsKept(set, status, listed, agi);
    const standard = standardDeduction(set, status, aged);
    const deductionTaken = taxToCent(Math.max(itemized, standard) + seniorDeduction(set, status, aged, agi));
    const taxableIncome = taxToCent(Math.max(0, agi - deductionTaken));
    const beforeLoss = Math.max(0, income - inputs.preTaxContributions - deductionTaken + capital.deductibleLoss);
    const unusedLoss = Math.max(0, capital.deductibleLoss - beforeLoss);
    const gain = Math.min(preferred, taxableIncome);
    const ordinaryIncome = taxToCent(taxableIncome - gain);
    const tax = incomeTaxWithGains(set, status, taxableIncome, { net: gain });
    const ordinaryTax = taxToCent(tax.ordinary);
    const capitalGainsTax = taxToCent(taxToCent(tax.total) - ordinaryTax);
    const children = Math.floor(inputs.children);
    const childCredit = childTaxCredit(set, status, children, agi);
    const creditable = ordinaryTax + capitalGainsTax;
    const otherUsed = Math.min(inputs.otherCredits, creditable);
    const childUsed = Math.min(childCredit, creditable - otherUsed);
    const creditsUsed = taxToCent(otherUsed + childUsed);
    const investmentIncome = inputs.interestIncome + preferred;
    const niit = taxToCent(netInvestmentIncomeTax(status, Math.max(0, investmentIncome - capital.deductibleLoss), agi));
    const payroll = employeePayrollTax(set, status, inputs.annualIncome);
    const additionalMedicareTax = taxToCent(payroll.additionalMedicare);
    const earned = Math.max(0, inputs.annualIncome - inputs.preTaxContributions);
    const ofAge = children > 0 || inputs.creditAge;
    const earnedCredit = ofAge ? taxToCent(earnedIncomeCredit(set, status, { children, earned, agi, investmentIncome })) : 0;
    const payrollTaxLessCredit = payroll.socialSecurity + payroll.medicare - earnedCredit;
    const childRefund = taxToCent(
      additionalChildTaxCredit(set, { children, unused: childCredit - childUsed, earned, payrollTaxLessCredit }),
    );
    const refundable = childRefund + earnedCredit;
    const totalTax = taxToCent(creditable - creditsUsed + niit + additionalMedicareTax);
    const stateTax = stateTaxOn(set, status, inputs.state, {
      wages: earned,
      otherIncome: inputs.interestIncome + inputs.otherIncome + inputs.qualifiedDividends - capital.deductibleLoss,
      longTermGains: capital.longTerm,
      dependents: children,
      age: aged > 0 ? 65 : 40,
    });
    if (typeof stateTax !== 'number') return stateTax;
    const byTable =
      taxableIncome < taxTableEnd ? incomeTaxWithGains(set, status, taxableIncome, { net: gain }, tableIncomeTax).total : null;
    return {
      totalTax,
      adjustedGrossIncome: agi,
      deductionTaken,
      taxableIncome,
      ordinaryTax,
      capitalGainsTax,
      netInvestmentIncomeTax: niit,
      additionalMedicareTax,
      creditsUsed,
      additionalChildTaxCredit: childRefund,
      earnedIncomeCredit: earnedCredit,
      lossCarryover: taxToCent(capital.longTermCarryover + unusedLoss),
      taxByTaxTable: byTable === null ? null : taxToCent(byTable),
      effectiveTaxRate: shareOf(totalTax, income),
      marginalTaxRate: fractionToPercent(marginalIncomeTaxRate(set, status, ordinaryIncome)),
      stateTax,
      afterTaxIncome: taxToCent(income - totalTax - stateTax + refundable),
      refundOrDue: taxToCent(inputs.taxWithheld + refundable - totalTax),
      itemizes: taxToCent(itemized - standard) > 0,
      brackets: bracketRows(set, status, ordinaryIncome),
    };
  },
  headline: (results) => ({ value: results.totalTax, kind: 'money', per: 'a year' }),
  say(results, inputs) {
    const tax =
      results.totalTax === 0
        ? '**No federal income tax** is due'
        : `The tax is **${wholeDollars(results.totalTax)}**, ${percent(results.effectiveTaxRate)} of the income`;
    const credits = results.additionalChildTaxCredit + results.earnedIncomeCredit;
    const state = results.stateTax > 0 ? ` The state asks **${wholeDollars(results.stateTax)}** besides.` : '';
    if (inputs.taxWithheld + credits === 0) return `${tax}.${state}`;
    const refundText =
      results.refundOrDue < 0
        ? `you still owe **${wholeDollars(-results.refundOrDue)}**`
        : `**${wholeDollars(results.refundOrDue)}** comes back${credits > 0 ? `, ${wholeDollars(credits)} of it refundable credits` : ''}`;
    return `${tax}; ${refundText}.${state}`;
  },
  supporting: ['taxableIncome', 'effectiveTaxRate', 'marginalTaxRate', 'refundOrDue'],
});
