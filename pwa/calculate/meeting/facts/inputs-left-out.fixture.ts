/** Words of a name or a label, from `currentAge` and `Your age` to `current age your age`. */
export function wordsOf(id: string, label: string): string {
  return `${id.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')} ${label}`.toLowerCase();
}

/** Words by which an input may ask for a fact of a household. */
export const asksForFact =
  /\b(ages?|birth|spouse|spousal|child|children|childcare|dependents?|family|household|filing|state|wages|pensions?|social security|benefits?|spending|saved so far|current savings|savings to|portfolio|iras?|account balance|retirement accounts|home value|mortgage balance|student loans?|debts?|estate|marital)\b|income a year|annual income|earnings a year|expenses a month/;

/** Inputs that ask for something like a fact of the household and do not take it from there, each with its reason. */
export const inputsLeftOut: readonly { readonly because: string; readonly inputs: readonly string[] }[] = [
  {
    because: 'Figures of a business, which is no fact of the household.',
    inputs: [
      'business-debt-consolidation.firstBalance',
      'business-debt-consolidation.firstRate',
      'business-debt-consolidation.firstPayment',
      'business-debt-consolidation.secondBalance',
      'business-debt-consolidation.secondRate',
      'business-debt-consolidation.secondPayment',
      'business-debt-consolidation.thirdBalance',
      'business-debt-consolidation.thirdRate',
      'business-debt-consolidation.thirdPayment',
      'business-valuation.netDebt',
      'cash-flow-analysis.monthlyDebtPayment',
      'debt-service-coverage.netOperatingIncome',
      'debt-service-coverage.annualDebtService',
      'working-capital.shortTermDebt',
      'qbi.wagesPaid',
      'wacc.debtValue',
      'wacc.costOfDebt',
      'dcf.netDebt',
    ],
  },
  {
    because: 'Debt and income of a property that is let, not those of the home.',
    inputs: [
      'cash-flow.otherIncome',
      'cap-rate.otherIncome',
      '1031-exchange.mortgageBalance',
      '1031-exchange.stateRate',
      'like-kind-exchange.mortgageBalance',
      'like-kind-exchange.newMortgage',
      'like-kind-exchange.stateRate',
      'investment-loan.investmentIncome',
    ],
  },
  {
    because: 'Payments a month of all debts: the household may know their balances alone.',
    inputs: [
      'auto-affordability.monthlyDebts',
      'home-affordability.monthlyDebts',
      'debt-to-income.studentLoan',
      'debt-to-income.otherDebts',
      'budget-planner.debtPayments',
    ],
  },
  { because: 'A limit that a lender or an adviser sets.', inputs: ['auto-affordability.debtLimit'] },
  {
    because: 'Money saved for one goal, which is a part of the savings of the household.',
    inputs: [
      'down-payment.currentSavings',
      'investment-goal.currentSavings',
      'long-term-care.currentSavings',
      'college-savings.currentSavings',
      'savings-goal.currentSavings',
    ],
  },
  {
    because: 'The rate or the rule of a state as this person chooses it, where the calculator does not compute the tax of the state.',
    inputs: [
      'gross-distribution.stateRate',
      'tax-equivalent-yield.stateTaxRate',
      'tax-equivalent-yield.stateExempt',
      'income-tax-detailed.stateAndLocalTaxes',
      'roth-conversion.stateTaxRate',
      'inherited-ira.stateTaxRate',
      'trade-vs-sell.taxCredit',
      'hsa-calculator.taxRate',
    ],
  },
  {
    because: 'The household knows traditional accounts as one sum, with plans of employers; this asks for IRAs alone.',
    inputs: ['roth-vs-traditional.preTaxIraBalance', 'roth-conversion.allIras'],
  },
  {
    because: 'About somebody who has died.',
    inputs: ['inherited-ira.accountBalance', 'inherited-ira.ownerAge', 'estate-tax.spousalExclusion'],
  },
  {
    because: 'A choice for the future that the calculator is there to compare.',
    inputs: [
      'social-security.workEarnings',
      'social-security.survivorAge',
      'pension-vs-lump-sum-enhanced.pensionStartAge',
      'disability-insurance.benefitToAge',
      'hsa-calculator.retirementAge',
      'annuity-calculator.payoutAge',
      'long-term-care.careAge',
      'college-savings.collegeAge',
      'estate-tax.maritalDeduction',
      'hsa-calculator.medicareFromAge',
    ],
  },
  {
    because: 'What an employer or an insurer pays or covers, which the household does not know.',
    inputs: ['disability-insurance.employerBenefit', 'long-term-care.dailyBenefit', 'pension-vs-lump-sum-enhanced.retirementTaxRate'],
  },
  {
    because: 'The number of children and dependents: the household knows the youngest child alone.',
    inputs: [
      'income-tax-detailed.children',
      'state-income-tax.dependents',
      'income-driven-repayment.dependents',
      'life-insurance.educationCosts',
    ],
  },
  { because: 'The benefit that the spouse draws already, beside the full one that is fed.', inputs: ['social-security.spouseBenefit'] },
  { because: 'Necessary expenses are a part of the spending.', inputs: ['emergency-fund.monthlyExpenses'] },
  {
    because: 'A part of a monthly budget that the household does not split.',
    inputs: ['budget-planner.savings', 'budget-planner.childcare'],
  },
  {
    because: 'How two people file and live, which the household does not say.',
    inputs: ['social-security-tax.livesWithSpouse', 'income-tax-detailed.creditAge'],
  },
  { because: 'One debt of several, to be chosen.', inputs: ['debt-payoff.debtBalance'] },
];
