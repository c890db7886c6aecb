import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact, payment, sum } from '#calculators/proof/decimal.ts';
import downPayment from '#calculators/real-estate/home-buying/down-payment.ts';
import homeAffordability from '#calculators/real-estate/home-buying/home-affordability.ts';
import propertyTax from '#calculators/real-estate/home-buying/property-tax.ts';
import rentVsBuy from '#calculators/real-estate/home-buying/rent-vs-buy.ts';
import cashFlow from '#calculators/real-estate/income-property/cash-flow.ts';
import realEstateInvestment from '#calculators/real-estate/income-property/real-estate-investment.ts';
import { grownBy, owedAfter, part, repay, untilShare } from './home-loans.ts';

describe('the second engine agrees to the cent on plans', () => {
  it('home-affordability', () => {
    agrees(
      homeAffordability,
      {
        annualIncome: [20000, 150000, 2],
        monthlyDebts: [0, 2500, 2],
        downPayment: [0, 200000, 2],
        interestRate: [0, 12, 3],
        loanTerm: [5, 40, 0],
        loanType: ['conventional', 'FHA', 'VA'],
        propertyTaxRate: [0.1, 4, 2],
        homeInsurance: [0, 4000, 2],
        hoaFees: [0, 300, 2],
        pmiRate: [0, 2, 2],
      },
      (inputs) => {
        const income = new Exact(inputs.annualIncome).div(12);
        const shares = { conventional: [28, 36], FHA: [31, 43], VA: [41, 41] } as const;
        const [front, back] = shares[inputs.loanType];
        const budget = Exact.min(part(income, front), part(income, back).minus(inputs.monthlyDebts));
        const housingBudget = budget.minus(new Exact(inputs.homeInsurance).div(12)).minus(inputs.hoaFees);
        if (budget.lte(0) || housingBudget.lte(0)) return 'refused';
        const perDollar = payment(1, inputs.interestRate, inputs.loanTerm * 12);
        const tax = new Exact(inputs.propertyTaxRate).div(1200);
        // Each tier of loan-to-value is linear; the first one whose price stays in its tier gives the answer.
        const rising = tiers(inputs.loanType, inputs.loanTerm, inputs.pmiRate);
        let floor = new Exact(inputs.downPayment);
        let price = housingBudget.div(tax);
        if (price.gt(floor)) {
          for (const [upTo, fee, yearly] of rising) {
            const cost = perDollar.times(new Exact(fee).div(100).plus(1)).plus(new Exact(yearly).div(1200));
            price = Exact.max(floor, housingBudget.plus(cost.times(inputs.downPayment)).div(cost.plus(tax)));
            if (upTo === 100) break;
            const ceiling = new Exact(inputs.downPayment).times(100).div(100 - upTo);
            if (price.lte(ceiling)) break;
            floor = ceiling;
          }
        }
        // Forty digits may end slightly below an exact cent.
        const dearest = price.plus('1e-20').toDecimalPlaces(2, Exact.ROUND_FLOOR);
        // The statement adds its parts in cents; if their rounding exceeds the budget, the price is reduced.
        const billed = (at: Decimal) => {
          const loan = Exact.max(0, at.minus(inputs.downPayment));
          const [, fee, yearly] = rising.find(([upTo]) => loan.lte(part(at, upTo))) ?? [100, 0, 0];
          const repaid = payment(part(loan, new Exact(fee).plus(100)), inputs.interestRate, inputs.loanTerm * 12);
          return sum(
            [repaid, part(at, inputs.propertyTaxRate).div(12), part(loan, yearly).div(12), new Exact(inputs.homeInsurance).div(12)].map(
              cent,
            ),
          ).plus(inputs.hoaFees);
        };
        let maxHomePrice = new Exact(0);
        for (let above = dearest.plus('0.01'); above.minus(maxHomePrice).gt('0.01'); ) {
          const middle = above.plus(maxHomePrice).div(2).toDecimalPlaces(2, Exact.ROUND_FLOOR);
          if (billed(middle).lte(budget.plus('1e-20'))) maxHomePrice = middle;
          else above = middle;
        }
        // Above this loan FHA premiums come from another table.
        if (inputs.loanType === 'FHA' && maxHomePrice.minus(inputs.downPayment).gt(726199)) return {};
        return {
          maxHomePrice,
          maxLoanAmount: Exact.max(0, maxHomePrice.minus(inputs.downPayment)),
          monthlyTax: cent(part(maxHomePrice, inputs.propertyTaxRate).div(12)),
          monthlyPayment: billed(maxHomePrice),
        };
      },
    );
  });

  it('cash-flow', () => {
    agrees(
      cashFlow,
      {
        purchasePrice: [100000, 900000, 2],
        downPayment: [1, 100000, 2],
        interestRate: [0, 12, 3],
        monthlyRent: [0, 9000, 2],
        vacancyRate: [0, 30, 1],
        propertyTax: [0, 9000, 2],
        managementRate: [0, 15, 1],
        hoaFees: [0, 500, 2],
        otherIncome: [0, 5000, 2],
        loanTerm: [5, 30, 0],
      },
      (inputs) => {
        const collected = part(new Exact(inputs.monthlyRent).times(12), 100 - inputs.vacancyRate);
        const income = cent(collected.plus(inputs.otherIncome));
        const management = cent(part(collected, inputs.managementRate));
        const dues = new Exact(inputs.hoaFees).times(12);
        const costs = sum([management, dues]).plus(inputs.propertyTax).plus(inputs.homeInsurance).plus(inputs.maintenance);
        const loan = new Exact(inputs.purchasePrice).minus(inputs.downPayment);
        const service = cent(payment(loan, inputs.interestRate, inputs.loanTerm * 12)).times(12);
        const left = income.minus(costs).minus(service);
        return { noi: income.minus(costs), debtService: service, annualCashFlow: left, monthlyCashFlow: cent(left.div(12)) };
      },
    );
  });

  it('real-estate-investment', () => {
    agrees(
      realEstateInvestment,
      {
        purchasePrice: [100000, 900000, 2],
        downPayment: [20000, 100000, 2],
        interestRate: [0, 12, 3],
        monthlyRent: [500, 9000, 2],
        vacancyRate: [0, 30, 1],
        operatingExpenses: [0, 20000, 2],
        appreciationRate: [-2, 8, 2],
        holdingYears: [1, 20, 0],
        rentGrowth: [0, 6, 2],
        expenseGrowth: [0, 6, 2],
        loanTerm: [5, 30, 0],
      },
      (inputs) => {
        const principal = new Exact(inputs.purchasePrice).minus(inputs.downPayment);
        const rows = repay({ principal, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
        const flows = Array.from({ length: inputs.holdingYears }, (_, year) => {
          const rent = cent(grownBy(inputs.monthlyRent, inputs.rentGrowth, year).times(12));
          const noi = cent(part(rent, 100 - inputs.vacancyRate)).minus(cent(grownBy(inputs.operatingExpenses, inputs.expenseGrowth, year)));
          return noi.minus(sum(rows.slice(year * 12, year * 12 + 12).map((row) => row.payment)));
        });
        const value = cent(grownBy(inputs.purchasePrice, inputs.appreciationRate, inputs.holdingYears));
        const owed = owedAfter(rows, inputs.holdingYears * 12, principal);
        const sale = cent(value.minus(owed).minus(part(value, inputs.sellingCostRate)));
        const cash = new Exact(inputs.downPayment).plus(inputs.closingCosts);
        const profit = sum(flows).plus(sale).minus(cash);
        const signs = [cash.neg(), ...flows.slice(0, -1), (flows.at(-1) ?? new Exact(0)).plus(sale)].filter((flow) => !flow.isZero());
        const changes = signs.filter((flow, at) => at > 0 && flow.isPos() !== signs[at - 1]?.isPos()).length;
        const last = (flows.at(-1) ?? new Exact(0)).plus(sale);
        const rate = changes === 1 ? { irr: rateOf([cash.neg(), ...flows.slice(0, -1), last]) } : {};
        return { ...rate, totalProfit: profit, saleProceeds: sale, firstYearCashFlow: flows[0] ?? 0 };
      },
    );
  });

  it('rent-vs-buy', () => {
    agrees(
      rentVsBuy,
      {
        homePrice: [100000, 900000, 2],
        downPayment: [0, 100000, 2],
        interestRate: [0, 12, 3],
        monthlyRent: [300, 6000, 2],
        yearsInHome: [1, 15, 0],
        appreciationRate: [-3, 8, 2],
        rentIncrease: [0, 8, 2],
        expectedReturn: [0, 10, 2],
        loanTerm: [5, 30, 0],
      },
      (inputs) => {
        const principal = new Exact(inputs.homePrice).minus(inputs.downPayment);
        const rows = repay({ principal, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
        const due = principal.gt(part(inputs.homePrice, 80)) ? Math.min(untilShare(rows, inputs.homePrice, 78), inputs.loanTerm * 6) : 0;
        const premium = cent(part(principal, inputs.pmiRate).div(12));
        const monthly = new Exact(inputs.expectedReturn).div(100).plus(1).pow(new Exact(1).div(12));
        const start = cent(part(inputs.homePrice, inputs.buyingCostRate).plus(inputs.downPayment));
        let owner = new Exact(0);
        let renter = new Exact(start);
        for (let year = 0; year < inputs.yearsInHome; year++) {
          const value = grownBy(inputs.homePrice, inputs.appreciationRate, year);
          const upkeep = part(value, new Exact(inputs.propertyTaxRate).plus(inputs.maintenanceRate)).div(12);
          const fixed = grownBy(new Exact(inputs.homeInsurance).div(12).plus(inputs.hoaFees), inputs.inflationRate, year);
          const rent = grownBy(inputs.monthlyRent, inputs.rentIncrease, year);
          for (let month = year * 12; month < year * 12 + 12; month++) {
            const owning = upkeep
              .plus(fixed)
              .plus(rows[month]?.payment ?? 0)
              .plus(month < due ? premium : 0);
            owner = owner.times(monthly).plus(Exact.max(0, rent.minus(owning)));
            renter = renter.times(monthly).plus(Exact.max(0, owning.minus(rent)));
          }
        }
        const value = grownBy(inputs.homePrice, inputs.appreciationRate, inputs.yearsInHome);
        const owed = owedAfter(rows, inputs.yearsInHome * 12, principal);
        const buying = cent(
          part(value, 100 - inputs.sellingCostRate)
            .minus(owed)
            .plus(owner),
        );
        return { netWorthBuying: buying, netWorthRenting: cent(renter), advantageOfBuying: buying.minus(cent(renter)), cashToBuy: start };
      },
    );
  });

  it('down-payment', () => {
    agrees(
      downPayment,
      {
        homePrice: [50000, 900000, 2],
        downPaymentPercent: [3, 40, 1],
        currentSavings: [0, 50000, 2],
        monthlySavings: [200, 5000, 2],
        savingsRate: [0, 10, 3],
      },
      (inputs) => {
        const goal = cent(part(inputs.homePrice, inputs.downPaymentPercent));
        const rate = new Exact(inputs.savingsRate).div(1200);
        let saved = new Exact(inputs.currentSavings);
        let months = 0;
        while (cent(saved).lt(goal) && months <= 1200) {
          saved = saved.times(rate.plus(1)).plus(inputs.monthlySavings);
          months++;
        }
        return { targetDownPayment: goal, monthsToTarget: months > 1200 ? null : months };
      },
    );
  });

  it('property-tax', () => {
    agrees(
      propertyTax,
      {
        homeValue: [20000, 2000000, 2],
        assessmentRatio: [5, 100, 0],
        exemption: [0, 100000, 2],
        propertyTaxRate: [0, 6, 2],
        assessmentGrowth: [0, 8, 2],
        projectionYears: [1, 30, 0],
      },
      (inputs) => {
        const taxes = Array.from({ length: inputs.projectionYears }, (_, year) => {
          const assessed = cent(grownBy(part(inputs.homeValue, inputs.assessmentRatio), inputs.assessmentGrowth, year));
          return cent(part(Exact.max(0, assessed.minus(inputs.exemption)), inputs.propertyTaxRate));
        });
        return { annualTax: taxes[0] ?? 0, totalOverYears: sum(taxes) };
      },
    );
  });
});

/** The yearly per cent at which the present value of the flows is zero, by bisection; the flows change sign once. */
function rateOf(flows: readonly Decimal[]): Decimal {
  let low = new Exact(-1).plus('1e-9');
  let high = new Exact(1000);
  const worth = (rate: Decimal) => flows.reduceRight((value, flow) => value.div(rate.plus(1)).plus(flow), new Exact(0));
  for (let step = 0; step < 90; step++) {
    const middle = low.plus(high).div(2);
    if (worth(middle).gt(0)) low = middle;
    else high = middle;
  }
  return low.times(100);
}

/** Rising loan-to-value, the fee financed and the yearly premium, both in per cent of the loan. */
function tiers(
  type: 'conventional' | 'FHA' | 'VA',
  years: number,
  premium: number,
): readonly (readonly [upTo: number, fee: number, yearly: number])[] {
  if (type === 'VA')
    return [
      [90, 1.25, 0],
      [95, 1.5, 0],
      [100, 2.15, 0],
    ];
  if (type === 'conventional')
    return [
      [80, 0, 0],
      [100, 0, premium],
    ];
  return years > 15
    ? [
        [95, 1.75, 0.5],
        [100, 1.75, 0.55],
      ]
    : [
        [90, 1.75, 0.15],
        [100, 1.75, 0.4],
      ];
}
