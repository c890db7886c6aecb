import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import qbi from '#calculators/business/taxes/qbi.ts';
import { agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { filingStatus, lawOf } from '#calculators/proof/law-of-years.ts';
import { below, part, scheduleTax } from '#calculators/proof/tax-tables.ts';
import socialSecurityTax from '#calculators/retirement/social-security/social-security-tax.ts';

describe('the second engine agrees to the cent on taxed benefits and business income', () => {
  it('social-security-tax', () => {
    agreesInEachSet(
      socialSecurityTax,
      {
        benefits: [0, 60000, 2],
        otherIncome: [0, 120000, 2],
        taxExemptInterest: [0, 20000, 2],
        livesWithSpouse: [true, false],
        peopleOver65: [0, 2, 0],
        filingStatus,
      },
      (inputs) => {
        const { figures: set, filingStatus: status } = inputs;
        // Publication 915, worksheet 1, line by line.
        const joint = status === 'marriedJoint';
        const together = status === 'marriedSeparate' && inputs.livesWithSpouse;
        const line1 = new Exact(inputs.benefits);
        const line7 = line1.div(2).plus(inputs.otherIncome).plus(inputs.taxExemptInterest);
        const line10 = below(line7, joint ? 32000 : 25000);
        const line12 = together ? line7 : below(line10, joint ? 12000 : 9000);
        const line14 = Decimal.min(line10, joint ? 12000 : 9000).div(2);
        const line15 = together ? new Exact(0) : Decimal.min(line1.div(2), line14);
        const taxable = cent(Decimal.min(part(line12, 85).plus(line15), part(line1, 85)));
        const people = Math.min(inputs.peopleOver65, joint ? 2 : 1);
        const taxOn = (income: Decimal) =>
          cent(scheduleTax(set, status, below(income, lawOf(set, 'standard')[status] + people * lawOf(set, 'agedAddition')[status])));
        const other = new Exact(inputs.otherIncome);
        return {
          combinedIncome: cent(line7),
          taxableBenefits: taxable,
          taxFreeBenefits: line1.minus(taxable),
          // The brackets of 2027 are not published.
          taxAdded: set === '2027' ? null : taxOn(other.plus(taxable)).minus(taxOn(other)),
        };
      },
    );
  });

  it('qbi', () => {
    agreesInEachSet(
      qbi,
      {
        businessIncome: [1, 500000, 0],
        taxableIncome: [1, 700000, 0],
        wagesPaid: [0, 200000, 0],
        property: [0, 900000, 0],
        netCapitalGain: [0, 50000, 0],
        serviceTrade: [true, false],
        filingStatus,
      },
      (inputs) => {
        const { figures: set, filingStatus: status } = inputs;
        const width = lawOf(set, 'qbiWidth') * (status === 'marriedJoint' ? 2 : 1);
        // Form 8995-A, part III: the reduction in per cent of the range.
        const over = below(new Exact(inputs.taxableIncome), lawOf(set, 'qbiFrom')[status]);
        const phased = Decimal.min(100, over.times(100).div(width));
        const kept = inputs.serviceTrade ? new Exact(100).minus(phased) : new Exact(100);
        const counted = part(new Exact(inputs.businessIncome), kept);
        const full = part(counted, 20);
        const wages = part(new Exact(inputs.wagesPaid), kept);
        const property = part(new Exact(inputs.property), kept);
        const limit = Decimal.max(wages.div(2), wages.div(4).plus(part(property, '2.5')));
        const afterLimit = full.minus(part(below(full, limit), phased));
        const cap = part(below(new Exact(inputs.taxableIncome), inputs.netCapitalGain), 20);
        // 26 USC 199A(i), from 2026: at least 400 with 1,000 of income of a qualified trade, but no more than the taxable income.
        const least = counted.gte(1000) ? Decimal.min(lawOf(set, 'qbiLeast'), inputs.taxableIncome) : 0;
        return { deduction: cent(Decimal.max(least, Decimal.min(afterLimit, cap))), incomeLimit: cent(cap) };
      },
    );
  });
});
