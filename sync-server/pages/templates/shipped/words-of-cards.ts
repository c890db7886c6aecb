import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import type { ShippedTemplate } from './shipped-template.ts';

type CardWords = Omit<ShippedTemplate, 'name' | 'category' | 'description' | 'tags'>;

/** The pages behind the six cards, by the id of the card. */
const words: Readonly<Record<string, CardWords>> = {
  'independent-advisor': {
    industry: 'Wealth management',
    headline: 'Advice from one person, paid by you alone',
    subheadline: 'No commissions, no products of the house. A plan that fits on two pages, and somebody who answers the phone.',
    ctaText: 'Book a first talk',
    colors: ['#0d4f4d', '#e9f2f1'],
    font: 'calm',
    isFeatured: true,
    question: 'Where would your savings take you?',
    about: 'Enter what you have and what you add each month. The figure you see is where our first talk begins.',
    calculator: ['investment-goal', 'Reach an investment goal'],
    body: {
      kind: 'introduction',
      points: [
        ['A plan in writing', 'What to do, in which order, and what each step costs.'],
        ['A fee you know before', 'Agreed on before we start, and the same whatever you buy or sell.'],
        ['The same face', 'The advisor you meet first is the one you meet in ten years.'],
      ],
    },
  },
  'wealth-office': {
    industry: 'Wealth management',
    headline: 'Three partners, one view of your wealth',
    subheadline: 'Investments, taxes, and the next generation are advised at one table.',
    ctaText: 'Meet us',
    colors: ['#1f3a5f', '#eaf0f7'],
    font: 'calm',
    question: 'How long would it last?',
    about: 'A first answer takes three figures. For the full one, we bring the accounts together.',
    calculator: ['retirement-income', 'Income in retirement'],
    body: {
      kind: 'team',
      points: [
        ['One file', 'Every partner sees the same plan, so nothing is told twice.'],
        ['Reviewed each quarter', 'With what changed, and what we suggest because of it.'],
        ['Quiet by design', 'Fewer trades, lower taxes, and reasons in writing.'],
      ],
    },
  },
  'community-bank': {
    industry: 'Community banks',
    headline: 'Loans and savings, decided in this town',
    subheadline: 'You know the people who say yes. They know the street you live on.',
    ctaText: 'Talk to the branch',
    colors: ['#2d5d34', '#ecf4ed'],
    font: 'calm',
    question: 'When will you have it?',
    about: 'Set a goal and a date, and see what to put aside each month.',
    calculator: ['savings-goal', 'Savings goal'],
    body: {
      kind: 'comparison',
      title: 'Three accounts, and what each is for',
      sides: [
        { name: 'Checking', price: '[Monthly fee]', features: ['Debit card', 'Transfers at no charge', 'Branch and phone'] },
        {
          name: 'Savings',
          price: '[Rate] APY',
          features: ['No minimum balance', 'Withdraw any day', 'A goal beside the account'],
          isPopular: true,
        },
        {
          name: 'Certificate',
          price: '[Rate] APY',
          features: ['Fixed for one year', 'Rate agreed today', 'Insured up to the legal limit'],
        },
      ],
    },
  },
  'credit-union': {
    industry: 'Credit unions',
    headline: 'Offers for members, with the figures beside them',
    subheadline: 'What we earn comes back as lower rates. Work out what that means for you.',
    ctaText: 'Become a member',
    colors: ['#114b5f', '#e7f1f4'],
    font: 'bold',
    question: 'Which one are you here for?',
    about: 'Tell us what you plan. We answer with a rate that holds for thirty days.',
    calculator: ['auto-loan-basic', 'Auto loan from price'],
    body: {
      kind: 'offers',
      offers: [
        ['auto-loan-basic', 'A car', 'The payment for the car as it stands on the lot.'],
        ['debt-payoff', 'Fewer debts', 'The order that ends them first, and the date.'],
        ['home-affordability', 'A home', 'The price range that fits your income.'],
      ],
    },
  },
  'mortgage-broker': {
    industry: 'Mortgage lending',
    headline: 'From the first question to the keys',
    subheadline: 'A mortgage in four steps, each with a person who explains it.',
    ctaText: 'Begin with a question',
    colors: ['#7a3e1d', '#faf0e8'],
    font: 'plain',
    isFeatured: true,
    question: 'What would the home cost each month?',
    about: 'Principal, interest, taxes, and insurance in one figure.',
    calculator: ['mortgage-payment', 'Mortgage payment'],
    body: {
      kind: 'longStory',
      chapters: [
        ['1. Your range', 'We look at income, debts, and savings, and agree on a price range before you visit the first home.'],
        ['2. A letter', 'Sellers take an offer seriously when a lender stands behind it. You have the letter before you need it.'],
        [
          '3. Compared offers',
          'We ask several lenders and show their offers side by side: rate, points, fees, and the total over the years.',
        ],
        ['4. The closing', 'You get every paper three days early, with a note on each page that says what it means.'],
      ],
    },
  },
  'auto-lender': {
    industry: 'Auto lending',
    headline: 'Rate, term, and payment in one view',
    subheadline: 'See all three before you sign, and change each of them.',
    ctaText: 'Ask for a rate',
    colors: ['#8c1c13', '#fbeceb'],
    font: 'bold',
    question: 'What does the car cost each month?',
    about: 'Price, trade-in, and tax in; the payment out.',
    calculator: ['auto-loan-basic', 'Auto loan from price'],
    body: {
      kind: 'comparison',
      title: 'The same car over three terms',
      sides: [
        { name: '36 months', price: '[Rate] APR', features: ['Highest payment', 'Least interest', 'Paid off before the warranty ends'] },
        { name: '48 months', price: '[Rate] APR', features: ['A balanced payment', 'Money left for repairs'], isPopular: true },
        { name: '60 months', price: '[Rate] APR', features: ['Lowest payment', 'Most interest', 'Owed for longer than many keep the car'] },
      ],
    },
  },
};

/** The six templates of the templates page, each with its page. */
export const cardTemplates: readonly ShippedTemplate[] = galleryTemplates.flatMap(({ id, name, category, description, tags }) => {
  const found = words[id];
  return found === undefined ? [] : [{ name, category, description, tags, ...found }];
});
