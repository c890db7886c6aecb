import { describe, it } from 'vitest';
import macrsDepreciation from '#calculators/business/taxes/macrs-depreciation.ts';
import wacc from '#calculators/business/valuation/wacc.ts';
import dcf from '#calculators/investment/returns/dcf.ts';
import bondPriceYield from '#calculators/investment/securities/bond-price-yield.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact, sum } from '#calculators/proof/decimal.ts';

/** Publication 946, table A-1, in hundredths of a per cent. */
const halfYear: Readonly<Record<string, readonly number[]>> = {
  '3': [3333, 4445, 1481, 741],
  '5': [2000, 3200, 1920, 1152, 1152, 576],
  '7': [1429, 2449, 1749, 1249, 893, 892, 893, 446],
  '10': [1000, 1800, 1440, 1152, 922, 737, 655, 655, 656, 655, 328],
};

describe('the second engine agrees to the cent on values of businesses, bonds and property', () => {
  it('macrs-depreciation', () => {
    agrees(
      macrsDepreciation,
      {
        assetCost: [1000, 500000, 2],
        propertyClass: ['3', '5', '7', '10'],
        businessUse: [10, 100, 1],
        section179: [0, 100, 2],
        bonusRate: [0, 100, 1],
        taxRate: [0, 50, 1],
      },
      (inputs) => {
        // 26 CFR 1.179-1(d)(1).
        if (inputs.section179 > 0 && inputs.businessUse <= 50) return 'refused';
        const business = cent(new Exact(inputs.assetCost).times(inputs.businessUse).div(100));
        const elected = cent(inputs.section179);
        const allowance = cent(business.minus(elected).times(inputs.bonusRate).div(100));
        const rest = business.minus(elected).minus(allowance);
        const [share = 0] = halfYear[inputs.propertyClass] ?? [];
        const first = cent(rest.times(share).div(10000)).plus(elected).plus(allowance);
        return {
          specialAllowance: allowance,
          macrsBasis: rest,
          firstYearDeduction: first,
          taxSavedFirstYear: cent(first.times(inputs.taxRate).div(100)),
          totalDeductions: business,
        };
      },
    );
  });

  it('wacc', () => {
    agrees(
      wacc,
      {
        equityValue: [1, 1000000, 2],
        debtValue: [0, 1000000, 2],
        preferredValue: [0, 500000, 2],
        equityCostMethod: ['capm', 'entered'],
        enteredEquityCost: [0, 40, 2],
        riskFreeRate: [0, 10, 2],
        beta: [-1, 3, 2],
        marketPremium: [0, 10, 2],
        costOfDebt: [0, 20, 2],
        costOfPreferred: [0, 20, 2],
        taxRate: [0, 50, 1],
      },
      (inputs) => {
        const own = inputs.equityCostMethod === 'entered';
        const equity = own
          ? new Exact(inputs.enteredEquityCost)
          : new Exact(inputs.beta).times(inputs.marketPremium).plus(inputs.riskFreeRate);
        const debt = new Exact(100).minus(inputs.taxRate).times(inputs.costOfDebt).div(100);
        const whole = new Exact(inputs.equityValue).plus(inputs.debtValue).plus(inputs.preferredValue);
        const paid = equity
          .times(inputs.equityValue)
          .plus(debt.times(inputs.debtValue))
          .plus(new Exact(inputs.costOfPreferred).times(inputs.preferredValue));
        return { wacc: paid.div(whole), costOfEquity: equity, afterTaxCostOfDebt: debt };
      },
    );
  });

  it('dcf', () => {
    agrees(
      dcf,
      {
        discountRate: [6, 40, 2],
        terminalGrowthRate: [-5, 5, 2],
        terminalMethod: ['growth', 'multiple', 'none'],
        terminalMultiple: [0, 30, 1],
        netDebt: [-500000, 500000, 2],
        midYear: [true, false],
      },
      (inputs) => {
        const rate = new Exact(inputs.discountRate).div(100).plus(1);
        const flows = inputs.cashFlows.split(', ').map(Number);
        const worth = flows.map((flow, at) => cent(new Exact(flow).div(rate.pow(at + (inputs.midYear ? 0.5 : 1)))));
        const last = new Exact(flows.at(-1) ?? 0);
        const lasting = new Exact(inputs.terminalGrowthRate)
          .plus(100)
          .times(last)
          .div(new Exact(inputs.discountRate).minus(inputs.terminalGrowthRate));
        const terminal = cent(
          { growth: lasting, multiple: last.times(inputs.terminalMultiple), none: new Exact(0) }[inputs.terminalMethod],
        );
        const today = cent(terminal.div(rate.pow(flows.length)));
        return {
          presentValueOfFlows: sum(worth),
          terminalValue: terminal,
          presentValueOfTerminal: today,
          equityValue: sum(worth).plus(today).minus(cent(inputs.netDebt)),
        };
      },
    );
  });

  it('bond-price-yield', () => {
    agrees(
      bondPriceYield,
      {
        faceValue: [100, 100000, 0],
        couponRate: [0, 15, 3],
        yearsToMaturity: [1, 40, 0],
        frequency: ['1', '2', '4'],
        marketYield: [-2, 20, 3],
      },
      (inputs) => {
        const periods = Number(inputs.frequency);
        const count = inputs.yearsToMaturity * periods;
        const growth = new Exact(inputs.marketYield).div(100 * periods).plus(1);
        const coupon = new Exact(inputs.faceValue).times(inputs.couponRate).div(100 * periods);
        let full = new Exact(0);
        let timed = new Exact(0);
        for (let at = 1; at <= count; at++) {
          const worth = coupon.plus(at === count ? inputs.faceValue : 0).div(growth.pow(at));
          full = full.plus(worth);
          timed = timed.plus(worth.times(at));
        }
        const duration = timed.div(full).div(periods);
        return {
          quotedPrice: cent(full),
          fullPrice: cent(full),
          accruedInterest: 0,
          macaulayDuration: duration,
          modifiedDuration: duration.div(growth),
        };
      },
    );
  });

  it('bond-price-yield finds a yield that gives back the price', () => {
    agrees(
      bondPriceYield,
      {
        solveFor: ['yield'],
        price: [300, 2000, 2],
        couponRate: [0, 15, 3],
        yearsToMaturity: [1, 30, 0],
        frequency: ['1', '2', '4'],
      },
      (inputs) => ({ quotedPrice: cent(inputs.price), fullPrice: cent(inputs.price) }),
    );
  });
});
