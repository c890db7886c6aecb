import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { shelf } from '#calculators/shelves/automotive/shelf.gen.ts';

const cents = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((amount) => amount / 100);
const rates = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100);

const loans = fc.record({
  vehiclePrice: cents(20000, 90000),
  downPayment: cents(0, 9000),
  interestRate: rates,
  loanTerm: fc.integer({ min: 1, max: 96 }),
  salesTax: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10),
});

/** One result of a calculator, with the defaults for missing inputs. */
function resultOf(id: string, given: Readonly<Record<string, number | boolean | string>>, name: string): number {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const results = calculator.calculate({ ...defaultsOf(calculator.inputs), ...given });
  if (isRefusal(results)) throw new Error(results.refused);
  return Number(results[name]);
}

describe('two screens never disagree', () => {
  it('[A-03] the short auto loan repays what the price calculator finances, for the same payment and interest', () => {
    fc.assert(
      fc.property(loans, (inputs) => {
        const short = {
          loanAmount: resultOf('auto-loan-basic', inputs, 'amountFinanced'),
          interestRate: inputs.interestRate,
          loanTerm: inputs.loanTerm,
        };
        for (const name of ['monthlyPayment', 'totalInterest', 'totalOfPayments'])
          expect(resultOf('auto-loan', short, name)).toBe(resultOf('auto-loan-basic', inputs, name));
      }),
      { seed: 1 },
    );
  });

  it.each(['motorcycle-loan', 'rv-loan', 'boat-loan', 'truck-loan'])('%s without its extras is the loan of the price calculator', (id) => {
    fc.assert(
      fc.property(loans, (inputs) => {
        const neutral = { ...inputs, fees: 700, tradeInValue: 2500 };
        const extras = 'accessories' in (shelf[id]?.inputs ?? {}) ? { accessories: 0 } : {};
        for (const name of ['amountFinanced', 'salesTaxAmount', 'monthlyPayment', 'totalInterest'])
          expect(resultOf(id, { ...neutral, ...extras }, name)).toBe(resultOf('auto-loan-basic', neutral, name));
      }),
      { seed: 2 },
    );
  });

  it('the schedule sums to the closed form within a cent for each payment', () => {
    fc.assert(
      fc.property(cents(1000, 90000), rates, fc.integer({ min: 1, max: 96 }), (loanAmount, interestRate, loanTerm) => {
        const inputs = { loanAmount, interestRate, loanTerm };
        const apart = resultOf('auto-loan-schedule', inputs, 'totalInterest') - resultOf('auto-loan', inputs, 'totalInterest');
        expect(Math.abs(apart)).toBeLessThanOrEqual(loanTerm * 0.01);
        expect(resultOf('auto-loan-schedule', inputs, 'monthlyPayment')).toBe(resultOf('auto-loan', inputs, 'monthlyPayment'));
      }),
      { seed: 3 },
    );
  });

  it('paying cash is buying without a loan', () => {
    fc.assert(
      fc.property(cents(20000, 90000), rates, fc.integer({ min: 1, max: 60 }), (vehiclePrice, savingsRate, leaseTerm) => {
        const inputs = { vehiclePrice, savingsRate, leaseTerm };
        const downPayment = resultOf('lease-vs-cash', inputs, 'cashPrice');
        expect(resultOf('buy-vs-lease', { ...inputs, downPayment }, 'buyCost')).toBe(resultOf('lease-vs-cash', inputs, 'cashCost'));
        expect(resultOf('buy-vs-lease', { ...inputs, downPayment }, 'leaseCost')).toBe(resultOf('lease-vs-cash', inputs, 'leaseCost'));
      }),
      { seed: 4 },
    );
  });

  it('the affordable car costs the monthly limit, or at most a few cents less', () => {
    fc.assert(
      fc.property(loans, cents(50000, 200000), ({ vehiclePrice: _, ...inputs }, annualIncome) => {
        const limit = resultOf('auto-affordability', { ...inputs, annualIncome }, 'maxPayment');
        const vehiclePrice = resultOf('auto-affordability', { ...inputs, annualIncome }, 'affordablePrice');
        fc.pre(vehiclePrice > 0);
        const monthly = resultOf('auto-loan-basic', { ...inputs, vehiclePrice, tradeInValue: 0 }, 'monthlyPayment');
        expect(limit - monthly).toBeGreaterThan(-0.011);
        expect(limit - monthly).toBeLessThan(0.031);
      }),
      { seed: 5 },
    );
  });

  it('refinancing at the same rate and term loses the fees', () => {
    fc.assert(
      fc.property(
        cents(1000, 90000),
        rates,
        fc.integer({ min: 1, max: 84 }),
        cents(0, 900),
        (currentBalance, rate, term, refinanceFees) => {
          const inputs = { currentBalance, currentRate: rate, newRate: rate, monthsRemaining: term, newTerm: term, refinanceFees };
          expect(resultOf('auto-refinance', inputs, 'totalSavings')).toBeCloseTo(-refinanceFees, 6);
        },
      ),
      { seed: 6 },
    );
  });

  it('doubling every amount of a trade doubles both of its results', () => {
    fc.assert(
      fc.property(cents(1000, 40000), (amount) => {
        const twice = { tradeInOffer: amount * 2, privatePrice: amount * 2, sellingCosts: 600, vehiclePrice: 90000 };
        const once = { tradeInOffer: amount, privatePrice: amount, sellingCosts: 300, vehiclePrice: 45000 };
        expect(
          Math.abs(resultOf('trade-vs-sell', twice, 'netPrivateSale') - 2 * resultOf('trade-vs-sell', once, 'netPrivateSale')),
        ).toBeLessThan(0.011);
        expect(Math.abs(resultOf('trade-vs-sell', twice, 'netTradeIn') - 2 * resultOf('trade-vs-sell', once, 'netTradeIn'))).toBeLessThan(
          0.011,
        );
      }),
      { seed: 7 },
    );
  });
});
