import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { paymentTexts } from './payment-texts.ts';

/** Texts of the screen where a tenant subscribes. */
export const subscribeTexts = {
  ...paymentTexts,
  opening: t('Opening…'),
  settingUp: t('Setting up your subscription...'),
  title: t('Complete Your Subscription'),
  lead: t('This server is connected to no card service and takes no real money: choose a test card.'),
  card: t('Test card'),
  cards: {
    accepted: t('4242 4242 4242 4242, is accepted'),
    declined: t('4000 0000 0000 0002, is declined'),
    confirmed: t('4000 0025 0000 3155, needs a confirmation at the bank'),
  },
  bankTitle: t('Your bank asks for a confirmation'),
  bankText: t('This test card stands for one whose bank asks its owner before it pays.'),
  approve: t('Confirm the Payment'),
  reject: t('Do Not Confirm'),
  subscribe: t('Subscribe'),
  cardLead: t('Your card goes straight to the card service; it never reaches this site.'),
  success: t('Redirecting to calculator selection...'),
  notNow: t('Not now'),
  interval: t('You pay'),
  monthly: (price: string): string => t('{price} each month', { price }),
  yearly: (price: string): string => t('{price} once a year', { price }),
  saved: (price: string): string => t(', {price} less than twelve months', { price }),
  coupon: t('Coupon code'),
  checkCoupon: t('Use this coupon'),
  checkingCoupon: t('Checking…'),
  price: (plan: string, price: string): string => t('{plan}: {price} a month.', { plan, price }),
  yearlyPrice: (plan: string, price: string): string => t('{plan}: {price} a year.', { plan, price }),
  dueNow: (amount: string): string => t('Due now: {amount}.', { amount }),
  dueNowWithTax: (amount: string): string => t('Due now: {amount}, with tax.', { amount }),
  renewal: (day: string): string => t('It renews on {day}, and then every month, until you cancel.', { day }),
  yearlyRenewal: (day: string): string => t('It renews on {day}, and then every year, until you cancel.', { day }),
  firstOfMonths: (day: string): string => t('The first payment is on {day}, then every month, until you cancel.', { day }),
  firstOfYears: (day: string): string => t('The first payment is on {day}, then every year, until you cancel.', { day }),
  cancellation: t('You can cancel at any time in Account Management. You keep what you have paid for until the end of the paid period.'),
  applied: (code: string): string => t('The coupon {code} is part of this subscription.', { code }),
  couponPrice: (plan: string, discounted: string, price: string): string =>
    t('{plan}: {discounted} a month instead of {price}.', { plan, discounted, price }),
  yearlyCouponPrice: (plan: string, discounted: string, price: string): string =>
    t('{plan}: {discounted} a year instead of {price}.', { plan, discounted, price }),
  trialPrice: (plan: string, days: number, price: string): string =>
    plural(days, '{plan}: free for {days} day, then {price} a month.', '{plan}: free for {days} days, then {price} a month.', {
      plan,
      days,
      price,
    }),
  yearlyTrialPrice: (plan: string, days: number, price: string): string =>
    plural(days, '{plan}: free for {days} day, then {price} a year.', '{plan}: free for {days} days, then {price} a year.', {
      plan,
      days,
      price,
    }),
  problemTitle: t('The subscription cannot be set up'),
  noTenantTitle: t('You do not belong to a firm yet'),
  /** 0: after the first invoice. */
  couponEnd: (months: number): string =>
    months === 0
      ? t('The coupon reduces the first payment only. The following ones are the full price.')
      : plural(
          months,
          'The coupon reduces payments that begin within {months} month. The following ones are the full price.',
          'The coupon reduces payments that begin within {months} months. The following ones are the full price.',
          { months: number(months) },
        ),
  noTenant: t(
    'A subscription belongs to a firm. Ask its administrator for an invitation, or open a firm of your own with another address.',
  ),
  openTenant: t('Open a firm'),
  toTenants: t('Open the tenants'),
  back: t('Go to the start page'),
  choosePlan: t('Choose a plan'),
  ofMember: {
    title: t("Your firm's plan"),
    now: (firm: string, plan: string): string => t('{firm} uses the plan {plan}.', { firm, plan }),
    noPlan: (firm: string): string => t('{firm} has no plan yet.', { firm }),
    why: t('Only an administrator of your firm can subscribe or choose another plan.'),
    ask: t('Ask your administrator'),
    asking: t('Asking…'),
  },
  running: {
    title: t('Your subscription'),
    ofTenant: (firm: string): string => t('Subscription of {firm}', { firm }),
    firm: t('Firm'),
    plan: t('Plan'),
    status: t('Status'),
    nextBill: t('Next bill'),
    ends: t('Ends'),
    bill: (day: string, amount: string): string => t('{amount} on {day}', { day, amount }),
    noPlan: t('No plan yet'),
    change: t('Change plan'),
  },
  ofOwner: {
    title: t('Subscriptions of firms'),
    lead: t('Choose a firm to see its subscription, or to subscribe for it.'),
    subscribe: (plan: string): string => t('Subscribe to {plan}', { plan }),
    noTenants: t('There is no firm yet.'),
  },
} as const;
