import { newestCompleteSet } from '#calculators/figures/set.ts';
import { firstIncreaseYear, lastIncreaseYear } from '#calculators/figures/social-security/cost-of-living.ts';
import { firstIndexYear } from '#calculators/figures/social-security/wage-index.ts';
import { checkAmounts, checkBetween, checkIncomes } from '#calculators/functions/arguments/argument-bounds.ts';
import { declareFunction, integer, number } from '#calculators/functions/arguments/declare.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeAtLeast, stated } from '#calculators/kit/finance/outcome.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import { jointLifeExpectancy, singleLifeExpectancy, uniformLifeExpectancy } from '#calculators/kit/law/retirement/life-expectancy.ts';
import { requiredDistribution } from '#calculators/kit/law/retirement/rmd.ts';
import { type SeppMethod, seppPayment } from '#calculators/kit/law/retirement/sepp.ts';
import {
  earningsTest,
  fullRetirementAge,
  primaryInsuranceAmount,
  retirementBenefit,
  spousalBenefit,
} from '#calculators/kit/law/social-security/social-security-benefit.ts';
import { averageIndexedMonthlyEarnings, bendPointsAt } from '#calculators/kit/law/social-security/social-security-earnings.ts';
import { earliestSurvivorClaim, raisedByCostOfLiving, survivorBenefit } from '#calculators/kit/law/social-security/survivor-benefit.ts';

const year = { kind: 'taxYear', also: ['tax_year'] } as const;
const birthYear = { kind: 'integer', also: ['year_of_birth'] } as const;
const claimMonths = { kind: 'integer', also: ['claim_age_months'] } as const;
const amount = { kind: 'number', optional: true, defaultValue: 0 } as const;
const series = { balance: number, age: integer, rate: number };
/** The tables of 26 CFR 1.401(a)(9)-9. */
const tables = '26 CFR 1.401(a)(9)-9';
const oldest = 130;
/** Bend points of later years are not known yet. */
const lastYear = Number(newestCompleteSet);

const born = (value: number) => checkBetween('birth_year', value, 1900, 2100);
const aged = (name: string, value: number) => checkBetween(name, value, 0, oldest);

