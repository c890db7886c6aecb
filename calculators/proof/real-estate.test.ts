import { describe, it } from 'vitest';
import mortgagePayment from '../real-estate/mortgage-payment.ts';
import { agrees } from './agree.ts';
import { cent, schedule, sum } from './decimal.ts';

describe('the second engine agrees to the cent', () => {
  it('mortgage-payment', () => {
    agrees(
      mortgagePayment,
      {
        homePrice: [50000, 2000000, 2],
        downPayment: [0, 50000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 40, 0],
        extraPayment: [0, 3000, 2],
      },
      (inputs) => {
        const rows = schedule(inputs.homePrice - inputs.downPayment, inputs.interestRate, inputs.loanTerm * 12, inputs.extraPayment);
        const plain = schedule(inputs.homePrice - inputs.downPayment, inputs.interestRate, inputs.loanTerm * 12);
        const interest = sum(rows.map((row) => row.interest));
        return {
          totalInterest: interest,
          payoffMonths: rows.length,
          monthsSaved: plain.length - rows.length,
          interestSaved: sum(plain.map((row) => row.interest)).minus(interest),
          monthlyTax: cent(inputs.propertyTax / 12),
        };
      },
    );
  });
});
