import { incomeTaxRates } from '#calculators/figures/federal-tax/income-tax.ts';
import { incomeYearsBack } from '#calculators/figures/health/medicare.ts';
import { surchargeStep } from '#calculators/kit/law/health/medicare-premium.ts';
import type { FederalReturn } from '#calculators/kit/law/household-return/federal-return.ts';
import type { Cliff } from '#calculators/plan/model/plan-results.ts';
import type { YearWork } from '#calculators/plan/year/year-work.ts';

/** Distances of a year's income to the next limits that change a rate, a premium, or a credit. */
export function cliffsOf(work: YearWork, lines: FederalReturn): readonly Cliff[] {
  const { federal } = work.law;
  const bracket = federal.bracketTops.findIndex((top) => lines.ordinaryIncome <= top);
  const top = federal.bracketTops[bracket];
  const rate = Math.round((incomeTaxRates[bracket] ?? 0) * 100);
  return [
    ...(top === undefined
      ? []
      : [{ kind: 'bracket' as const, detail: rate, name: `Top of the ${rate}% bracket`, income: lines.ordinaryIncome, limit: top }]),
    { kind: 'gains', detail: undefined, name: 'Top of the 0% rate on gains', income: lines.taxableIncome, limit: federal.zeroRateTop },
    {
      kind: 'investment',
      detail: undefined,
      name: 'Start of the tax on net investment income',
      income: lines.agi,
      limit: federal.niitThreshold,
    },
    ...medicareCliff(work, lines),
    ...marketplaceCliff(work, lines),
    ...(lines.aged > 0 && federal.seniorDeduction > 0
      ? [
          {
            kind: 'senior' as const,
            detail: undefined,
            name: 'Where the senior deduction falls',
            income: lines.agi,
            limit: federal.seniorDeductionStart,
          },
        ]
      : []),
  ];
}

/** The next surcharge of Medicare, two years later. */
function medicareCliff({ lawBook, year, status, state, income }: YearWork, { medicareIncome }: FederalReturn): readonly Cliff[] {
  if (!income.persons.some(({ age }) => age + incomeYearsBack >= 65)) return [];
  const { surchargeStarts } = lawBook(year + incomeYearsBack, status, state.place).federal.health;
  const limit = surchargeStarts[surchargeStep(surchargeStarts, medicareIncome)];
  const detail = year + incomeYearsBack;
  return limit === undefined
    ? []
    : [{ kind: 'medicare', detail, name: `Next Medicare surcharge, in ${detail}`, income: medicareIncome, limit }];
}

function marketplaceCliff({ marketplace, law }: YearWork, { marketplaceIncome }: FederalReturn): readonly Cliff[] {
  const ends = law.federal.health.marketplace.creditEnds;
  if (marketplace === undefined || ends === null) return [];
  return [
    {
      kind: 'marketplace',
      detail: undefined,
      name: 'End of the marketplace credit',
      income: marketplaceIncome,
      limit: (marketplace.povertyLine * ends) / 100,
    },
  ];
}
