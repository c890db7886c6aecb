import { dollars } from '#calculators/kit/words.ts';

export const accountTexts = {
  needsNetwork: 'This needs the network. Try again when you are connected.',
  keptCopy: (moment: string): string => `You see the copy of ${moment} that is kept on this device.`,
  isDemo: 'This is a demonstration: nothing can be changed here. Log in to manage your account.',
  noSubscription: 'There is no running subscription. Subscribe with Upgrade.',
  notCounted: 'Calculations stay on the device of the person who makes them, so nobody counts them.',
  noInvoices: 'No invoices yet.',
  downloadFailed: 'The invoice could not be made. Try again when you are connected.',
  noCard: 'No payment method on file. It is asked for when you subscribe to a paid plan.',
  noAddress: 'No billing address on file.',
  noTaxId: 'None',
  unpaid: (day: string): string => `An invoice is unpaid. Everything works as before until ${day}; change the payment method or pay now.`,
  readOnly: 'An invoice is unpaid and its grace period is over: your team can read and calculate, and changes wait until it is paid.',
  paused: (day: string): string =>
    `Paused until ${day}: your team can read and calculate, and changes wait. Resume under Danger Zone to go on earlier.`,
  pausedOpen: 'Paused: your team can read and calculate, and changes wait. Resume under Danger Zone.',
  ending: (day: string): string =>
    `Cancelled: everything works until ${day}, then you go on with the limits of the free plan. Undo it under Danger Zone until then.`,
  trial: (day: string): string =>
    `Free trial until ${day}: then you go on with the limits of the free plan, and nothing is deleted. Upgrade to keep more.`,
  freePlan: 'You are on the free plan, for as long as you like. Upgrade for more calculators and AI calls.',
  upgradeWaits: (plan: string): string => `${plan} waits for its payment`,
  beginsWhenPaid: 'It begins as soon as the payment has arrived.',
  confirmed: 'Payment confirmed',
  notConfirmed: 'The payment was not confirmed',
  cardAtService: 'There is no card to change yet: you enter one when you subscribe to a paid plan.',
  ownLedger: 'This server takes no real money: choose a test card.',
  pauseExplained:
    'Nothing is charged while the subscription is paused, and the days you have paid for are kept. Until it resumes, your team can read and calculate, and changes wait.',
  cancelExplained: 'Nothing is deleted. Your tenant then goes on with the limits of the free plan.',
  noPlans: { upgrade: 'You already have the largest plan.', downgrade: 'You already have the smallest plan.' },
} as const;

/** Formats a date: Jan 15, 2024. */
export function dayText(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

export function centsText(cents: number): string {
  return dollars(cents / 100);
}
