import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import qbi from '../business/qbi.ts';
import socialSecurityTax from '../retirement/social-security-tax.ts';
import { agrees } from './agree.ts';
import { cent, Exact } from './decimal.ts';
import { below, part } from './tax-tables.ts';

const filingStatus = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;

describe('the second engine agrees to the cent on taxed benefits and business income', () => {
  it('social-security-tax', () => {
    agrees(
      socialSecurityTax,
      { benefits: [0, 60000, 2], otherIncome: [0, 120000, 2], taxExemptInterest: [0, 20000, 2], filingStatus },
      (inputs) => {
        // Publication 915, worksheet 1, line by line.
        const joint = inputs.filingStatus === 'marriedJoint';
        const line1 = new Exact(inputs.benefits);
        const line7 = line1.div(2).plus(inputs.otherIncome).plus(inputs.taxExemptInterest);
        const line10 = below(line7, joint ? 32000 : 25000);
        const line12 = below(line10, joint ? 12000 : 9000);
        const line14 = Decimal.min(line10, joint ? 12000 : 9000).div(2);
        const line15 = Decimal.min(line1.div(2), line14);
        const taxable = cent(Decimal.min(part(line12, 85).plus(line15), part(line1, 85)));
        return { combinedIncome: cent(line7), taxableBenefits: taxable, taxFreeBenefits: line1.minus(taxable) };
      },
    );
  });

  it('qbi', () => {
    agrees(
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
        const joint = inputs.filingStatus === 'marriedJoint';
        // Form 8995-A, part III: the reduction in per cent of the range.
        const over = below(new Exact(inputs.taxableIncome), joint ? 394600 : 197300);
        const phased = Decimal.min(100, over.div(joint ? 1000 : 500));
        const kept = inputs.serviceTrade ? new Exact(100).minus(phased) : new Exact(100);
        const full = part(part(new Exact(inputs.businessIncome), kept), 20);
        const wages = part(new Exact(inputs.wagesPaid), kept);
        const property = part(new Exact(inputs.property), kept);
        const limit = Decimal.max(wages.div(2), wages.div(4).plus(part(property, '2.5')));
        const afterLimit = full.minus(part(below(full, limit), phased));
        const cap = part(below(new Exact(inputs.taxableIncome), inputs.netCapitalGain), 20);
        return { deduction: cent(Decimal.min(afterLimit, cap)), incomeLimit: cent(cap) };
      },
    );
  });
});
