import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { filingStatus, type LawSet, lawOf, type Status } from '#calculators/proof/law-of-years.ts';
import { below, part, scheduleTax, threshold, withGain } from '#calculators/proof/tax-tables.ts';
import incomeTaxDetailed from '#calculators/tax/income-tax/income-tax-detailed.ts';

await loadStateTax();

describe('the second engine agrees to the cent under each set of figures', () => {
  it('income-tax-detailed', () => {
    agreesInEachSet(
      incomeTaxDetailed,
      {
        annualIncome: [0, 900000, 2],
        interestIncome: [0, 60000, 2],
        longTermGains: [0, 300000, 2],
        preTaxContributions: [0, 30000, 2],
        itemizedDeductions: [0, 60000, 2],
        stateAndLocalTaxes: [0, 60000, 2],
        children: [0, 5, 0],
        aged65: [0, 2, 0],
        qualifiedDividends: [0, 40000, 2],
        capitalLosses: [0, 60000, 2],
        filingStatus,
      },
      formOf,
    );
  });

  it('income-tax-detailed where credits are refunded', () => {
    agreesInEachSet(
      incomeTaxDetailed,
      {
        annualIncome: [0, 60000, 2],
        otherIncome: [0, 50000, 2],
        interestIncome: [0, 14000, 2],
        preTaxContributions: [0, 6000, 2],
        children: [0, 5, 0],
        creditAge: [true, false],
        filingStatus,
      },
      formOf,
    );
  });
});

interface Return {
  readonly figures: LawSet;
  readonly filingStatus: Status;
  readonly annualIncome: number;
  readonly interestIncome: number;
  readonly otherIncome: number;
  readonly longTermGains: number;
  readonly preTaxContributions: number;
  readonly itemizedDeductions: number;
  readonly stateAndLocalTaxes: number;
  readonly children: number;
  readonly aged65: number;
  readonly creditAge: boolean;
  readonly qualifiedDividends: number;
  readonly capitalLosses: number;
  readonly taxWithheld: number;
}

/** Form 1040 with Schedules D, 8812 and the worksheet of the earned income credit. */
function formOf(inputs: Return) {
  const { figures: set, filingStatus: status } = inputs;
  const result = new Exact(inputs.longTermGains).minus(inputs.capitalLosses);
  const gains = Decimal.max(0, result);
  const loss = Decimal.max(0, Decimal.min(result.neg(), status === 'marriedSeparate' ? 1500 : 3000));
  const invested = gains.plus(inputs.interestIncome).plus(inputs.qualifiedDividends);
  const agi = below(invested.plus(inputs.annualIncome).plus(inputs.otherIncome).minus(loss), inputs.preTaxContributions);
  const taxable = below(agi, cent(deductionOf(inputs, agi)));
  const gain = Decimal.min(gains.plus(inputs.qualifiedDividends), taxable);
  const ordinary = cent(scheduleTax(set, status, taxable.minus(gain)));
  const tax = cent(withGain(set, status, taxable.minus(gain), taxable));
  const steps = below(agi, status === 'marriedJoint' ? 400000 : 200000)
    .div(1000)
    .ceil();
  const childCredit = below(new Exact(inputs.children * lawOf(set, 'childCredit')), steps.times(50));
  const used = Decimal.min(childCredit, tax);
  const niit = cent(part(Decimal.min(below(invested, loss), below(agi, threshold[status])), '3.8'));
  const medicare = cent(part(below(new Exact(inputs.annualIncome), threshold[status]), '0.9'));
  const earned = below(new Exact(inputs.annualIncome), inputs.preTaxContributions);
  const earnedIncomeCredit = earnedCredit(inputs, { earned, agi, invested });
  const payroll = part(Decimal.min(inputs.annualIncome, lawOf(set, 'wageBase')), '6.2').plus(part(new Exact(inputs.annualIncome), '1.45'));
  const byEarnings = part(below(earned, 2500), 15);
  const share = inputs.children > 2 ? Decimal.max(byEarnings, payroll.minus(earnedIncomeCredit)) : byEarnings;
  const refundable = cent(Decimal.min(childCredit.minus(used), inputs.children * 1700, share));
  const total = tax.minus(used).plus(niit).plus(medicare);
  return {
    adjustedGrossIncome: agi,
    taxableIncome: taxable,
    ordinaryTax: ordinary,
    capitalGainsTax: tax.minus(ordinary),
    creditsUsed: used,
    netInvestmentIncomeTax: niit,
    additionalMedicareTax: medicare,
    earnedIncomeCredit,
    additionalChildTaxCredit: refundable,
    totalTax: total,
    refundOrDue: new Exact(inputs.taxWithheld).plus(refundable).plus(earnedIncomeCredit).minus(total),
  };
}

/** The larger of the standard deduction and what is itemized (26 USC 63, 68, 164(b)(6)), and that for seniors (26 USC 151(d)(5)(C)). */
function deductionOf(inputs: Return, agi: Decimal): Decimal {
  const { figures: set, filingStatus: status } = inputs;
  const people = Math.min(inputs.aged65, status === 'marriedJoint' ? 2 : 1);
  const half = status === 'marriedSeparate' ? 2 : 1;
  const cap = lawOf(set, 'saltCap');
  // 500,000 and 10,000 are indexed with the cap by 1 % in 2026; before 2025 the cap does not fall.
  const start = cap === 40400 ? 505000 : 500000;
  const falling = cap === 10000 ? new Exact(cap / half) : new Exact(cap / half).minus(part(below(agi, start / half), 30));
  const local = Decimal.min(inputs.stateAndLocalTaxes, Decimal.max(10000 / half, falling));
  const listed = local.plus(inputs.itemizedDeductions);
  const aboveTop = below(agi, lawOf(set, 'tops')[status].at(-1) ?? 0);
  const kept = listed.minus(Decimal.min(listed, aboveTop).times(lawOf(set, 'itemizedLost')).div(37));
  const standard = lawOf(set, 'standard')[status] + people * lawOf(set, 'agedAddition')[status];
  const eachSenior = below(new Exact(lawOf(set, 'seniorDeduction')), part(below(agi, status === 'marriedJoint' ? 150000 : 75000), 6));
  return Decimal.max(kept, standard).plus(status === 'marriedSeparate' ? 0 : eachSenior.times(people));
}

interface Incomes {
  readonly earned: Decimal;
  readonly agi: Decimal;
  readonly invested: Decimal;
}

/**
 * 26 USC 32(a): the credit percentage of earned income, but no more than what is left of the largest credit after its fall. IRS
 * Publication 596, worksheet A: the smaller of the amounts looked up for earned income and for AGI.
 */
function earnedCredit({ figures: set, filingStatus: status, children, creditAge }: Return, { earned, agi, invested }: Incomes): Decimal {
  const row = Math.min(3, children);
  const [alone, family, aloneJoint, familyJoint] = lawOf(set, 'earnedCreditStart');
  const barred = status === 'marriedSeparate' || invested.gt(lawOf(set, 'investmentLimit')) || (row === 0 && !creditAge);
  if (barred) return new Exact(0);
  const start = status === 'marriedJoint' ? (row === 0 ? aloneJoint : familyJoint) : row === 0 ? alone : family;
  const [up = 0, down = 0] = [['7.65', 34, 40, 45][row], ['7.65', '15.98', '21.06', '21.06'][row]];
  const left = below(new Exact(lawOf(set, 'earnedCreditMost')[row] ?? 0), part(below(Decimal.max(agi, earned), start), down));
  return cent(Decimal.min(part(earned, up), left));
}
