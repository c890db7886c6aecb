import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import amt from '../tax/amt.ts';
import basicTax from '../tax/basic-tax.ts';
import capitalGainsTax from '../tax/capital-gains-tax.ts';
import estateTax from '../tax/estate-tax.ts';
import incomeTaxDetailed from '../tax/income-tax-detailed.ts';
import payrollTax from '../tax/payroll-tax.ts';
import salesTax from '../tax/sales-tax.ts';
import selfEmploymentTax from '../tax/self-employment-tax.ts';
import taxEquivalentYield from '../tax/tax-equivalent-yield.ts';
import { agrees } from './agree.ts';
import { cent, Exact, sum } from './decimal.ts';
import { below, part, scheduleTax, statusFigures } from './tax-tables.ts';

const filingStatus = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;

/** Rev. Proc. 2024-40 by number of children: maximum, start joint, start of others, rates in per cent up and down. */
const earnedCredit = [
  [649, 17730, 10620, '7.65', '7.65'],
  [4328, 30470, 23350, 34, '15.98'],
  [7152, 30470, 23350, 40, '21.06'],
  [8046, 30470, 23350, 45, '21.06'],
] as const;

describe('the second engine agrees to the cent on taxes', () => {
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

  it('basic-tax', () => {
    agrees(basicTax, { annualIncome: [0, 1500000, 2], otherIncome: [0, 90000, 2], deductions: [0, 60000, 2], filingStatus }, (inputs) => {
      const income = new Exact(inputs.annualIncome).plus(inputs.otherIncome);
      const taxable = below(income, Math.max(inputs.deductions, statusFigures[inputs.filingStatus].standard));
      const tax = cent(scheduleTax(inputs.filingStatus, taxable));
      return { taxableIncome: taxable, federalTax: tax, afterTaxIncome: income.minus(tax) };
    });
  });

  it('income-tax-detailed', () => {
    agrees(
      incomeTaxDetailed,
      {
        annualIncome: [0, 900000, 2],
        interestIncome: [0, 60000, 2],
        longTermGains: [0, 300000, 2],
        preTaxContributions: [0, 30000, 2],
        itemizedDeductions: [0, 60000, 2],
        children: [0, 5, 0],
        qualifiedDividends: [0, 40000, 2],
        capitalLosses: [0, 60000, 2],
        filingStatus,
      },
      (inputs) => {
        const figures = statusFigures[inputs.filingStatus];
        const result = new Exact(inputs.longTermGains).minus(inputs.capitalLosses);
        const loss = Decimal.min(result.neg(), inputs.filingStatus === 'marriedSeparate' ? 1500 : 3000);
        const fromCapital = result.gt(0) ? result : loss.neg();
        const invested = new Exact(inputs.interestIncome).plus(inputs.qualifiedDividends).plus(Decimal.max(0, result));
        const all = new Exact(inputs.annualIncome).plus(inputs.interestIncome).plus(inputs.qualifiedDividends).plus(fromCapital);
        const agi = below(all, inputs.preTaxContributions);
        const taxable = below(agi, Math.max(inputs.itemizedDeductions, figures.standard));
        const gain = Decimal.min(Decimal.max(0, result).plus(inputs.qualifiedDividends), taxable);
        const ordinary = cent(scheduleTax(inputs.filingStatus, taxable.minus(gain)));
        const onGain = cent(withGain(inputs.filingStatus, taxable.minus(gain), taxable)).minus(ordinary);
        const ceiling = inputs.filingStatus === 'marriedJoint' ? 400000 : 200000;
        const credit = below(new Exact(inputs.children * 2200), below(agi, ceiling).div(1000).ceil().times(50));
        const used = Decimal.min(credit, ordinary.plus(onGain));
        const taxedByNiit = below(invested, result.gt(0) ? 0 : loss);
        const niit = cent(part(Decimal.min(taxedByNiit, below(agi, figures.threshold)), '3.8'));
        const medicare = cent(part(below(new Exact(inputs.annualIncome), figures.threshold), '0.9'));
        const earned = below(new Exact(inputs.annualIncome), inputs.preTaxContributions);
        const [most, joint, other, phaseIn, phaseOut] = earnedCredit[Math.min(3, inputs.children)] ?? earnedCredit[0];
        const start = inputs.filingStatus === 'marriedJoint' ? joint : other;
        const earnedIncomeCredit =
          inputs.filingStatus === 'marriedSeparate' || invested.gt(11950)
            ? new Exact(0)
            : cent(below(Decimal.min(most, part(earned, phaseIn)), part(below(Decimal.max(agi, earned), start), phaseOut)));
        const payroll = part(Decimal.min(inputs.annualIncome, 168600), '6.2').plus(part(new Exact(inputs.annualIncome), '1.45'));
        const byEarnings = part(below(earned, 2500), 15);
        const refundable = cent(
          Decimal.min(
            credit.minus(used),
            inputs.children * 1700,
            inputs.children > 2 ? Decimal.max(byEarnings, payroll.minus(earnedIncomeCredit)) : byEarnings,
          ),
        );
        const total = ordinary.plus(onGain).minus(used).plus(niit).plus(medicare);
        return {
          adjustedGrossIncome: agi,
          ordinaryTax: ordinary,
          capitalGainsTax: onGain,
          creditsUsed: used,
          netInvestmentIncomeTax: niit,
          additionalMedicareTax: medicare,
          earnedIncomeCredit,
          additionalChildTaxCredit: refundable,
          totalTax: total,
          refundOrDue: new Exact(inputs.taxWithheld).plus(refundable).plus(earnedIncomeCredit).minus(total),
        };
      },
    );
  });

  it('payroll-tax', () => {
    const paydays = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;
    agrees(
      payrollTax,
      {
        grossPay: [0, 30000, 2],
        exemptDeductions: [0, 900, 2],
        payFrequency: ['weekly', 'biweekly', 'semimonthly', 'monthly'],
        filingStatus,
      },
      (inputs) => {
        const pay = below(new Exact(inputs.grossPay), inputs.exemptDeductions);
        const days = Array.from({ length: paydays[inputs.payFrequency] }, (_, at) => pay.times(at));
        const security = Decimal.min(
          sum(days.map((before) => cent(part(Decimal.min(pay, below(new Exact(168600), before)), '6.2')))),
          '10453.2',
        );
        const medicare = sum(days.map(() => cent(part(pay, '1.45'))));
        const more = sum(days.map((before) => cent(part(Decimal.min(pay, below(before.plus(pay), 200000)), '0.9'))));
        const year = pay.times(days.length);
        return {
          socialSecurityTax: security,
          medicareTax: medicare,
          additionalMedicareTax: more,
          employerTax: security.plus(medicare),
          settledOnReturn: cent(part(below(year, statusFigures[inputs.filingStatus].threshold), '0.9').minus(more)),
        };
      },
    );
  });

  it('self-employment-tax', () => {
    agrees(selfEmploymentTax, { netEarnings: [0, 500000, 2], wages: [0, 300000, 2], filingStatus }, (inputs) => {
      const earned = inputs.netEarnings < 400 ? new Exact(0) : part(new Exact(inputs.netEarnings), '92.35');
      const security = cent(part(Decimal.min(earned, below(new Exact(168600), inputs.wages)), '12.4'));
      const medicare = cent(part(earned, '2.9'));
      const untouched = below(new Exact(statusFigures[inputs.filingStatus].threshold), inputs.wages);
      const more = cent(part(below(earned, untouched), '0.9'));
      return {
        socialSecurityTax: security,
        medicareTax: medicare,
        additionalMedicareTax: more,
        totalTax: security.plus(medicare).plus(more),
      };
    });
  });

  it('capital-gains-tax', () => {
    agrees(
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
        const loss = new Exact(inputs.capitalLosses);
        const short = new Exact(inputs.shortTermGains).minus(inputs.lossKind === 'short' ? loss : 0);
        const long = new Exact(inputs.longTermGains).minus(inputs.lossKind === 'long' ? loss : 0);
        const net = short.plus(long);
        const ordinary = new Exact(inputs.ordinaryIncome);
        const before = cent(scheduleTax(inputs.filingStatus, ordinary));
        const dividends = new Exact(inputs.qualifiedDividends);
        if (net.lte(0)) {
          const deducted = Decimal.min(net.neg(), inputs.filingStatus === 'marriedSeparate' ? 1500 : 3000);
          const rest = below(ordinary, deducted);
          const saved = before.minus(cent(scheduleTax(inputs.filingStatus, rest)));
          const used = Decimal.min(deducted, ordinary.plus(dividends));
          const taxable = below(ordinary.plus(dividends), deducted);
          const onDividends = cent(withGain(inputs.filingStatus, rest, taxable)).minus(cent(scheduleTax(inputs.filingStatus, rest)));
          const gross = ordinary.plus(15000).plus(dividends).minus(deducted);
          const niit = cent(
            part(Decimal.min(below(dividends, deducted), below(gross, statusFigures[inputs.filingStatus].threshold)), '3.8'),
          );
          return {
            totalTax: below(onDividends.plus(niit), saved),
            deductibleLoss: deducted,
            lossCarryover: net.neg().minus(used),
            taxSavedByLoss: saved,
          };
        }
        const netShort = short.lte(0) ? new Exact(0) : Decimal.min(short, net);
        const under = ordinary.plus(netShort);
        const onShort = cent(scheduleTax(inputs.filingStatus, under)).minus(before);
        const onLong = cent(withGain(inputs.filingStatus, under, ordinary.plus(net).plus(dividends)))
          .minus(before)
          .minus(onShort);
        const agi = ordinary.plus(15000).plus(net).plus(dividends);
        const niit = cent(part(Decimal.min(net.plus(dividends), below(agi, statusFigures[inputs.filingStatus].threshold)), '3.8'));
        return { shortTermTax: onShort, longTermTax: onLong, netInvestmentIncomeTax: niit, totalTax: onShort.plus(onLong).plus(niit) };
      },
    );
  });

  it('estate-tax', () => {
    agrees(
      estateTax,
      { grossEstate: [0, 40000000, 2], debts: [0, 5000000, 2], maritalDeduction: [0, 9000000, 2], priorGifts: [0, 20000000, 2] },
      (inputs) => {
        const estate = below(new Exact(inputs.grossEstate), new Exact(inputs.debts).plus(100000).plus(inputs.maritalDeduction));
        const taxed = below(estate.plus(inputs.priorGifts), 13610000).minus(below(new Exact(inputs.priorGifts), 13610000));
        return { taxableEstate: estate, taxableAmount: taxed, estateTax: cent(part(taxed, 40)) };
      },
    );
  });

  it('amt', () => {
    agrees(
      amt,
      {
        agi: [0, 2500000, 2],
        itemizedDeductions: [0, 90000, 2],
        amtPreferences: [0, 400000, 2],
        amtAdjustments: [-90000, 400000, 2],
        filingStatus: ['single', 'marriedJoint', 'headOfHousehold'],
      },
      (inputs) => {
        const status = inputs.filingStatus;
        const figures = statusFigures[status];
        const itemizes = inputs.itemizedDeductions >= figures.standard;
        const regular = cent(scheduleTax(status, below(new Exact(inputs.agi), itemizes ? inputs.itemizedDeductions : figures.standard)));
        const income = new Exact(inputs.agi)
          .minus(itemizes ? inputs.itemizedDeductions : 0)
          .plus(inputs.amtPreferences)
          .plus(inputs.amtAdjustments);
        const exemption = below(new Exact(figures.exemption), part(below(income, figures.phaseOut), 25));
        const base = below(income, exemption);
        const tentative = cent(part(base, 26).plus(part(below(base, 239100), 2)));
        return { regularTax: regular, tentativeMinimumTax: tentative, amtOwed: below(tentative, regular) };
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

/**
 * Tax on all where the income above a height is gain: each dollar of gain bears the rate of the height at which it lies, but never more
 * than the schedules on all of it (26 USC 1(h)(1)), which matters between 48,350 and 48,475.
 */
function withGain(status: (typeof filingStatus)[number], from: Decimal, to: Decimal): Decimal {
  const [zero, fifteen] = statusFigures[status].gains;
  const above = (income: Decimal) => part(below(income, zero), 15).plus(part(below(income, fifteen), 5));
  return Decimal.min(scheduleTax(status, from).plus(above(to)).minus(above(from)), scheduleTax(status, to));
}
