import { describe, expect, it } from 'vitest';
import { amt } from '#calculators/figures/federal-tax/amt.ts';
import { capitalGains } from '#calculators/figures/federal-tax/capital-gains.ts';
import { estate } from '#calculators/figures/federal-tax/estate.ts';
import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import { additionalMedicareThreshold, payroll } from '#calculators/figures/federal-tax/payroll.ts';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { shelf } from '#calculators/shelves/tax/shelf.gen.ts';

await loadStateTax();

const everywhere = completeSets.flatMap((figures) => filingStatuses.map((filingStatus) => ({ figures, filingStatus })));

/** A numeric result for an amount a cent below, at, and a cent above a threshold. */
function around(id: string, given: Readonly<Record<string, number | string>>, field: string, threshold: number, name: string) {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  return [-1, 0, 1].map((cents) => {
    const results = calculator.calculate({
      ...defaultsOf(calculator.inputs),
      ...given,
      [field]: Math.round(threshold * 100 + cents) / 100,
    });
    if (isRefusal(results)) throw new Error(results.refused);
    return Number(results[name]);
  });
}

describe.each(everywhere)('$figures, $filingStatus', ({ figures, filingStatus }) => {
  const chosen = { figures, filingStatus };

  it.each(['basic-tax', 'income-tax-detailed'])('%s changes the marginal rate one cent above each bracket', (id) => {
    const deduction = incomeTax[figures].standardDeduction[filingStatus];
    const rates = [10, 12, 22, 24, 32, 35, 37];
    for (const [at, top] of incomeTax[figures].bracketTops[filingStatus].entries()) {
      const given = { ...chosen, deductions: deduction };
      expect(around(id, given, 'annualIncome', top + deduction, 'marginalTaxRate')).toEqual([rates[at], rates[at], rates[at + 1]]);
    }
  });

  it('income up to the standard deduction is free, and its next cent is taxable', () => {
    const deduction = incomeTax[figures].standardDeduction[filingStatus];
    const given = { ...chosen, deductions: 0 };
    expect(around('basic-tax', given, 'annualIncome', deduction, 'taxableIncome')).toEqual([0, 0, 0.01]);
    expect(around('basic-tax', { ...chosen, annualIncome: 1e6 }, 'deductions', deduction, 'deductionTaken')).toEqual([
      deduction,
      deduction,
      deduction + 0.01,
    ]);
  });

  it('gain leaves 0 % and 15 % one cent above the thresholds', () => {
    const { zeroRateTop, fifteenRateTop } = capitalGains[figures];
    const given = { ...chosen, ordinaryIncome: 0, shortTermGains: 0, capitalLosses: 0 };
    const gain = (threshold: number, name: string) => around('capital-gains-tax', given, 'longTermGains', threshold, name);
    expect(gain(zeroRateTop[filingStatus], 'gainTaxedAt15')).toEqual([0, 0, 0.01]);
    expect(gain(fifteenRateTop[filingStatus], 'gainTaxedAt20')).toEqual([0, 0, 0.01]);
  });

  it('3.8 % begins above its threshold, to the cent of the tax', () => {
    const threshold = additionalMedicareThreshold[filingStatus];
    const given = { ...chosen, shortTermGains: 0, capitalLosses: 0, deductions: 0, longTermGains: 100 };
    const tax = (over: number) => around('capital-gains-tax', given, 'ordinaryIncome', threshold - 100 + over, 'netInvestmentIncomeTax');
    expect(tax(0)).toEqual([0, 0, 0]);
    expect(tax(0.14)).toEqual([0, 0.01, 0.01]);
  });

  it('Social Security tax of the self-employed stops at the wage base', () => {
    const { wageBase } = payroll[figures];
    const most = Math.round(wageBase * 12.4) / 100;
    const wages = { ...chosen, netEarnings: 1e6 };
    expect(around('self-employment-tax', wages, 'wages', 0.01, 'socialSecurityTax')[0]).toBe(most);
    expect(around('self-employment-tax', wages, 'wages', wageBase - 1, 'socialSecurityTax')).toEqual([0.13, 0.12, 0.12]);
    expect(around('self-employment-tax', wages, 'wages', wageBase, 'socialSecurityTax')).toEqual([0, 0, 0]);
  });

  it('the additional Medicare tax begins above its threshold', () => {
    const threshold = additionalMedicareThreshold[filingStatus];
    const given = { ...chosen, netEarnings: 1000 };
    const tax = (over: number) => around('self-employment-tax', given, 'wages', threshold - 923.5 + over, 'additionalMedicareTax');
    expect(tax(0)).toEqual([0, 0, 0]);
    expect(tax(0.56)).toEqual([0, 0.01, 0.01]);
    expect(around('payroll-tax', { ...chosen, payFrequency: 'monthly' }, 'grossPay', 1e6 / 60, 'additionalMedicareTax')).toEqual([0, 0, 0]);
  });

  it('the AMT exemption falls from its start and is gone at the full phase-out', () => {
    const { exemption, phaseOutRate, phaseOutStart } = amt[figures];
    const itemizedDeductions = 100000;
    const given = { ...chosen, itemizedDeductions, amtPreferences: 0, amtAdjustments: 0 };
    const left = (income: number) => around('amt', given, 'agi', income + itemizedDeductions, 'amtExemption');
    const most = exemption[filingStatus];
    const end = phaseOutStart[filingStatus] + most / phaseOutRate;
    const oneCentLost = phaseOutStart[filingStatus] + 0.01 / phaseOutRate;
    expect(left(phaseOutStart[filingStatus]).slice(0, 2)).toEqual([most, most]);
    expect(left(oneCentLost)[1]).toBe(Math.round(most * 100 - 1) / 100);
    expect(left(end).slice(1)).toEqual([0, 0]);
    expect(left(end - 1)[1]).toBeCloseTo(phaseOutRate, 2);
  });
});

it.each(completeSets)('%s: estate tax begins above the exclusion, to the cent of the tax', (figures) => {
  const { exclusion } = estate[figures];
  const given = { figures, debts: 0, expenses: 0 };
  expect(around('estate-tax', given, 'grossEstate', exclusion, 'taxableAmount')).toEqual([0, 0, 0.01]);
  expect(around('estate-tax', given, 'grossEstate', exclusion + 0.02, 'estateTax')).toEqual([0, 0.01, 0.01]);
});

it.each(completeSets)('%s: an employee never pays more Social Security tax than on the wage base', (figures) => {
  const { wageBase } = payroll[figures];
  const most = Math.round(wageBase * 6.2) / 100;
  const given = { figures, payFrequency: 'monthly' };
  const [below, at, above] = around('payroll-tax', given, 'grossPay', Math.round((wageBase / 12) * 100) / 100, 'socialSecurityTax');
  for (const tax of [below, at, above]) expect(Math.abs((tax ?? 0) - most)).toBeLessThanOrEqual(0.06);
  expect(around('payroll-tax', given, 'grossPay', wageBase, 'socialSecurityTax')[1]).toBe(most);
});
