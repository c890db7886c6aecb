import { describe, expect, it } from 'vitest';
import { additionalMedicareThreshold, payroll } from '#calculators/figures/federal-tax/payroll.ts';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { employeePayrollTax, selfEmploymentTax, withheldPayrollTax } from './payroll-tax.ts';

describe('employee', () => {
  it.each([
    ['spec', 10453.2],
    ['2024', 10453.2],
    ['2025', 10918.2],
    ['2026', 11439],
  ] as const)('SSA fact sheet: the most that an employee pays in the set %s is %d', (set, most) => {
    expect(employeePayrollTax(set, 'single', 1_000_000).socialSecurity).toBeCloseTo(most, 6);
  });

  it('250,000 in 2025, single: 10,918.20 + 3,625 + 0.9 % of 50,000', () => {
    const tax = employeePayrollTax('2025', 'single', 250000);
    expect(tax.medicare).toBeCloseTo(3625, 6);
    expect(tax.additionalMedicare).toBeCloseTo(450, 6);
    expect(tax.total).toBeCloseTo(14993.2, 6);
  });

  it('50,000 bears 7.65 %', () => {
    expect(employeePayrollTax('2026', 'marriedJoint', 50000).total).toBeCloseTo(3825, 6);
  });

  it('Publication 15, section 9: withholding of the additional tax starts in the pay that passes 200,000', () => {
    const pay = withheldPayrollTax('2025', 50000, 180000);
    expect(pay).toMatchObject({ socialSecurity: 0 });
    expect(pay.medicare).toBeCloseTo(725, 6);
    expect(pay.additionalMedicare).toBeCloseTo(270, 6);
    expect(pay.total).toBeCloseTo(995, 6);
  });

  it('the pay that passes the wage base bears the rest of it, and 26 pays add up to the year', () => {
    expect(withheldPayrollTax('2025', 10000, 170000).socialSecurity).toBeCloseTo(0.062 * 6100, 6);
    const pays = Array.from({ length: 26 }, (_, at) => withheldPayrollTax('2025', 9000, at * 9000));
    const year = employeePayrollTax('2025', 'single', 234000);
    expect(pays.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(year.total, 6);
    expect(withheldPayrollTax('2025', 10000, 230000).additionalMedicare).toBeCloseTo(90, 6);
  });

  describe.each(completeSets.flatMap((set) => filingStatuses.map((status) => [set, status] as const)))('%s, %s', (set, status) => {
    it('one cent around the wage base and around the threshold', () => {
      const { wageBase } = payroll[set];
      const social = (wages: number) => employeePayrollTax(set, status, wages).socialSecurity;
      expect(social(wageBase) - social(wageBase - 0.01)).toBeCloseTo(0.00062, 7);
      expect(social(wageBase + 0.01)).toBe(social(wageBase));
      const start = additionalMedicareThreshold[status];
      const extra = (wages: number) => employeePayrollTax(set, status, wages).additionalMedicare;
      expect([extra(start - 0.01), extra(start)]).toEqual([0, 0]);
      expect(extra(start + 0.01)).toBeCloseTo(0.00009, 8);
    });
  });
});

describe('self-employment', () => {
  it('Schedule SE by hand, 100,000 of profit: 92,350 × 15.3 % = 14,129.55, half deductible', () => {
    const tax = selfEmploymentTax('2025', 'single', 100000);
    expect(tax.netEarnings).toBeCloseTo(92350, 6);
    expect(tax.socialSecurity).toBeCloseTo(11451.4, 6);
    expect(tax.medicare).toBeCloseTo(2678.15, 6);
    expect(tax.tax).toBeCloseTo(14129.55, 6);
    expect(tax.deduction).toBeCloseTo(7064.775, 6);
    expect(tax.additionalMedicare).toBe(0);
  });

  it('wages use the wage base first: 170,000 of wages leave 6,100 in 2025, 176,100 leave nothing', () => {
    expect(selfEmploymentTax('2025', 'single', 100000, 170000).socialSecurity).toBeCloseTo(756.4, 6);
    expect(selfEmploymentTax('2025', 'single', 100000, 176100).socialSecurity).toBe(0);
    expect(selfEmploymentTax('2025', 'single', 100000, 300000).socialSecurity).toBe(0);
  });

  it('IRS, Questions and Answers for the Additional Medicare Tax: single, wages 130,000 and 145,000 of self-employment income: on 75,000', () => {
    expect(selfEmploymentTax('2024', 'single', 145000 / 0.9235, 130000).additionalMedicare).toBeCloseTo(675, 6);
  });

  it('IRS, the same: joint, 150,000 of wages and 175,000 of self-employment income: on 75,000', () => {
    expect(selfEmploymentTax('2024', 'marriedJoint', 175000 / 0.9235, 150000).additionalMedicare).toBeCloseTo(675, 6);
  });

  it('Form 8959, part II, 600,000 of profit in 2024, single: 554,100 less 200,000 bears 3,186.90', () => {
    expect(selfEmploymentTax('2024', 'single', 600000).additionalMedicare).toBeCloseTo(3186.9, 6);
  });

  it('Schedule SE, line 8a: wages of 140,000 leave 36,100 of the base of 2025, so 80,000 of profit bears 4,476.40 and 2,142.52', () => {
    const tax = selfEmploymentTax('2025', 'single', 80000, 140000);
    expect(tax.socialSecurity).toBeCloseTo(4476.4, 6);
    expect(tax.medicare).toBeCloseTo(2142.52, 6);
  });

  it('wages above the threshold use it up: the tax is on all of the self-employment income', () => {
    expect(selfEmploymentTax('2024', 'single', 10000, 250000).additionalMedicare).toBeCloseTo(0.009 * 9235, 6);
  });

  it('[R-CRULE-08] the tax is 0 below 400 of net earnings: in the original figures before the factor', () => {
    expect(selfEmploymentTax('spec', 'single', 399.99)).toEqual({
      netEarnings: 0,
      socialSecurity: 0,
      medicare: 0,
      tax: 0,
      additionalMedicare: 0,
      deduction: 0,
    });
    expect(selfEmploymentTax('spec', 'single', 400).tax).toBeCloseTo(56.5182, 6);
    expect(selfEmploymentTax('spec', 'single', 400.01).tax).toBeGreaterThan(56.5182);
    expect(selfEmploymentTax('spec', 'single', -5000).tax).toBe(0);
  });

  it('[R-CRULE-08] by law 400 is compared after the factor: 433.13 is free, 433.14 is not', () => {
    for (const set of ['2024', '2025', '2026'] as const) {
      expect(selfEmploymentTax(set, 'single', 433.13).tax).toBe(0);
      expect(selfEmploymentTax(set, 'single', 433.14).tax).toBeCloseTo(433.14 * 0.9235 * 0.153, 6);
    }
  });
});
