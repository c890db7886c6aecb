import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type defaultsOf, readInputs } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import closingCosts from './home-buying/closing-costs.ts';
import debtToIncome from './home-buying/debt-to-income.ts';
import heloc from './home-equity/heloc.ts';
import homeEquityLoan from './home-equity/home-equity-loan.ts';
import exchange from './income-property/1031-exchange.ts';
import capRate from './income-property/cap-rate.ts';
import cashFlow from './income-property/cash-flow.ts';
import investmentProperty from './income-property/investment-property.ts';
import realEstateInvestment from './income-property/real-estate-investment.ts';
import armVsFixed from './mortgages/arm-vs-fixed.ts';
import biweeklyMortgage from './mortgages/biweekly-mortgage.ts';
import extraPayment from './mortgages/extra-payment.ts';
import mortgagePayment from './mortgages/mortgage-payment.ts';
import pmiCalculator from './mortgages/pmi-calculator.ts';
import refinance from './mortgages/refinance.ts';

const cents = (least: number, most: number) => fc.integer({ min: least * 100, max: most * 100 }).map((amount) => amount / 100);
const rates = fc.integer({ min: 0, max: 12000 }).map((rate) => rate / 1000);
const terms = fc.integer({ min: 5, max: 30 });

/** Runs a calculator with its defaults and the given inputs; returns the results by name. */
interface Runnable {
  readonly inputs: Parameters<typeof defaultsOf>[0];
  calculate(inputs: never): object;
}
function run(calculator: Runnable, given: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown>;
function run(
  calculator: { readonly inputs: Parameters<typeof defaultsOf>[0]; calculate(inputs: object): object },
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> {
  const inputs = readInputs(calculator.inputs, given);
  if (isRefusal(inputs)) throw new Error(inputs.refused);
  const outcome = calculator.calculate(inputs);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return new Map<string, unknown>(Object.entries(outcome));
}
const numberOf = (results: ReadonlyMap<string, unknown>, name: string) => Number(results.get(name));

describe('two screens agree on the same question', () => {
  it('a monthly extra payment saves the same on both mortgage screens', () => {
    fc.assert(
      fc.property(cents(20000, 900000), rates, terms, cents(0, 2000), (loanAmount, interestRate, loanTerm, extra) => {
        const one = run(extraPayment, { loanAmount, interestRate, loanTerm, extraPayment: extra });
        const other = run(mortgagePayment, { homePrice: loanAmount, downPayment: 0, interestRate, loanTerm, extraPayment: extra });
        for (const name of ['interestSaved', 'monthsSaved', 'payoffMonths', 'totalInterest']) expect(one.get(name)).toBe(other.get(name));
      }),
    );
  });

  it('mortgage insurance costs the same on both screens, and ends in the same month before the midpoint', () => {
    fc.assert(
      fc.property(cents(50000, 900000), fc.integer({ min: 0, max: 60 }), rates, terms, (homePrice, share, interestRate, loanTerm) => {
        const given = { homePrice, downPayment: Math.floor(homePrice * share) / 100, interestRate, loanTerm };
        const one = run(pmiCalculator, given);
        const other = run(mortgagePayment, given);
        expect(one.get('monthlyPmi')).toBe(other.get('monthlyPmi'));
        expect(one.get('principalAndInterest')).toBe(other.get('principalAndInterest'));
        if (other.get('pmiEndsAfter') === null) expect(one.get('pmiEndsAfter')).toBe(null);
        else expect(one.get('pmiEndsAfter')).toBe(Math.min(numberOf(other, 'pmiEndsAfter'), loanTerm * 6));
      }),
    );
  });

  it('[A-06] the four rental screens share their net operating income and grade', () => {
    fc.assert(
      fc.property(cents(50000, 900000), cents(0, 9000), rates, cents(0, 20000), (price, monthlyRent, vacancyRate, operatingExpenses) => {
        const rental = { monthlyRent, vacancyRate };
        const grade = run(investmentProperty, { ...rental, purchasePrice: price, operatingExpenses });
        const cap = run(capRate, { ...rental, propertyValue: price, operatingExpenses });
        const invest = run(realEstateInvestment, { ...rental, purchasePrice: price, downPayment: price, operatingExpenses });
        for (const other of [cap, invest])
          for (const name of ['noi', 'capRate', 'investmentGrade']) expect(other.get(name), name).toBe(grade.get(name));
        const costs = { propertyTax: operatingExpenses, homeInsurance: 0, maintenance: 0, managementRate: 0 };
        expect(run(cashFlow, { ...rental, ...costs, purchasePrice: price, downPayment: price }).get('noi')).toBe(grade.get('noi'));
      }),
    );
  });

  it('a loan costs the same on every screen', () => {
    fc.assert(
      fc.property(cents(5000, 900000), rates, terms, (loanAmount, interestRate, loanTerm) => {
        const level = run(homeEquityLoan, { loanAmount, interestRate, loanTerm });
        const line = { drawAmount: loanAmount, interestRate, drawYears: 1, repaymentYears: loanTerm - 1, minimumPaymentType: 'principal' };
        expect(run(heloc, line).get('totalInterest')).toBe(level.get('totalInterest'));
        expect(run(biweeklyMortgage, { loanAmount, interestRate, loanTerm }).get('monthlyInterest')).toBe(level.get('totalInterest'));
        const same = { currentBalance: loanAmount, currentRate: interestRate, remainingTerm: loanTerm, interestRate, loanTerm };
        expect(run(refinance, same).get('newInterest')).toBe(level.get('totalInterest'));
        const arm = run(armVsFixed, { loanAmount, loanTerm, fixedRate: interestRate, armRate: interestRate, expectedRate: interestRate });
        expect(arm.get('armSavings')).toBe(0);
      }),
    );
  });
});

describe('what must hold for every input', () => {
  it('a 1031 exchange taxes no more than a sale, and the basis carries what is deferred', () => {
    fc.assert(
      fc.property(
        cents(100000, 900000),
        cents(0, 900000),
        cents(0, 500000),
        cents(0, 400000),
        (salePrice, fresh, mortgageBalance, newMortgage) => {
          const results = run(exchange, { salePrice, newPropertyPrice: fresh + 1, mortgageBalance, newMortgage });
          const deferred = numberOf(results, 'totalGain') - numberOf(results, 'recognizedGain');
          expect(numberOf(results, 'taxWithExchange')).toBeLessThanOrEqual(numberOf(results, 'totalTaxWithoutExchange'));
          expect(numberOf(results, 'newAdjustedBasis')).toBeCloseTo(fresh + 1 - deferred, 6);
          expect(results.get('exchangeQualified')).toBe(fresh + 1 >= salePrice);
        },
      ),
    );
  });

  it('ratios grow with each debt, and a borrower who passes 28/36 passes 31/43', () => {
    fc.assert(
      fc.property(cents(1000, 30000), cents(0, 9000), cents(0, 5000), (monthlyIncome, housingPayment, otherDebts) => {
        const less = run(debtToIncome, { monthlyIncome, housingPayment, otherDebts });
        const more = run(debtToIncome, { monthlyIncome, housingPayment, otherDebts: otherDebts + 1 });
        expect(numberOf(more, 'backEndRatio')).toBeGreaterThan(numberOf(less, 'backEndRatio'));
        if (less.get('qualifiesConventional') === true) expect(less.get('qualifiesFHA')).toBe(true);
      }),
    );
  });

  it('closing costs are the sum of their four parts', () => {
    fc.assert(
      fc.property(cents(50000, 2000000), fc.constantFrom('CA', 'NY', 'TX', 'FL', 'Other'), (homePrice, state) => {
        const results = run(closingCosts, { homePrice, downPayment: 20000, state });
        const parts = ['lenderFees', 'titleAndSettlement', 'governmentTaxes', 'prepaidItems'].map((name) => numberOf(results, name));
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(numberOf(results, 'totalClosingCosts')).toBeCloseTo(total, 6);
        expect(numberOf(results, 'cashToClose')).toBeCloseTo(total + 20000, 6);
      }),
    );
  });
});
