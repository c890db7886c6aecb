import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { loadHouseholdReturn } from '#calculators/kit/law/household-return/household-layer.ts';
import marketplaceCredit from '#calculators/planning/insurance/marketplace-credit.ts';
import { agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { filingStatus, lawOf } from '#calculators/proof/law-of-years.ts';
import { below, part, withGain } from '#calculators/proof/tax-tables.ts';
import withdrawalTax from '#calculators/retirement/distributions/withdrawal-tax.ts';
import medicarePremiums from '#calculators/retirement/health/medicare-premiums.ts';

await loadHouseholdReturn();

/** HHS guidelines of the year before: 2023, and those of the law of the earlier year. */
const guidelines = {
  contiguous: { 2024: [14580, 5140], 2025: [15060, 5380], 2026: [15650, 5500], 2027: [15960, 5680] },
  alaska: { 2024: [18210, 6430], 2025: [18810, 6730], 2026: [19550, 6880], 2027: [19950, 7100] },
  hawaii: { 2024: [16770, 5910], 2025: [17310, 6190], 2026: [17990, 6330], 2027: [18360, 6530] },
} as const;

describe('the second engine agrees to the cent on premiums and withdrawals', () => {
  it('medicare-premiums', () => {
    agreesInEachSet(
      medicarePremiums,
      {
        incomeTwoYearsBefore: [0, 800000, 0],
        filingStatus,
        peopleCovered: ['one', 'two'],
        partDPremium: [0, 100, 2],
        hasLifeChange: [true, false],
        incomeAfterChange: [0, 300000, 0],
      },
      (inputs) => {
        const { premium, partB, partD, levels } = lawOf(inputs.figures, 'medicare');
        const income = inputs.hasLifeChange ? inputs.incomeAfterChange : inputs.incomeTwoYearsBefore;
        const status = inputs.filingStatus;
        const factor = status === 'marriedJoint' ? 2 : 1;
        const highest = { single: 500000, headOfHousehold: 500000, marriedJoint: 750000, marriedSeparate: 500000 - (levels[0] ?? 0) }[
          status
        ];
        const passed = levels.filter((level) => income > level * factor).length;
        const step = income >= highest ? 5 : status === 'marriedSeparate' && passed > 0 ? 4 : passed;
        const surchargeB = new Exact(partB[step - 1] ?? 0).div(100);
        const surchargeD = inputs.partDPremium > 0 ? new Exact(partD[step - 1] ?? 0).div(100) : new Exact(0);
        const month = surchargeB.plus(surchargeD).plus(premium).plus(inputs.partDPremium);
        const people = inputs.peopleCovered === 'two' ? 24 : 12;
        return { step, monthlyPerPerson: cent(month), yearlyTotal: cent(month.times(people)), medicalSurcharge: surchargeB };
      },
    );
  });

  it('marketplace-credit', () => {
    agreesInEachSet(
      marketplaceCredit,
      {
        householdIncome: [0, 250000, 0],
        householdSize: [1, 8, 0],
        benchmarkPremium: [0, 4000, 2],
        planPremium: [0, 4000, 2],
        region: ['contiguous', 'alaska', 'hawaii'],
      },
      (inputs) => {
        const bands = lawOf(inputs.figures, 'expected');
        const [first, further] = guidelines[inputs.region][inputs.figures];
        const line = first + further * (inputs.householdSize - 1);
        const exact = new Exact(inputs.householdIncome).times(100).div(line);
        // Line 5 of Form 8962: cut to a whole per cent, except just above 400.
        const percent = exact.gt(400) && exact.lt(401) ? new Exact(401) : exact.toDecimalPlaces(0, Decimal.ROUND_DOWN);
        const band = bands.find(([from, to]) => percent.gte(from) && percent.lt(to));
        const plan = new Exact(inputs.planPremium).times(12);
        if (band === undefined) return { yearlyCredit: 0, yearlyCost: cent(plan), expectedShare: null };
        const [from, to, low, high] = band;
        const share = percent
          .minus(from)
          .div(to - from)
          .times(high - low)
          .plus(low)
          .toDecimalPlaces(0)
          .div(100);
        const expected = part(new Exact(inputs.householdIncome), share);
        const credit = cent(Decimal.max(0, Decimal.min(plan, new Exact(inputs.benchmarkPremium).times(12).minus(expected))));
        return { expectedShare: share, yearlyCredit: credit, yearlyCost: cent(plan.minus(credit)) };
      },
    );
  });

  it('withdrawal-tax', () => {
    agreesInEachSet(
      withdrawalTax,
      {
        withdrawal: [0, 400000, 2],
        toCharity: [0, 0, 0],
        currentAge: [50, 90, 0],
        spouseAge: [50, 90, 0],
        benefits: [0, 80000, 2],
        pension: [0, 200000, 2],
        otherIncome: [0, 50000, 2],
        gains: [0, 100000, 2],
        filingStatus,
        state: ['none'],
      },
      (inputs) => {
        const { figures: set, filingStatus: status } = inputs;
        const joint = status === 'marriedJoint';
        const old = (inputs.currentAge >= 65 ? 1 : 0) + (joint && inputs.spouseAge >= 65 ? 1 : 0);
        const of = (withdrawal: Decimal.Value) => {
          const others = new Exact(inputs.pension).plus(withdrawal).plus(inputs.otherIncome).plus(inputs.gains);
          const provisional = others.plus(new Exact(inputs.benefits).div(2));
          const [base, second] = joint ? [32000, 44000] : [25000, 34000];
          const lower = Decimal.min(new Exact(inputs.benefits).div(2), below(Decimal.min(provisional, second), base).div(2));
          const taxed = Decimal.min(part(new Exact(inputs.benefits), 85), lower.plus(part(below(provisional, second), 85)));
          const agi = others.plus(taxed);
          const start = joint ? 150000 : 75000;
          const each = below(new Exact(lawOf(set, 'seniorDeduction')), part(below(agi, start), 6));
          const senior = status === 'marriedSeparate' ? new Exact(0) : each.times(old);
          const standard = lawOf(set, 'standard')[status] + old * lawOf(set, 'agedAddition')[status];
          const taxable = below(agi, senior.plus(standard));
          const gain = Decimal.min(taxable, inputs.gains);
          const threshold = { single: 200000, headOfHousehold: 200000, marriedJoint: 250000, marriedSeparate: 125000 }[status];
          const investment = part(Decimal.min(new Exact(inputs.otherIncome).plus(inputs.gains), below(agi, threshold)), 3.8);
          const early = inputs.currentAge < 59.5 ? part(new Exact(withdrawal), 10) : new Exact(0);
          return withGain(set, status, taxable.minus(gain), taxable).plus(investment).plus(early);
        };
        const tax = cent(of(inputs.withdrawal).minus(of(0)));
        return { totalTax: tax, federalTax: tax, leftOver: new Exact(inputs.withdrawal).minus(tax) };
      },
    );
  });
});
