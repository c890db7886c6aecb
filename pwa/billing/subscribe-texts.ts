import { plural, t } from '#contract/language/t.ts';
import { paymentTexts } from './payment-texts.ts';

/** Texts of the screen where a tenant subscribes. */
export const subscribeTexts = {
  ...paymentTexts,
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
  checkCoupon: t('Check coupon'),
  checkingCoupon: t('Checking…'),
  applyCoupon: t('Use this coupon'),
  price: (plan: string, price: string): string => t('{plan}: {price} a month.', { plan, price }),
  yearlyPrice: (plan: string, price: string): string => t('{plan}: {price} a year.', { plan, price }),
  dueNow: (amount: string): string => t('Due now: {amount}.', { amount }),
  dueNowWithTax: (amount: string): string => t('Due now: {amount}, with tax.', { amount }),
  toAccount: t('Open the account'),
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
  noFirmTitle: t('You do not belong to a firm yet'),
  noFirm: t('A subscription belongs to a firm. Ask its administrator for an invitation, or open a firm of your own with another address.'),
  noFirmOfOwner: t('A subscription belongs to a firm, and you are a member of none. Choose one in the list of tenants.'),
  openFirm: t('Open a firm'),
  toTenants: t('Open the tenants'),
  back: t('Go to the start page'),
} as const;
