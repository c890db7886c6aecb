type Point = readonly [title: string, description: string];

/** Texts of a shipped template besides its headline. */
export interface TemplateWords {
  readonly points: readonly [Point, Point, Point];
  /** The question beside the calculator, and the calculator that answers it. */
  readonly question: string;
  readonly about: string;
  readonly calculator: readonly [id: string, title: string];
  readonly quote: string;
  readonly author: string;
  readonly look: 'calm' | 'plain' | 'bold';
}

/** By the name of the template. Quotations are placeholders, which tenants replace with their own. */
export const landingTemplateWords: Readonly<Record<string, TemplateWords>> = {
  'Advisor Introduction': {
    points: [
      ['A plan in writing', 'What to do, in which order, and what each step costs.'],
      ['Paid by you alone', 'No commissions, so no product is recommended for its fee.'],
      ['One person', 'The adviser you meet is the one who answers in ten years.'],
    ],
    question: 'What will your savings become?',
    about: 'Enter what you have and what you add. The figure you see is the one we begin our first talk with.',
    calculator: ['investment-goal', 'Reach an investment goal'],
    quote: 'For the first time I know what my money is for.',
    author: 'A client since 2019',
    look: 'calm',
  },
  'Retirement Readiness': {
    points: [
      ['Income, not only savings', 'See what you can spend every month, with prices that rise.'],
      ['Every source together', 'Savings, pension, and Social Security in one picture.'],
      ['Tested in bad years', 'A plan that holds when the market does not.'],
    ],
    question: 'How long will it last?',
    about: 'Three figures are enough for a first answer. The rest we work out together.',
    calculator: ['retirement-income', 'Income in retirement'],
    quote: 'We stopped guessing, and I stopped working two years earlier.',
    author: 'A couple, retired',
    look: 'calm',
  },
  'First Home': {
    points: [
      ['The whole payment', 'Principal, interest, taxes, and insurance: nothing comes as a surprise.'],
      ['What you can afford', 'A price that fits your income and the life you want beside it.'],
      ['Ready for an offer', 'A letter that sellers take seriously, within a day.'],
    ],
    question: 'Which home fits your income?',
    about: 'Work out the price range before you fall in love with a kitchen.',
    calculator: ['home-affordability', 'Home affordability'],
    quote: 'We knew our limit before the first visit. That made us calm, and quick.',
    author: 'Buyers of a first home',
    look: 'plain',
  },
  'Refinance Check': {
    points: [
      ['The month it pays off', 'Fees against savings, to the month.'],
      ['Rate and term apart', 'See what comes from the lower rate and what only from more years.'],
      ['No pressure', 'If your loan is good, we say so.'],
    ],
    question: 'Does a new rate pay for itself?',
    about: 'Your balance, your rate, and the new offer. The answer is a date.',
    calculator: ['refinance', 'Refinance'],
    quote: 'They told me to wait half a year. They were right.',
    author: 'A homeowner',
    look: 'plain',
  },
  'Auto Loan Desk': {
    points: [
      ['Price, tax, and fees', 'The payment for the car as it stands on the lot.'],
      ['Your trade-in counts', 'With what you still owe on it.'],
      ['Approved today', 'An answer in minutes, from people who know the dealers.'],
    ],
    question: 'What does the car cost each month?',
    about: 'Bring the sticker price. Leave with the payment.',
    calculator: ['auto-loan-basic', 'Auto loan from price'],
    quote: 'I walked into the dealership knowing more than the salesman.',
    author: 'A member',
    look: 'bold',
  },
  'Lease or Buy': {
    points: [
      ['Both to the end', 'Every payment, and what the car is worth when it is over.'],
      ['Miles that matter', 'What happens if you drive more than the lease allows.'],
      ['A clear answer', 'One figure for each way, side by side.'],
    ],
    question: 'Can your budget carry the car?',
    about: 'Before lease or loan comes the question what fits.',
    calculator: ['auto-affordability', 'Auto affordability'],
    quote: 'Two columns, one decision.',
    author: 'A driver',
    look: 'bold',
  },
  'Community Savings': {
    points: [
      ['Rates of here', 'Set by people who live in your town.'],
      ['Insured', 'Every account, up to the legal limit.'],
      ['A goal beside each account', 'For the roof, for the trip, for the rainy day.'],
    ],
    question: 'When will you have it?',
    about: 'A goal, a date, and what to put aside each month.',
    calculator: ['savings-goal', 'Savings goal'],
    quote: 'My daughter opened her first account where I opened mine.',
    author: 'A customer for 31 years',
    look: 'calm',
  },
  'Member Loans': {
    points: [
      ['Owned by members', 'What we earn comes back as lower rates.'],
      ['One honest rate', 'The rate you see is the rate you get.'],
      ['Help when it is hard', 'Call us before you miss a payment, and we find a way.'],
    ],
    question: 'How soon could you be free of debt?',
    about: 'List what you owe. See the order that ends it first.',
    calculator: ['debt-payoff', 'Debt payoff'],
    quote: 'They put four cards into one loan, and a date on the end of it.',
    author: 'A member since 2012',
    look: 'bold',
  },
  'Small Business Funding': {
    points: [
      ['Cash flow first', 'We look at what comes in before we ask what you own.'],
      ['Decisions in days', 'From a person with a telephone number.'],
      ['Terms that fit a season', 'Payments that follow your year.'],
    ],
    question: 'Can the business carry the loan?',
    about: 'The ratio a lender looks at, worked out before you apply.',
    calculator: ['debt-service-coverage', 'Debt service coverage'],
    quote: 'The loan was approved for what my bakery will be, not for what it was.',
    author: 'An owner',
    look: 'bold',
  },
  'College Planning': {
    points: [
      ['Begin with today', 'What a year costs now, and what it will cost then.'],
      ['An amount a month', 'One figure, adjusted once a year.'],
      ['Grandparents welcome', 'Gifts that count, without a knot in the taxes.'],
    ],
    question: 'What should you put aside?',
    about: 'The age of your child and the kind of college are enough to start.',
    calculator: ['college-savings', 'College savings'],
    quote: 'It was less than we feared, because we asked early.',
    author: 'Parents of two',
    look: 'calm',
  },
  'Tax Season': {
    points: [
      ['This year’s brackets', 'The law as it stands, with its source.'],
      ['Checked by a person', 'An estimate is a start. A signature is a finish.'],
      ['Planned ahead', 'What to do before December, not after.'],
    ],
    question: 'What will you owe?',
    about: 'Income and filing status for a first figure. Bring the papers for the last one.',
    calculator: ['income-tax-detailed', 'Federal income tax'],
    quote: 'No letter, no surprise, third year in a row.',
    author: 'A client',
    look: 'plain',
  },
  'Property Investor': {
    points: [
      ['Rent against everything', 'Loan, taxes, repairs, and the months it stands empty.'],
      ['The way out', 'What a sale leaves after costs and taxes.'],
      ['Property beside property', 'The same figures for each, so that they can be compared.'],
    ],
    question: 'Does it carry itself?',
    about: 'Price, rent, and loan. The rest has sensible values that you can change.',
    calculator: ['investment-property', 'Investment property'],
    quote: 'I have said no to nine houses. The tenth pays me.',
    author: 'An investor',
    look: 'plain',
  },
};
