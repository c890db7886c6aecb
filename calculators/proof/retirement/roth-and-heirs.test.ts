import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { filingStatus, lawOf } from '#calculators/proof/law-of-years.ts';
import { below, part, scheduleTax, threshold, withGain } from '#calculators/proof/tax-tables.ts';
import rothConversion from '#calculators/retirement/accounts/roth-conversion.ts';
import inheritedIra from '#calculators/retirement/distributions/inherited-ira.ts';

/** Single Life Table at 50. */
const expectancy = new Exact('36.2');

describe('the second engine agrees to the cent on conversions and inherited accounts', () => {
  it('roth-conversion', () => {
    agreesInEachSet(
      rothConversion,
      {
        conversion: [1, 400000, 0],
        taxableIncome: [0, 500000, 0],
        laterTaxRate: [0, 50, 0],
        years: [0, 40, 0],
        expectedReturn: [0, 12, 1],
        payFromAccount: [true, false],
        age: [40, 80, 0],
        stateTaxRate: [0, 12, 1],
        filingStatus,
      },
      (inputs) => {
        const amount = new Exact(inputs.conversion);
        const taxOn = (income: Decimal.Value) => scheduleTax(inputs.figures, inputs.filingStatus, income);
        const federal = cent(taxOn(amount.plus(inputs.taxableIncome)).minus(taxOn(inputs.taxableIncome)));
        const tax = federal.plus(cent(part(amount, inputs.stateTaxRate)));
        const cost = inputs.payFromAccount && inputs.age < 59.5 ? tax.plus(cent(tax.div(10))) : tax;
        const growth = new Exact(inputs.expectedReturn).div(100).plus(1).pow(inputs.years);
        const side = new Exact(inputs.expectedReturn).times(85).div(10000).plus(1).pow(inputs.years).times(cost);
        const roth = cent(inputs.payFromAccount ? below(amount, cost).times(growth) : amount.times(growth));
        const untaxed = part(amount.times(growth), 100 - inputs.laterTaxRate);
        const kept = cent(inputs.payFromAccount ? untaxed : untaxed.plus(side));
        return { federalTax: federal, taxNow: cost, rothLater: roth, keptLater: kept, gain: roth.minus(kept) };
      },
    );
  });

  it('roth-conversion, with benefits and gains', () => {
    agreesInEachSet(
      rothConversion,
      {
        conversion: [1, 400000, 0],
        taxableIncome: [0, 500000, 0],
        benefits: [0, 60000, 0],
        gains: [0, 90000, 0],
        age: [40, 80, 0],
        filingStatus,
      },
      (inputs) => {
        const { figures: set, filingStatus: status, benefits } = inputs;
        const old = inputs.age >= 65 ? 1 : 0;
        const agi = new Exact(inputs.taxableIncome).plus(lawOf(set, 'standard')[status] + old * lawOf(set, 'agedAddition')[status]);
        const [base, second] = status === 'marriedJoint' ? [32000, 44000] : [25000, 34000];
        const taxed = (others: Decimal) => {
          const provisional = others.plus(benefits / 2);
          const lower = Decimal.min(benefits / 2, below(Decimal.min(provisional, second), base).div(2));
          return Decimal.min(part(new Exact(benefits), 85), lower.plus(part(below(provisional, second), 85)));
        };
        // One solution for each stretch of 26 USC 86; the one that gives the income is right.
        const lower = Math.min(benefits / 2, (second - base) / 2);
        const others = [
          agi,
          agi
            .plus(base / 2)
            .minus(benefits / 4)
            .div('1.5'),
          agi.minus(benefits / 2),
          agi
            .minus(lower)
            .plus(part(new Exact(second - benefits / 2), 85))
            .div('1.85'),
          agi.minus(part(new Exact(benefits), 85)),
        ].find((one) => one.plus(taxed(one)).minus(agi).abs().lt('1e-9'));
        if (others === undefined) throw new Error('No stretch gives the income.');
        const added = taxed(others.plus(inputs.conversion)).minus(taxed(others));
        const more = added.plus(inputs.conversion);
        const gain = Decimal.min(inputs.gains, inputs.taxableIncome);
        const taxOn = (income: Decimal) => cent(withGain(set, status, income.minus(gain), income));
        const extraOn = (income: Decimal) => cent(part(Decimal.min(inputs.gains, below(income, threshold[status])), '3.8'));
        const before = new Exact(inputs.taxableIncome);
        const extra = extraOn(agi.plus(more)).minus(extraOn(agi));
        const federal = taxOn(before.plus(more)).minus(taxOn(before)).plus(extra);
        return { federalTax: federal, benefitsAdded: cent(added), investmentTax: extra, taxNow: federal };
      },
    );
  });

  it('inherited-ira', () => {
    agreesInEachSet(
      inheritedIra,
      {
        accountBalance: [1000, 3000000, 0],
        expectedReturn: [0, 9, 1],
        ownerHadBegun: [true, false],
        pace: ['least', 'even'],
        taxableIncome: [0, 700000, 0],
        stateTaxRate: [0, 12, 1],
        sideTaxRate: [0, 40, 0],
        filingStatus,
      },
      (inputs) => {
        const taxOn = (income: Decimal.Value) => scheduleTax(inputs.figures, inputs.filingStatus, income);
        const side = new Exact(inputs.expectedReturn)
          .times(100 - inputs.sideTaxRate)
          .div(10000)
          .plus(1);

        let left = new Exact(inputs.accountBalance);
        const taken: Decimal[] = [];
        for (let years = 10; years >= 1; years--) {
          const due = inputs.ownerHadBegun ? cent(left.div(expectancy.minus(10 - years))) : new Exact(0);
          const grown = cent(part(left, new Exact(100).plus(inputs.expectedReturn)));
          const wanted = years === 1 ? grown : inputs.pace === 'even' ? Decimal.max(due, cent(grown.div(years))) : due;
          taken.push(wanted);
          left = grown.minus(wanted);
        }
        const taxes = taken.map((one) =>
          cent(taxOn(one.plus(inputs.taxableIncome)).minus(taxOn(inputs.taxableIncome)).plus(part(one, inputs.stateTaxRate))),
        );
        const worth = taken.reduce((sum, one, at) => sum.plus(one.minus(taxes[at] ?? 0).times(side.pow(9 - at))), new Exact(0));
        return {
          totalTax: taxes.reduce((all, one) => all.plus(one), new Exact(0)),
          worthAtEnd: cent(worth),
          firstWithdrawal: taken[0] ?? 0,
          totalWithdrawn: taken.reduce((all, one) => all.plus(one), new Exact(0)),
          largestWithdrawal: Decimal.max(...taken),
        };
      },
    );
  });
});
