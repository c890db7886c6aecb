import { t } from '#contract/language/t.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';

export const accountTexts = {
  needsNetwork: t('This needs the network. Try again when you are connected.'),
  keptCopy: (moment: string): string => t('You see the copy of {moment} that is kept on this device.', { moment }),
  isDemo: t('This is a demonstration: nothing can be changed here. Log in to manage your account.'),
  noSubscription: t('There is no running subscription. Subscribe with Upgrade.'),
  notCounted: t('Calculations stay on the device of the person who makes them, so nobody counts them.'),
  noInvoices: t('No invoices yet.'),
  downloadFailed: t('The invoice could not be made. Try again when you are connected.'),
  noCard: t('No payment method on file. It is asked for when you subscribe to a paid plan.'),
  noAddress: t('No billing address on file.'),
  noTaxId: t('None'),
  unpaid: (day: string): string =>
    t('An invoice is unpaid. Everything works as before until {day}; change the payment method or pay now.', { day }),
  bankAsks: t('Your bank asks you to confirm the payment of an invoice. Choose Pay Now: its question appears here.'),
  readOnly: t('An invoice is unpaid and its grace period is over: your team can read and calculate, and changes wait until it is paid.'),
  paused: (day: string): string =>
    t('Paused until {day}: your team can read and calculate, and changes wait. Resume under Danger Zone to go on earlier.', { day }),
  pausedOpen: t('Paused: your team can read and calculate, and changes wait. Resume under Danger Zone.'),
  ending: (day: string): string =>
    t('Cancelled: everything works until {day}, then you go on with the limits of the free plan. Undo it under Danger Zone until then.', {
      day,
    }),
  trial: (day: string): string =>
    t('Free trial until {day}: then you go on with the limits of the free plan, and nothing is deleted. Upgrade to keep more.', { day }),
  freePlan: t('You are on the free plan, for as long as you like. Upgrade for more calculators and AI calls.'),
  upgradeWaits: (plan: string): string => t('{plan} waits for its payment', { plan }),
  beginsWhenPaid: t('It begins as soon as the payment has arrived.'),
  confirmed: t('Payment confirmed'),
  notConfirmed: t('The payment was not confirmed'),
  cardAtService: t('There is no card to change yet: you enter one when you subscribe to a paid plan.'),
  ownLedger: t('This server takes no real money: choose a test card.'),
  pauseExplained: t(
    'Nothing is charged while the subscription is paused, and the days you have paid for are kept. Until it resumes, your team can read and calculate, and changes wait.',
  ),
  cancelExplained: t('Nothing is deleted. Your tenant then goes on with the limits of the free plan.'),
  noPlans: {
    upgrade: t('You already have the largest plan.'),
    downgrade: t('You already have the smallest plan.'),
    people: t('No plan on offer allows more people than yours.'),
    interval: t('Your plan is not sold by the year.'),
  },
  planRequest: (email: string, day: string): string => t('{email} asked for a plan, or a larger one, on {day}.', { email, day }),
} as const;

export function centsText(cents: number): string {
  return moneyOfCents(cents);
}
