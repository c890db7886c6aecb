/** Texts of the platform owner's tools for the bills of tenants. */
export const billingToolTexts = {
  tenantTitle: 'Bills of a tenant',
  tenantText: 'Pause the reminders of an unpaid invoice, or refund a paid one.',
  noTenants: 'There is no tenant yet.',
  noInvoices: 'This tenant has no invoices yet.',
  noNumber: 'Without a number',
  nothingUnpaid: 'Nothing is overdue.',
  grace: (day: string): string => `An invoice is unpaid. The tenant works as before until ${day}; then it becomes read-only.`,
  readOnly: 'An invoice is unpaid and its grace period is over: the tenant is read-only.',
  paused: 'Reminders are paused: no reminder is sent, and the grace period does not end.',
  pauseReminders: 'Pause reminders',
  resumeReminders: 'Resume reminders',
  remindersPaused: 'Reminders paused',
  remindersResumed: 'Reminders resumed',
  remindersFailed: 'The reminders were not changed',
  refund: 'Refund',
  refunding: 'Refunding…',
  refundOf: (number: string | null): string => `Refund ${number ?? 'the invoice'}`,
  refundFailed: 'The invoice was not refunded',
  refundExplained: 'The amount goes back to the card that paid, and a credit note is written.',
  reasonHint: 'The credit note carries it; the tenant reads it.',
  creditNote: 'Credit note',
  states: { paid: 'Paid', pending: 'Pending', void: 'Void', uncollectible: 'Uncollectible' },
  logTitle: 'Billing log',
  logText: 'Each step of billing and of reminders, the newest first.',
} as const;

const steps: ReadonlyMap<string, string> = new Map([
  ['billing.invoice', 'Invoice written'],
  ['billing.resume', 'Pause over'],
  ['billing.firstReminder', 'First reminder sent'],
  ['billing.finalReminder', 'Final reminder sent'],
  ['billing.lock', 'Tenant made read-only'],
  ['dunning.paused', 'Reminders paused'],
  ['dunning.resumed', 'Reminders resumed'],
  ['invoice.paid', 'Invoice paid'],
  ['invoice.payment_failed', 'Payment failed'],
  ['invoice.finalized', 'Invoice written'],
  ['invoice.refunded', 'Invoice refunded'],
  ['subscription.cancelled', 'Subscription cancelled'],
  ['subscription.downgrade_planned', 'Downgrade planned'],
  ['subscription.kept', 'Cancellation undone'],
  ['subscription.plan_kept', 'Downgrade undone'],
  ['subscription.paused', 'Subscription paused'],
  ['subscription.resumed', 'Subscription resumed'],
  ['subscription.upgraded', 'Plan upgraded'],
  ['trial.ended', 'Trial ended'],
]);

/** An event in words. The card service has further ones, which keep its own name. */
export function stepText(type: string): string {
  return steps.get(type) ?? type;
}
