export const annuitySource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, present value of an annuity',
};
export const paymentFormula = 'payment = P × i ÷ (1 − (1 + i)^−n), i the yearly rate ÷ 12, n the months.';
export const centsAssumption = 'Interest is rounded to the cent each month; the last payment clears what is left.';
