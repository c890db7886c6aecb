import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact, sum } from '#calculators/proof/decimal.ts';
import { filingStatus, type LawSet, lawOf, type Status } from '#calculators/proof/law-of-years.ts';
import { below, part, scheduleTax, threshold, withGain } from '#calculators/proof/tax-tables.ts';
import payrollTax from '#calculators/tax/employment-taxes/payroll-tax.ts';
import selfEmploymentTax from '#calculators/tax/employment-taxes/self-employment-tax.ts';
import estateTax from '#calculators/tax/estate/estate-tax.ts';
import amt from '#calculators/tax/income-tax/amt.ts';
import basicTax from '#calculators/tax/income-tax/basic-tax.ts';
import capitalGainsTax from '#calculators/tax/investment-income/capital-gains-tax.ts';
import taxEquivalentYield from '#calculators/tax/investment-income/tax-equivalent-yield.ts';
import salesTax from '#calculators/tax/sales/sales-tax.ts';

await loadStateTax();

describe('the second engine agrees to the cent on taxes of every year', () => {
  it('sales-tax', () => {
    agrees(
      salesTax,
      {
        purchaseAmount: [0, 20000, 2],
        salesTaxRate: [0, 15, 3],
        discountAmount: [0, 5000, 2],
        shippingCost: [0, 200, 2],
        taxShipping: [true, false],
      },
      (inputs) => {
        const goods = Exact.max(0, new Exact(inputs.purchaseAmount).minus(inputs.discountAmount));
        const taxable = inputs.taxShipping ? goods.plus(inputs.shippingCost) : goods;
        const tax = cent(taxable.times(inputs.salesTaxRate).div(100));
        return { discountedAmount: goods, taxableAmount: taxable, salesTax: tax, totalCost: goods.plus(inputs.shippingCost).plus(tax) };
      },
    );
  });

  it('tax-equivalent-yield', () => {
    agrees(
      taxEquivalentYield,
      {
        taxFreeYield: [0, 12, 3],
        federalTaxRate: [0, 40, 1],
        stateTaxRate: [0, 13, 2],
        stateExempt: [true, false],
        netInvestmentTax: [true, false],
      },
      (inputs) => {
        const kept = new Exact(100)
          .minus(inputs.federalTaxRate)
          .minus(inputs.stateTaxRate)
          .minus(inputs.netInvestmentTax ? '3.8' : 0);
        const free = new Exact(inputs.taxFreeYield).times(inputs.stateExempt ? 100 : new Exact(100).minus(inputs.stateTaxRate));
        return { taxEquivalentYield: free.div(kept), taxableAfterTax: kept.times(inputs.taxableYield).div(100) };
      },
    );
  });
});

