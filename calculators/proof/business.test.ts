import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import breakeven from '../business/breakeven-analysis.ts';
import consolidation from '../business/business-debt-consolidation.ts';
import valuation from '../business/business-valuation.ts';
import cashFlow from '../business/cash-flow-analysis.ts';
import commercialLoan from '../business/commercial-loan.ts';
import contributionMargin from '../business/contribution-margin.ts';
import coverage from '../business/debt-service-coverage.ts';
import buyVsLease from '../business/equipment-buy-vs-lease.ts';
import ratios from '../business/financial-ratios.ts';
import inventory from '../business/inventory-optimization.ts';
import likeKind from '../business/like-kind-exchange.ts';
import profitMargin from '../business/profit-margin.ts';
import scenarios from '../business/scenario-analysis.ts';
import workingCapital from '../business/working-capital.ts';
import { isRefusal } from '../kit/refusal.ts';
import exchange from '../real-estate/1031-exchange.ts';
import { agrees, type Range } from './agree.ts';
import { cent, Exact, payment, schedule, sum } from './decimal.ts';

/** Units needed for an amount: whole ones. */
const unitsFor = (amount: Decimal, each: Decimal) => Exact.max(0, amount.div(each).ceil());

describe('the second engine agrees to the cent on loans of a business', () => {
  it('debt-service-coverage', () => {
    agrees(
      coverage,
      {
        netOperatingIncome: [-50000, 900000, 2],
        annualDebtService: [1, 300000, 2],
        loanAmount: [0, 2000000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
      },
      (inputs) => {
        const months = inputs.loanTerm * 12;
        const monthly = cent(payment(inputs.loanAmount, inputs.interestRate, months));
        const owed = monthly.times(12).plus(inputs.annualDebtService);
        const times = new Exact(inputs.netOperatingIncome).div(owed);
        const room = Exact.max(0, new Exact(inputs.netOperatingIncome).times(4).div(5).minus(inputs.annualDebtService));
        return {
          monthlyPayment: monthly,
          totalDebtService: owed,
          dscr: times,
          riskLevel: times.gte('1.25') ? 'Low Risk' : times.gte(1) ? 'Medium Risk' : 'High Risk',
          cashAfterDebt: new Exact(inputs.netOperatingIncome).minus(owed),
          maxLoanAmount: cent(room.div(12).div(payment(1, inputs.interestRate, months))),
        };
      },
    );
  });

  it('commercial-loan', () => {
    agrees(
      commercialLoan,
      {
        loanAmount: [10000, 3000000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
        amortizationYears: [1, 30, 0],
        originationFeeRate: [0, 5, 2],
        extraPayment: [0, 2000, 2],
      },
      (inputs) => {
        const all = schedule(inputs.loanAmount, inputs.interestRate, inputs.amortizationYears * 12, inputs.extraPayment);
        const term = all.slice(0, inputs.loanTerm * 12);
        const end = term.findIndex((row) => row.balance.lte('0.01'));
        const rows = end < 0 ? term : term.slice(0, end + 1);
        const interest = sum(rows.map((row) => row.interest));
        const fee = cent(new Exact(inputs.loanAmount).times(inputs.originationFeeRate).div(100));
        return {
          balloonPayment: end < 0 ? (rows[rows.length - 1]?.balance ?? 0) : 0,
          payoffMonths: rows.length,
          totalInterest: interest,
          totalCost: interest.plus(fee),
        };
      },
    );
  });

  it('business-debt-consolidation', () => {
    agrees(
      consolidation,
      {
        firstBalance: [0, 90000, 2],
        firstRate: [0, 30, 2],
        firstPayment: [300, 4000, 2],
        secondBalance: [1, 90000, 2],
        secondRate: [0, 30, 2],
        secondPayment: [300, 4000, 2],
        interestRate: [0, 20, 3],
        loanTerm: [1, 10, 0],
        originationFeeRate: [0, 6, 2],
      },
      (inputs) => {
        const first = paidOff(inputs.firstBalance, inputs.firstRate, inputs.firstPayment);
        const second = paidOff(inputs.secondBalance, inputs.secondRate, inputs.secondPayment);
        if (first === 'never' || second === 'never') return 'refused';
        const owed = cent(inputs.firstBalance).plus(cent(inputs.secondBalance));
        const fee = cent(owed.times(inputs.originationFeeRate).div(100));
        const fresh = schedule(owed.plus(fee), inputs.interestRate, inputs.loanTerm * 12);
        const interest = sum(fresh.map((row) => row.interest));
        const saved = first.interest.plus(second.interest).minus(interest).minus(fee);
        return {
          currentInterest: first.interest.plus(second.interest),
          newInterest: interest,
          totalSavings: saved,
          recommendation: saved.gt(0) ? 'Consolidate' : 'Keep the current debts',
          currentPayoffMonths: Math.max(first.months, second.months),
          newPayoffMonths: fresh.length,
        };
      },
    );
  });
});

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
        bestProbability: [0, 60, 0],
        worstProbability: [0, 60, 0],
      },
      (inputs) => {
        const rest = 100 - inputs.bestProbability - inputs.worstProbability;
        if (rest < 0) return 'refused';
        const profit = (sales: number, cost: number) => {
          const sold = new Exact(inputs.revenue).times(new Exact(sales).plus(100)).div(100);
          const spent = sold.times(inputs.variableCostRate).times(new Exact(cost).plus(100)).div(10000);
          return cent(sold.minus(spent).minus(inputs.fixedCosts));
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
          expectedProfit: cent(mean),
          // E[x²] − E[x]², the other way to the variance.
          standardDeviation: cent(Exact.max(0, weigh((value) => value.pow(2)).minus(mean.pow(2))).sqrt()),
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
      // What is left of the equity after boot and purchase is cash; what it lacks is added and offsets debt relief.
      const rest = equity.minus(taken).minus(own);
      const cashBoot = taken.plus(Exact.max(0, rest));
      const relief = Exact.max(0, new Exact(inputs.mortgageBalance).minus(inputs.newMortgage).minus(Exact.max(0, rest.neg())));
      const taxed = Exact.max(0, Exact.min(gain, cashBoot.plus(relief)));
      return {
        totalGain: gain,
        cashBoot,
        mortgageBoot: relief,
        recognizedGain: taxed,
        deferredGain: Exact.max(0, gain).minus(taxed),
        newAdjustedBasis: new Exact(inputs.newPropertyPrice).minus(gain).plus(taxed),
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

describe('the second engine agrees to the cent on years of a business', () => {
  it('cash-flow-analysis', () => {
    agrees(
      cashFlow,
      {
        startingCash: [-9000, 90000, 2],
        monthlyRevenue: [0, 200000, 2],
        variableCostRate: [0, 120, 0],
        monthlyFixedCosts: [0, 90000, 2],
        seasonalSwing: [0, 100, 0],
        peakMonth: [1, 12, 0],
        startMonth: [1, 12, 0],
        annualGrowth: [-30, 60, 1],
        months: [1, 36, 0],
      },
      (inputs) => {
        let cash = cent(inputs.startingCash);
        let lowest: Decimal | undefined;
        let received = new Exact(0);
        for (let month = 0; month < inputs.months; month++) {
          const season = sines[(inputs.startMonth - inputs.peakMonth + month + 12) % 12] ?? new Exact(0);
          const grown = new Exact(inputs.annualGrowth).div(100).plus(1).pow(new Exact(month).div(12)).times(inputs.monthlyRevenue);
          const inflow = cent(grown.plus(grown.times(season).times(inputs.seasonalSwing).div(100)));
          const costs = inflow.times(inputs.variableCostRate).div(100).plus(inputs.monthlyFixedCosts).plus(inputs.monthlyDebtPayment);
          cash = cash.plus(inflow).minus(cent(costs));
          received = received.plus(inflow);
          lowest = lowest === undefined ? cash : Exact.min(lowest, cash);
        }
        return { totalInflow: received, endingCash: cash, lowestCash: lowest ?? cash };
      },
    );
  });

  it('equipment-buy-vs-lease', () => {
    agrees(
      buyVsLease,
      {
        equipmentCost: [20000, 300000, 2],
        downPayment: [0, 20000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 10, 0],
        residualValue: [0, 50000, 2],
        leasePayment: [100, 5000, 2],
        leaseYears: [1, 10, 0],
        incomeTaxRate: [0, 45, 1],
        discountRate: [0, 12, 2],
        depreciation: ['expensed', 'macrs3', 'macrs5'],
        ownerUpkeep: [0, 5000, 2],
      },
      (inputs) => {
        const tax = new Exact(inputs.incomeTaxRate).div(100);
        const step = new Exact(inputs.discountRate).div(1200).plus(1);
        const last = inputs.leaseYears * 12;
        const rows = schedule(new Exact(inputs.equipmentCost).minus(inputs.downPayment), inputs.interestRate, inputs.loanTerm * 12);
        const table =
          publishedMacrs[inputs.depreciation === 'macrs3' || inputs.depreciation === 'macrs5' ? inputs.depreciation : 'expensed'];
        let bought = new Exact(inputs.downPayment);
        let leased = new Exact(0);
        let written = new Exact(0);
        for (let month = 1; month <= last; month++) {
          bought = bought.plus((rows[month - 1]?.payment ?? new Exact(0)).div(step.pow(month)));
          leased = leased.plus(new Exact(inputs.leasePayment).div(step.pow(month - 1)));
          if (month % 12 !== 0) continue;
          const year = month / 12;
          const interest = sum(rows.slice(month - 12, month).map((row) => row.interest));
          const part = month === last ? new Exact(0) : new Exact(inputs.equipmentCost).times(table[year - 1] ?? 0).div(100);
          written = written.plus(part);
          const gain = month === last ? new Exact(inputs.residualValue).minus(inputs.equipmentCost).plus(written) : 0;
          const saved = interest.plus(inputs.ownerUpkeep).plus(part).minus(gain).times(tax);
          bought = bought.plus(new Exact(inputs.ownerUpkeep).minus(saved).div(step.pow(month)));
          leased = leased.minus(tax.times(12).times(inputs.leasePayment).div(step.pow(month)));
        }
        const end = step.pow(last);
        bought = bought.minus(new Exact(inputs.residualValue).minus(rows[last - 1]?.balance ?? 0).div(end));
        const [buyCost, leaseCost] = [cent(bought), cent(leased)];
        return {
          buyCost,
          leaseCost,
          savings: buyCost.minus(leaseCost).abs(),
          recommendation: leaseCost.lt(buyCost) ? 'Lease is more cost-effective' : 'Buying is more cost-effective',
        };
      },
    );
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
} as const satisfies Readonly<Record<string, Range>>;

/** The sine of a 12-month period from its peak on, by its exact values. */
const half = new Exact('0.5');
const high = new Exact(3).sqrt().div(2);
const quarter = [new Exact(1), high, half, new Exact(0), half.neg(), high.neg()];
const sines = [...quarter, ...quarter.map((value) => value.neg())];

/** IRS Publication 946, table A-1, typed in anew. */
const publishedMacrs = {
  expensed: ['100'],
  macrs3: ['33.33', '44.45', '14.81', '7.41'],
  macrs5: ['20', '32', '19.2', '11.52', '11.52', '5.76'],
} as const;

/** Months and interest of a debt repaid at a fixed payment, or 'never' within a century. */
function paidOff(owed: number, annualPercent: number, monthly: number): { readonly months: number; readonly interest: Decimal } | 'never' {
  let balance = cent(owed);
  let interest = new Exact(0);
  for (let months = 0; months <= 1200; months++) {
    if (balance.isZero()) return { months, interest };
    const charged = cent(balance.times(annualPercent).div(1200));
    if (months === 0 && charged.gte(monthly)) return 'never';
    interest = interest.plus(charged);
    balance = balance.minus(Exact.min(balance, new Exact(monthly).minus(charged)));
  }
  return 'never';
}