/** Social Security and distributions of retirement accounts, in dollars. */
export const benefitFunctions = {
  AIME: declareFunction({
    declared: { birthYear, years: { kind: 'numbers' }, earnings: { kind: 'numbers' } },
    description: 'Average indexed monthly earnings from covered earnings by year.',
    source: '42 USC 415(b)',
    call({ birthYear: of, years, earnings }) {
      if (years.length !== earnings.length) return refuse('"years" and "earnings" must have the same length.', 'earnings');
      if (!years.every((each) => Number.isInteger(each) && each >= firstIndexYear && each <= 2100)) {
        return refuse(`"years" must hold whole years from ${firstIndexYear} to 2100.`, 'years');
      }
      if (new Set(years).size !== years.length) return refuse('"years" must hold each year once.', 'years');
      if (!earnings.every((each) => each >= 0)) return refuse('"earnings" must not hold negative amounts.', 'earnings');
      const rows = years.map((each, index) => ({ year: each, amount: earnings[index] ?? 0 }));
      return born(of) ?? stated(averageIndexedMonthlyEarnings(of, rows));
    },
  }),
  PIA: declareFunction({
    declared: { aime: number, year: { kind: 'integer', also: ['eligibility_year'] } },
    description: 'Primary insurance amount of a worker who turns 62 in a year.',
    source: '42 USC 415(a)',
    call: ({ aime, year: eligible }) =>
      firstRefusal(mustBeAtLeast('aime', aime, 0), checkBetween('year', eligible, 1979, lastYear)) ??
      stated(primaryInsuranceAmount(aime, bendPointsAt(eligible))),
  }),
  FULL_RETIREMENT_AGE: declareFunction({
    declared: { birthYear },
    description: 'Full retirement age in months.',
    source: '42 USC 416(l)',
    call: ({ birthYear: of }) => born(of) ?? stated(fullRetirementAge(of)),
  }),
  RETIREMENT_BENEFIT: declareFunction({
    declared: { pia: number, birthYear, claimMonths },
    description: 'Monthly benefit on a claim at an age in months, from 744 to 840.',
    source: '42 USC 402(q), (w)',
    call: ({ pia, birthYear: of, claimMonths: claim }) =>
      firstRefusal(checkAmounts({ pia }), born(of), checkBetween('claim_months', claim, 744, oldest * 12)) ??
      stated(retirementBenefit(pia, of, claim)),
  }),
  SPOUSAL_BENEFIT: declareFunction({
    declared: { workerPia: number, birthYear, claimMonths, ownPia: amount },
    description: 'Monthly benefit of a spouse on top of a benefit of their own.',
    source: '42 USC 402(b), (c), (q)',
    call: ({ workerPia, birthYear: of, claimMonths: claim, ownPia }) =>
      firstRefusal(
        checkAmounts({ worker_pia: workerPia, own_pia: ownPia }),
        born(of),
        checkBetween('claim_months', claim, 744, oldest * 12),
      ) ?? stated(spousalBenefit(workerPia, of, claim, ownPia)),
  }),
  SURVIVOR_BENEFIT: declareFunction({
    declared: { workerPia: number, birthYear, claimMonths, workerBenefit: amount },
    description: 'Monthly benefit of a surviving spouse; the deceased’s own benefit where one was paid.',
    source: '42 USC 402(e), (f), (q)',
    call: ({ workerPia, birthYear: of, claimMonths: claim, workerBenefit }) =>
      firstRefusal(
        checkAmounts({ worker_pia: workerPia, worker_benefit: workerBenefit }),
        born(of),
        checkBetween('claim_months', claim, earliestSurvivorClaim, oldest * 12),
      ) ?? stated(survivorBenefit(workerPia, workerBenefit, of, claim)),
  }),
  COLA_PIA: declareFunction({
    declared: { pia: number, eligibilityYear: integer, untilYear: integer },
    description: 'Primary insurance amount with the cost-of-living increases since 62, as paid in a year.',
    source: '42 USC 415(i)',
    call: ({ pia, eligibilityYear, untilYear }) =>
      firstRefusal(
        checkAmounts({ pia }),
        checkBetween('eligibility_year', eligibilityYear, firstIncreaseYear, 2100),
        checkBetween('until_year', untilYear, eligibilityYear, lastIncreaseYear + 1),
      ) ?? stated(raisedByCostOfLiving(pia, eligibilityYear, untilYear)),
  }),
  EARNINGS_TEST: declareFunction({
    declared: { earnings: number, yearlyBenefit: number, year, yearOfFullAge: { kind: 'flag', optional: true, defaultValue: false } },
    description: 'Benefits of a year that earnings take back before full retirement age.',
    source: '42 USC 403(b), (f)',
    call: ({ earnings, yearlyBenefit, year: set, yearOfFullAge }) =>
      checkAmounts({ earnings, yearly_benefit: yearlyBenefit }) ??
      stated(earningsTest(set, yearOfFullAge ? 'yearOf' : 'before', earnings, yearlyBenefit)),
  }),
  TAXABLE_SOCIAL_SECURITY: declareFunction({
    declared: { benefits: number, otherIncome: number, filingStatus: { kind: 'filingStatus', also: ['status'] } },
    description: 'Part of Social Security benefits that is taxable income.',
    source: '26 USC 86',
    call: ({ benefits, otherIncome, filingStatus }) =>
      firstRefusal(checkAmounts({ benefits }), checkIncomes({ other_income: otherIncome })) ??
      stated(Math.max(0, taxableSocialSecurity(filingStatus, benefits, otherIncome))),
  }),
  SINGLE_LIFE: declareFunction({
    declared: { age: integer },
    description: 'Life expectancy of the Single Life Table.',
    source: tables,
    call: ({ age }) => aged('age', age) ?? stated(singleLifeExpectancy(age)),
  }),
  UNIFORM_LIFE: declareFunction({
    declared: { age: integer },
    description: 'Distribution period of the Uniform Lifetime Table.',
    source: tables,
    call: ({ age }) => aged('age', age) ?? stated(uniformLifeExpectancy(age)),
  }),
  JOINT_LIFE: declareFunction({
    declared: { age: integer, otherAge: { kind: 'integer', also: ['spouse_age', 'beneficiary_age'] } },
    description: 'Life expectancy of the Joint and Last Survivor Table.',
    source: tables,
    call: ({ age, otherAge }) => firstRefusal(aged('age', age), aged('other_age', otherAge)) ?? stated(jointLifeExpectancy(age, otherAge)),
  }),
  RMD: declareFunction({
    declared: { balance: number, age: integer, year, spouseAge: { kind: 'integer', optional: true } },
    description: 'Required minimum distribution of a year from the balance at the end of the one before.',
    source: '26 CFR 1.401(a)(9)-5',
    call: ({ balance, age, year: set, spouseAge }) =>
      firstRefusal(checkAmounts({ balance }), aged('age', age), spouseAge === undefined ? undefined : aged('spouse_age', spouseAge)) ??
      stated(requiredDistribution(set, { balance, age, youngerSpouseAge: spouseAge })),
  }),
  SEPP_RMD: seppFunction('required_minimum', 'Equal payments of 72(t), required minimum method: first year.'),
  SEPP_AMORTIZATION: seppFunction('fixed_amortization', 'Equal payments of 72(t), fixed amortization method, over the single life table.'),
  SEPP_ANNUITIZATION: seppFunction('fixed_annuitization', 'Equal payments of 72(t), fixed annuitization method.'),
};

function seppFunction(method: SeppMethod, description: string) {
  return declareFunction({
    declared: series,
    description,
    source: 'Notice 2022-6',
    call: ({ balance, age, rate }) =>
      firstRefusal(checkAmounts({ balance }), aged('age', age), checkBetween('rate', rate, 0, 1)) ??
      stated(seppPayment(method, { balance, age, rate })),
  });
}