describe('the second engine agrees to the cent under each set of figures', () => {
  it('basic-tax', () => {
    const ranges = { annualIncome: [0, 1500000, 2], otherIncome: [0, 90000, 2], deductions: [0, 60000, 2], filingStatus } as const;
    agreesInEachSet(basicTax, ranges, ({ figures, filingStatus: status, ...inputs }) => {
      const income = new Exact(inputs.annualIncome).plus(inputs.otherIncome);
      const taxable = below(income, Math.max(inputs.deductions, lawOf(figures, 'standard')[status]));
      const tax = cent(scheduleTax(figures, status, taxable));
      return { taxableIncome: taxable, federalTax: tax, afterTaxIncome: income.minus(tax) };
    });
  });

  it('payroll-tax', () => {
    const paydays = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;
    agreesInEachSet(
      payrollTax,
      {
        grossPay: [0, 30000, 2],
        exemptDeductions: [0, 900, 2],
        payFrequency: ['weekly', 'biweekly', 'semimonthly', 'monthly'],
        filingStatus,
      },
      (inputs) => {
        const wageBase = lawOf(inputs.figures, 'wageBase');
        const pay = below(new Exact(inputs.grossPay), inputs.exemptDeductions);
        const days = Array.from({ length: paydays[inputs.payFrequency] }, (_, at) => pay.times(at));
        const security = days.map((before) => cent(part(Decimal.min(pay, below(new Exact(wageBase), before)), '6.2')));
        const securityTax = Decimal.min(sum(security), part(new Exact(wageBase), '6.2'));
        const medicare = cent(part(pay, '1.45'));
        const more = days.map((before) => cent(part(Decimal.min(pay, below(before.plus(pay), 200000)), '0.9')));
        const first = Decimal.min(security[0] ?? 0, securityTax)
          .plus(medicare)
          .plus(more[0] ?? 0);
        const year = pay.times(days.length);
        return {
          payAfterTax: pay.minus(first),
          taxPerPay: first,
          socialSecurityWages: Decimal.min(year, wageBase),
          socialSecurityTax: securityTax,
          medicareTax: medicare.times(days.length),
          additionalMedicareTax: sum(more),
          employerTax: securityTax.plus(medicare.times(days.length)),
          settledOnReturn: cent(part(below(year, threshold[inputs.filingStatus]), '0.9').minus(sum(more))),
        };
      },
    );
  });

  it('self-employment-tax', () => {
    agreesInEachSet(selfEmploymentTax, { netEarnings: [0, 500000, 2], wages: [0, 300000, 2], filingStatus }, paidBySelfEmployed);
  });

  it('self-employment-tax where the earnings are about 400', () => {
    agreesInEachSet(selfEmploymentTax, { netEarnings: [390, 450, 2], wages: [0, 300000, 2], filingStatus }, paidBySelfEmployed);
  });

  it('capital-gains-tax', () => {
    agreesInEachSet(
      capitalGainsTax,
      {
        ordinaryIncome: [0, 800000, 2],
        longTermGains: [0, 400000, 2],
        shortTermGains: [0, 90000, 2],
        capitalLosses: [0, 150000, 2],
        qualifiedDividends: [0, 50000, 2],
        lossKind: ['short', 'long'],
        filingStatus,
      },
      (inputs) => {
        const { figures: set, filingStatus: status } = inputs;
        const loss = new Exact(inputs.capitalLosses);
        const short = new Exact(inputs.shortTermGains).minus(inputs.lossKind === 'short' ? loss : 0);
        const long = new Exact(inputs.longTermGains).minus(inputs.lossKind === 'long' ? loss : 0);
        const net = short.plus(long);
        const ordinary = new Exact(inputs.ordinaryIncome);
        const before = cent(scheduleTax(set, status, ordinary));
        const dividends = new Exact(inputs.qualifiedDividends);
        if (net.lte(0)) {
          const deducted = Decimal.min(net.neg(), status === 'marriedSeparate' ? 1500 : 3000);
          const rest = below(ordinary, deducted);
          const onRest = cent(scheduleTax(set, status, rest));
          const saved = before.minus(onRest);
          const taxable = below(ordinary.plus(dividends), deducted);
          const onDividends = cent(withGain(set, status, rest, taxable)).minus(onRest);
          const gross = ordinary.plus(15000).plus(dividends).minus(deducted);
          const niit = cent(part(Decimal.min(below(dividends, deducted), below(gross, threshold[status])), '3.8'));
          return {
            totalTax: below(onDividends.plus(niit), saved),
            deductibleLoss: deducted,
            lossCarryover: net.neg().minus(Decimal.min(deducted, ordinary.plus(dividends))),
            taxSavedByLoss: saved,
          };
        }
        const under = ordinary.plus(short.lte(0) ? 0 : Decimal.min(short, net));
        const onShort = cent(scheduleTax(set, status, under)).minus(before);
        const all = cent(withGain(set, status, under, ordinary.plus(net).plus(dividends)));
        const onLong = all.minus(before).minus(onShort);
        const agi = ordinary.plus(15000).plus(net).plus(dividends);
        const niit = cent(part(Decimal.min(net.plus(dividends), below(agi, threshold[status])), '3.8'));
        return { shortTermTax: onShort, longTermTax: onLong, netInvestmentIncomeTax: niit, totalTax: onShort.plus(onLong).plus(niit) };
      },
    );
  });

  it('estate-tax', () => {
    agreesInEachSet(
      estateTax,
      { grossEstate: [0, 40000000, 2], debts: [0, 5000000, 2], maritalDeduction: [0, 9000000, 2], priorGifts: [0, 20000000, 2] },
      (inputs) => {
        const estate = below(new Exact(inputs.grossEstate), new Exact(inputs.debts).plus(100000).plus(inputs.maritalDeduction));
        const exclusion = lawOf(inputs.figures, 'exclusion');
        const taxed = below(estate.plus(inputs.priorGifts), exclusion).minus(below(new Exact(inputs.priorGifts), exclusion));
        return { taxableEstate: estate, taxableAmount: taxed, estateTax: cent(part(taxed, 40)) };
      },
    );
  });

  it('amt', () => {
    agreesInEachSet(
      amt,
      {
        agi: [0, 2500000, 2],
        itemizedDeductions: [0, 90000, 2],
        amtPreferences: [0, 400000, 2],
        amtAdjustments: [-90000, 400000, 2],
        filingStatus,
      },
      (inputs) => {
        const { figures: set, filingStatus: status } = inputs;
        const standard = lawOf(set, 'standard')[status];
        const listed = new Exact(inputs.itemizedDeductions);
        const aboveTop = below(new Exact(inputs.agi), lawOf(set, 'tops')[status].at(-1) ?? 0);
        const kept = listed.minus(Decimal.min(listed, aboveTop).times(lawOf(set, 'itemizedLost')).div(37));
        const itemizes = cent(kept).gte(standard);
        const regular = cent(scheduleTax(set, status, cent(below(new Exact(inputs.agi), itemizes ? kept : standard))));
        const before = new Exact(inputs.agi)
          .minus(itemizes ? listed : 0)
          .plus(inputs.amtPreferences)
          .plus(inputs.amtAdjustments);
        const [full, start, lost] = [lawOf(set, 'exemption')[status], lawOf(set, 'phaseOut')[status], lawOf(set, 'exemptionLost')];
        // 26 USC 55(d)(2), last sentence: a separate return adds what the exemption would lose below zero, up to one exemption.
        const gone = new Exact(full).times(100).div(lost).plus(start);
        const added = status === 'marriedSeparate' ? Decimal.min(full, part(below(before, gone), lost)) : 0;
        const income = before.plus(added);
        const base = below(income, below(new Exact(full), part(below(income, start), lost)));
        const upper = lawOf(set, 'upperRate') / (status === 'marriedSeparate' ? 2 : 1);
        const tentative = cent(part(base, 26).plus(part(below(base, upper), 2)));
        return { regularTax: regular, tentativeMinimumTax: tentative, amtOwed: below(tentative, regular) };
      },
    );
  });
});

interface SelfEmployed {
  readonly figures: LawSet;
  readonly filingStatus: Status;
  readonly netEarnings: number;
  readonly wages: number;
}

/** Schedule SE, part I. The specification compares the 400 with the profit, line 4a with 92.35 % of it. */
function paidBySelfEmployed({ figures, filingStatus: status, netEarnings, wages }: SelfEmployed) {
  const line4 = part(new Exact(netEarnings), '92.35');
  const earned = (figures === 'spec' ? new Exact(netEarnings) : line4).lt(400) ? new Exact(0) : line4;
  const security = cent(part(Decimal.min(earned, below(new Exact(lawOf(figures, 'wageBase')), wages)), '12.4'));
  const medicare = cent(part(earned, '2.9'));
  const more = cent(part(below(earned, below(new Exact(threshold[status]), wages)), '0.9'));
  return {
    socialSecurityTax: security,
    medicareTax: medicare,
    additionalMedicareTax: more,
    totalTax: security.plus(medicare).plus(more),
  };
}
