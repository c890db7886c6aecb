/** Texts of the screen where a tenant subscribes. */
export const subscribeTexts = {
  settingUp: 'Setting up your subscription...',
  title: 'Complete Your Subscription',
  lead: 'This server is connected to no card service and takes no real money: choose a test card.',
  card: 'Test card',
  cards: {
    accepted: '4242 4242 4242 4242, is accepted',
    declined: '4000 0000 0000 0002, is declined',
  },
  subscribe: 'Subscribe',
  busy: 'Processing...',
  failedTitle: 'Payment Failed',
  successTitle: 'Payment Successful',
  success: 'Redirecting to calculator selection...',
  notNow: 'Not now',
  coupon: 'Coupon code',
  checkCoupon: 'Check coupon',
  checkingCoupon: 'Checking…',
  applyCoupon: 'Use this coupon',
  applied: (code: string): string => `The coupon ${code} is part of this subscription.`,
  couponPrice: (plan: string, discounted: string, price: string): string => `${plan}: ${discounted} a month instead of ${price}.`,
  trialPrice: (plan: string, days: number, price: string): string =>
    `${plan}: free for ${days} ${days === 1 ? 'day' : 'days'}, then ${price} a month.`,
  problemTitle: 'The subscription cannot be set up',
  retry: 'Try Again',
  back: 'Go to the start page',
} as const;
