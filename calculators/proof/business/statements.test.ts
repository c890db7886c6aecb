import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import breakeven from '#calculators/business/profitability/breakeven-analysis.ts';
import contributionMargin from '#calculators/business/profitability/contribution-margin.ts';
import profitMargin from '#calculators/business/profitability/profit-margin.ts';
import scenarios from '#calculators/business/profitability/scenario-analysis.ts';
import likeKind from '#calculators/business/taxes/like-kind-exchange.ts';
import valuation from '#calculators/business/valuation/business-valuation.ts';
import ratios from '#calculators/business/working-capital/financial-ratios.ts';
import inventory from '#calculators/business/working-capital/inventory-optimization.ts';
import workingCapital from '#calculators/business/working-capital/working-capital.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { agrees, type Range } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import exchange from '#calculators/real-estate/income-property/1031-exchange.ts';

/** Units needed for an amount: whole ones. */
const unitsFor = (amount: Decimal, each: Decimal) => Exact.max(0, amount.div(each).ceil());

describe('the second engine agrees on closed forms of a business', () => {
  it('breakeven-analysis', () => {
    agrees(
      breakeven,
      {
        fixedCosts: [0, 900000, 2],
        pricePerUnit: [0.01, 500, 2],
        variableCostPerUnit: [0, 300, 2],
        unitsSold: [0, 90000, 0],
        targetProfit: [0, 200000, 2],
      },
      (inputs) => {
        const each = new Exact(inputs.pricePerUnit).minus(inputs.variableCostPerUnit);
        if (each.lte(0)) return 'refused';
        const wanted = new Exact(inputs.fixedCosts).plus(inputs.targetProfit);
        return {
          breakEvenUnits: unitsFor(new Exact(inputs.fixedCosts), each),
          breakEvenRevenue: cent(new Exact(inputs.fixedCosts).times(inputs.pricePerUnit).div(each)),
          unitsForTarget: unitsFor(wanted, each),
          revenueForTarget: cent(wanted.times(inputs.pricePerUnit).div(each)),
          profit: cent(each.times(inputs.unitsSold).minus(inputs.fixedCosts)),
        };
      },
    );
  });

  it('contribution-margin', () => {
    agrees(
      contributionMargin,
      {
        pricePerUnit: [0.01, 500, 2],
        materialPerUnit: [0, 200, 2],
        laborPerUnit: [0, 100, 2],
        otherVariableCost: [0, 50, 2],
        unitsSold: [0, 90000, 0],
        fixedCosts: [0, 900000, 2],
      },
      (inputs) => {
        const cost = new Exact(inputs.materialPerUnit).plus(inputs.laborPerUnit).plus(inputs.otherVariableCost);
        const each = new Exact(inputs.pricePerUnit).minus(cost);
        return {
          contributionPerUnit: each,
          contributionMarginRatio: each.div(inputs.pricePerUnit).times(100),
          totalContribution: cent(each.times(inputs.unitsSold)),
          profit: cent(each.times(inputs.unitsSold).minus(inputs.fixedCosts)),
          breakEvenUnits: each.gt(0) ? unitsFor(new Exact(inputs.fixedCosts), each) : null,
        };
      },
    );
  });

  it('profit-margin', () => {
    agrees(
      profitMargin,
      {
        revenue: [1, 900000, 2],
        costOfGoodsSold: [0, 600000, 2],
        operatingExpenses: [0, 300000, 2],
        interestExpense: [0, 50000, 2],
        incomeTaxRate: [0, 50, 2],
        otherIncome: [-5000, 5000, 2],
      },
      (inputs) => {
        const operating = new Exact(inputs.revenue).minus(inputs.costOfGoodsSold).minus(inputs.operatingExpenses);
        const pretax = operating.plus(inputs.otherIncome).minus(inputs.interestExpense);
        const net = pretax.minus(cent(Exact.max(0, pretax).times(inputs.incomeTaxRate).div(100)));
        return {
          operatingMargin: operating.times(100).div(inputs.revenue),
          pretaxIncome: pretax,
          netIncome: net,
          netMargin: net.times(100).div(inputs.revenue),
        };
      },
    );
  });

  it('business-valuation', () => {
    agrees(
      valuation,
      {
        freeCashFlow: [-50000, 900000, 2],
        growthRate: [-20, 30, 2],
        discountRate: [5, 40, 2],
        ebitda: [1, 900000, 2],
        ebitdaMultiple: [0, 20, 1],
        netDebt: [-90000, 900000, 2],
        terminalGrowthRate: [0, 8, 2],
        projectionYears: [1, 15, 0],
        incomeWeight: [0, 100, 0],
      },
      (inputs) => {
        const discount = new Exact(inputs.discountRate).div(100);
        const later = new Exact(inputs.terminalGrowthRate).div(100);
        if (discount.lte(later)) return 'refused';
        let flow = new Exact(inputs.freeCashFlow);
        let worth = new Exact(0);
        for (let year = 1; year <= inputs.projectionYears; year++) {
          flow = flow.times(new Exact(inputs.growthRate).div(100).plus(1));
          worth = worth.plus(flow.div(discount.plus(1).pow(year)));
        }
        const terminal = flow.times(later.plus(1)).div(discount.minus(later)).div(discount.plus(1).pow(inputs.projectionYears));
        const income = worth.plus(terminal).minus(inputs.netDebt);
        const market = new Exact(inputs.ebitda).times(inputs.ebitdaMultiple).minus(inputs.netDebt);
        const weight = new Exact(inputs.incomeWeight).div(100);
        return {
          enterpriseValue: worth.plus(terminal),
          incomeValue: income,
          marketValue: market,
          estimatedValue: income.times(weight).plus(market.times(new Exact(1).minus(weight))),
        };
      },
    );
  });

  it('financial-ratios', () => {
    agrees(
      ratios,
      {
        currentAssets: [100, 90000, 2],
        inventory: [0, 100, 2],
        currentLiabilities: [1, 90000, 2],
        totalAssets: [90000, 900000, 2],
        totalLiabilities: [0, 80000, 2],
        revenue: [1000, 900000, 2],
        netIncome: [-90000, 90000, 2],
      },
      (inputs) => {
        const equity = new Exact(inputs.totalAssets).minus(inputs.totalLiabilities);
        const onEquity = new Exact(inputs.netIncome)
          .div(inputs.revenue)
          .times(new Exact(inputs.revenue).div(inputs.totalAssets))
          .times(new Exact(inputs.totalAssets).div(equity));
        return {
          returnOnEquity: onEquity.times(100),
          currentTimes: new Exact(inputs.currentAssets).div(inputs.currentLiabilities),
          debtToEquity: new Exact(inputs.totalLiabilities).div(equity),
          debtRatio: new Exact(inputs.totalLiabilities).div(inputs.totalAssets).times(100),
        };
      },
    );
  });

  it('inventory-optimization', () => {
    agrees(
      inventory,
      {
        annualDemand: [1, 90000, 0],
        unitCost: [0.01, 500, 2],
        orderCost: [0.01, 900, 2],
        holdingRate: [0.1, 60, 1],
        leadTimeDays: [0, 90, 0],
        dailyDeviation: [0, 100, 1],
        serviceLevel: ['90', '99'],
      },
      (inputs) => {
        const holding = new Exact(inputs.unitCost).times(inputs.holdingRate).div(100);
        const eoq = new Exact(2).times(inputs.annualDemand).times(inputs.orderCost).div(holding).sqrt();
        const cost = (units: Decimal) => units.pow(-1).times(inputs.annualDemand).times(inputs.orderCost).plus(units.times(holding).div(2));
        // Cost is convex, so the cheapest whole number is next to the root.
        const near = [-1, 0, 1, 2].map((step) => Exact.max(1, eoq.floor().plus(step)));
        const least = Exact.min(...near.map(cost));
        const spread = new Exact(inputs.leadTimeDays)
          .sqrt()
          .times(inputs.dailyDeviation)
          .times(inputs.serviceLevel === '90' ? '1.2816' : '2.3263');
        const kept = cent(spread.ceil().times(holding));
        return {
          eoq,
          totalCost: cent(least.plus(kept)),
          safetyStock: spread.ceil(),
          reorderPoint: new Exact(inputs.annualDemand).times(inputs.leadTimeDays).div(365).plus(spread).ceil(),
        };
      },
    );
  });

  it('working-capital', () => {
    agrees(
      workingCapital,
      {
        cash: [0, 90000, 2],
        accountsReceivable: [0, 90000, 2],
        inventory: [0, 90000, 2],
        accountsPayable: [1, 90000, 2],
        revenue: [1000, 900000, 2],
        costOfGoodsSold: [1000, 900000, 2],
        salesGrowth: [-50, 90, 1],
      },
      (inputs) => {
        const debts = new Exact(inputs.accountsPayable).plus(inputs.shortTermDebt).plus(inputs.otherCurrentLiabilities);
        const assets = new Exact(inputs.cash).plus(inputs.accountsReceivable).plus(inputs.inventory).plus(inputs.otherCurrentAssets);
        const perDay = new Exact(inputs.costOfGoodsSold).div(365);
        const trade = new Exact(inputs.accountsReceivable).plus(inputs.inventory).minus(inputs.accountsPayable);
        return {
          workingCapital: assets.minus(debts),
          currentTimes: assets.div(debts),
          cashConversionCycle: new Exact(inputs.accountsReceivable)
            .times(365)
            .div(inputs.revenue)
            .plus(new Exact(inputs.inventory).minus(inputs.accountsPayable).div(perDay)),
          cashForGrowth: cent(trade.times(inputs.salesGrowth).div(100)),
        };
      },
    );
  });

  it('scenario-analysis', () => {
    agrees(
      scenarios,
      {
        revenue: [1000, 900000, 2],
        variableCostRate: [0, 110, 1],
        fixedCosts: [0, 300000, 2],
        bestSalesChange: [-10, 90, 1],
        worstSalesChange: [-90, 10, 1],
        worstCostChange: [-10, 50, 1],
        bestProbability: [0, 60, 1],
        worstProbability: [0, 60, 1],
      },
      (inputs) => {
        const rest = new Exact(100).minus(inputs.bestProbability).minus(inputs.worstProbability);
        if (rest.lt(0)) return 'refused';
        const profit = (sales: number, cost: number) => {
          const sold = new Exact(inputs.revenue).times(new Exact(sales).plus(100)).div(100);
          const spent = sold.times(inputs.variableCostRate).times(new Exact(cost).plus(100)).div(10000);
          return sold.minus(spent).minus(inputs.fixedCosts);
        };
        const best = profit(inputs.bestSalesChange, inputs.bestCostChange);
        const worst = profit(inputs.worstSalesChange, inputs.worstCostChange);
        const base = profit(0, 0);
        const weigh = (of: (value: Decimal) => Decimal) =>
          of(best).times(inputs.bestProbability).plus(of(base).times(rest)).plus(of(worst).times(inputs.worstProbability)).div(100);
        const mean = weigh((value) => value);
        return {
          bestProfit: best,
          baseProfit: base,
          worstProfit: worst,
          expectedProfit: mean,
          // E[x²] − E[x]², an independent way to compute the variance.
          standardDeviation: Exact.max(0, weigh((value) => value.pow(2)).minus(mean.pow(2))).sqrt(),
        };
      },
    );
  });

  it('like-kind-exchange', () => {
    agrees(likeKind, { ...exchanged, otherBoot: [0, 90000, 2] }, (inputs) => {
      const gain = new Exact(inputs.salePrice).minus(inputs.sellingCosts).minus(inputs.purchasePrice).plus(inputs.depreciationTaken);
      const equity = new Exact(inputs.salePrice).minus(inputs.sellingCosts).minus(inputs.mortgageBalance);
      const own = new Exact(inputs.newPropertyPrice).minus(inputs.newMortgage);
      const taken = new Exact(inputs.otherBoot);
      // The equity left after boot and purchase is cash; missing equity is added and offsets debt relief.
      const rest = equity.minus(taken).minus(own);
      const cashBoot = taken.plus(Exact.max(0, rest));
      const relief = Exact.max(0, new Exact(inputs.mortgageBalance).minus(inputs.newMortgage).minus(Exact.max(0, rest.neg())));
      // Form 8824: costs reduce the amounts received first, and always reduce the gain.
      const costs = new Exact(inputs.exchangeCosts);
      const received = Exact.max(0, cashBoot.plus(relief).minus(costs));
      const realized = gain.minus(costs);
      const taxed = Exact.max(0, Exact.min(realized, received));
      return {
        totalGain: gain,
        cashBoot: Exact.max(0, cashBoot.minus(costs)),
        mortgageBoot: received.minus(Exact.max(0, cashBoot.minus(costs))),
        recognizedGain: taxed,
        deferredGain: Exact.max(0, realized).minus(taxed),
        newAdjustedBasis: new Exact(inputs.newPropertyPrice).minus(realized).plus(taxed),
        exchangeQualified: inputs.newPropertyPrice >= inputs.salePrice,
      };
    });
  });

  it('[A-05] like-kind-exchange equals 1031-exchange where no boot is taken', () => {
    agrees(likeKind, { ...exchanged, otherBoot: [0, 0, 0] }, (inputs) => {
      const { otherBoot: _none, ...common } = inputs;
      const outcome = exchange.calculate(common);
      return isRefusal(outcome) ? 'refused' : outcome;
    });
  });
});

/** Inputs of an exchange that both screens ask for. */
const exchanged = {
  purchasePrice: [100000, 900000, 2],
  salePrice: [100000, 900000, 2],
  depreciationTaken: [0, 99999, 2],
  sellingCosts: [0, 50000, 2],
  mortgageBalance: [0, 300000, 2],
  newPropertyPrice: [50000, 900000, 2],
  newMortgage: [0, 300000, 2],
  exchangeCosts: [0, 9000, 2],
} as const satisfies Readonly<Record<string, Range>>;
