/** Words of the screen where a tenant subscribes. */
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
  problemTitle: 'The subscription cannot be set up',
  retry: 'Try Again',
  back: 'Go to the start page',
} as const;
