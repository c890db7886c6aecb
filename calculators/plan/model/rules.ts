/** Reasons for movements of money, each with the law or the decision behind it. */
export interface Rule {
  readonly text: string;
  readonly source: string;
}

const plan = 'the plan as entered';

export const rules = {
  wages: { text: 'Wages', source: plan },
  selfEmployment: { text: 'Profit of a business', source: plan },
  pension: { text: 'Pension', source: plan },
  survivorPension: { text: 'Pension paid on to the survivor', source: plan },
  otherIncome: { text: 'Other income', source: plan },
  taxFreeIncome: { text: 'Income that is not taxed', source: plan },
  socialSecurity: { text: 'Social Security benefit', source: '42 USC 402, 403, 415(i)' },
  interest: { text: 'Interest on the balance at the start of the year', source: '26 USC 61(a)(4)' },
  dividends: { text: 'Qualified dividends on the balance at the start of the year', source: '26 USC 1(h)(11)' },
  homeSale: { text: 'Sale of a home, after its costs', source: '26 USC 121, 1001' },
  debtRepaidBySale: { text: 'Debt repaid by the sale of its home', source: plan },
  contribution: { text: 'Contribution', source: plan },
  employerContribution: { text: 'Contribution of the employer', source: plan },
  requiredDistribution: { text: 'Required distribution', source: '26 USC 401(a)(9); 26 CFR 1.401(a)(9)-5, -9' },
  charitableDistribution: { text: 'Charitable distribution, left out of income', source: '26 USC 408(d)(8)' },
  gift: { text: 'Gift to a charity', source: plan },
  living: { text: 'Living', source: plan },
  goal: { text: 'Goal', source: plan },
  debtPayment: { text: 'Payment on a debt', source: plan },
  homeCosts: { text: 'Property tax, insurance and upkeep', source: plan },
  partB: { text: 'Part B premium', source: '42 USC 1395r(a)' },
  surcharge: { text: 'Medicare surcharge on the income of two years before', source: '42 USC 1395r(i), 1395w-113(a)(7)' },
  partD: { text: 'Part D premium', source: plan },
  supplement: { text: 'Premium of a Medicare supplement', source: plan },
  premiumBefore65: { text: 'Health premium before 65', source: plan },
  marketplaceCredit: { text: 'Marketplace credit', source: '26 USC 36B' },
  outOfPocket: { text: 'Medical costs that no insurance pays', source: plan },
  conversion: { text: 'Conversion to a Roth account', source: '26 USC 408A(d)(3)' },
  withdrawal: { text: 'Withdrawal for spending and taxes', source: 'the policy of withdrawals' },
  federalTax: { text: 'Federal income tax', source: '26 USC 1, 1401, 1411, 3101(b)(2)' },
  stateTax: { text: 'State income tax', source: 'law of the state, see docs/figures.md' },
  payrollTax: { text: 'Social Security and Medicare tax on wages', source: '26 USC 3101' },
  growth: { text: 'Growth of the rest of the year', source: 'the assumed or drawn return' },
  shortfall: { text: 'Needs that nothing paid', source: 'no account is left to draw from' },
  surplus: { text: 'Money left over, saved', source: plan },
} as const satisfies Readonly<Record<string, Rule>>;

/** The place of money that is in no account, in postings. */
export const householdPlace = 'household';

export type RuleId = keyof typeof rules;

/** The rule of a posting in words, with its source. */
export function explainPosting({ rule }: { readonly rule: RuleId }): Rule {
  return rules[rule];
}
