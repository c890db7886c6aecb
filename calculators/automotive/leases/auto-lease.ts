import { interestRate, money, price, rate, salesTax, vehiclePrice } from '#calculators/automotive/fields.ts';
import { overpaid } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { halfUp, toCent } from '#calculators/kit/money/money.ts';
import { leasePaymentOf, leaseTerm, moneyFactor, moneyFactorDivisor, residualTooHigh } from './leasing.ts';

/**
 * Monthly payment of a closed-end lease.
 *   base = (C − R) ÷ n + (C + R) · factor, C = price + fees − reductions, R = MSRP · residual %, factor ≈ yearly per cent ÷ 2400
 * All amounts are positive; base payment and its tax are each rounded half up to the cent.
 */
export default defineCalculator({
  id: 'auto-lease',
  title: 'Car Lease Payment',
  description: 'What a lease costs each month, from price, residual and rate.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Leasing',
  icon: 'file-pen',
  sortOrder: 5,
  inputs: {
    vehiclePrice,
    msrp: price('List price (MSRP)', 36500, { tooltip: 'The sticker price; the residual is a share of it.' }),
    residualPercent: rate('Residual', 58, { max: 100, step: 1, tooltip: 'Value at the end, as a share of the list price.' }),
    interestRate: { ...interestRate, tooltip: 'A money factor × 2400 is about this rate.' },
    leaseTerm,
    downPayment: money('Down payment', 2000, { tooltip: 'Capital cost reduction in cash.' }),
    tradeInValue: money('Trade-in value', 0),
    salesTax: { ...salesTax, tooltip: 'Charged on each payment in most states.' },
    moneyFactor: { ...moneyFactor, tooltip: 'As in 0.00271, where the dealer quotes one. It replaces the interest rate; 0 goes without.' },
    fees: money('Acquisition fee', 895, { step: 5, advanced: true, tooltip: 'Added to the amount leased.' }),
  },
  results: {
    monthlyPayment: 'money',
    basePayment: 'money',
    monthlyTax: 'money',
    depreciationCharge: 'money',
    rentCharge: 'money',
    adjustedCapitalCost: 'balance',
    residualValue: 'balance',
    approximateMoneyFactor: 'text',
    totalOfPayments: 'money',
    totalRentCharge: 'money',
    totalCost: 'money',
  },
  calculate(inputs) {
    const term = Math.round(inputs.leaseTerm);
    const adjustedCapitalCost = toCent(inputs.vehiclePrice + inputs.fees - inputs.downPayment - inputs.tradeInValue);
    if (adjustedCapitalCost < 0) return refuse(overpaid, 'downPayment');
    const residualValue = toCent((inputs.msrp * inputs.residualPercent) / 100);
    if (residualValue > adjustedCapitalCost) return refuse(residualTooHigh, 'residualPercent');
    const factor = inputs.moneyFactor > 0 ? inputs.moneyFactor : inputs.interestRate / moneyFactorDivisor;
    const { depreciation, rent, base, tax, payment } = leasePaymentOf({
      capitalCost: adjustedCapitalCost,
      residualValue,
      months: term,
      moneyFactor: factor,
      salesTax: inputs.salesTax,
    });
    const totalOfPayments = toCent(payment * term);
    return {
      monthlyPayment: payment,
      basePayment: base,
      monthlyTax: tax,
      depreciationCharge: toCent(depreciation),
      rentCharge: toCent(rent),
      adjustedCapitalCost,
      residualValue,
      approximateMoneyFactor: (halfUp(factor * 1e6) / 1e6).toFixed(6),
      totalOfPayments,
      totalRentCharge: toCent(rent * term),
      totalCost: toCent(totalOfPayments + inputs.downPayment + inputs.tradeInValue),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const paid = `You would pay **${dollars(results.monthlyPayment)}** a month for **${duration(inputs.leaseTerm)}**, **${wholeDollars(results.totalCost)}** in all`;
    return results.residualValue === 0 ? `${paid}.` : `${paid}, and could then buy the car for **${wholeDollars(results.residualValue)}**.`;
  },
  supporting: ['depreciationCharge', 'rentCharge', 'monthlyTax', 'approximateMoneyFactor'],
});
