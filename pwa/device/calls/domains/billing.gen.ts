// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { TenantAiCalls } from '#contract/calculators/ai-usage.ts';
import { BillingDetails } from '#contract/money/billing-details.ts';
import { BillingAccount, BillingLogEntry, BookedInvoice, CreditNote, DunningState, PaidInvoices, PaymentConfirmation, PaymentMethodChange, PlanChange, PlanRequestNotice, SubscriptionStart, SubscriptionState } from '#contract/money/billing.ts';
import { Revenue } from '#contract/money/revenue/revenue.ts';

export const askForPlan = { method: 'POST', path: '/api/tenant/plan-requests', output: PlanRequestNotice } as const;
export const cancelSubscription = { method: 'POST', path: '/api/tenant/subscription/cancel', output: SubscriptionState } as const;
export const changePaymentMethod = { method: 'PUT', path: '/api/tenant/payment-method', output: PaymentMethodChange } as const;
export const changePlan = { method: 'POST', path: '/api/tenant/plan-change', output: SubscriptionState } as const;
export const confirmPayment = { method: 'POST', path: '/api/payments/confirm', output: PaymentConfirmation } as const;
export const createSubscription = { method: 'POST', path: '/api/create-subscription', output: SubscriptionStart } as const;
export const keepSubscription = { method: 'POST', path: '/api/tenant/subscription/keep', output: SubscriptionState } as const;
export const listAiUsage = { method: 'GET', path: '/api/admin/ai-usage', row: TenantAiCalls } as const;
export const listBillingEvents = { method: 'GET', path: '/api/admin/billing-events', row: BillingLogEntry } as const;
export const listInvoices = { method: 'GET', path: '/api/admin/invoices', row: BookedInvoice } as const;
export const pauseDunning = { method: 'PUT', path: '/api/admin/tenants/{id}/dunning', output: DunningState } as const;
export const pauseSubscription = { method: 'POST', path: '/api/tenant/subscription/pause', output: SubscriptionState } as const;
export const payInvoices = { method: 'POST', path: '/api/tenant/invoices/pay', output: PaidInvoices } as const;
export const previewPlanChange = { method: 'GET', path: '/api/tenant/plan-change', output: PlanChange } as const;
export const readBillingAccount = { method: 'GET', path: '/api/tenant/billing', output: BillingAccount } as const;
export const readRevenue = { method: 'GET', path: '/api/admin/revenue', output: Revenue } as const;
export const refundInvoice = { method: 'POST', path: '/api/admin/invoices/{id}/refund', output: CreditNote } as const;
export const resumeSubscription = { method: 'POST', path: '/api/tenant/subscription/resume', output: SubscriptionState } as const;
export const retryRefund = { method: 'POST', path: '/api/admin/invoices/{id}/refund/retry', output: CreditNote } as const;
export const setBillingDetails = { method: 'PUT', path: '/api/tenant/billing', output: BillingDetails } as const;
