import { defineDomain } from '#server/core/faces/define-domain.ts';
import { askForPlan } from './ask-for-plan.ts';
import { billingCalls } from './billing.rest.ts';
import { listBillingEvents, pauseDunning } from './dunning.ts';
import { billOverage } from './invoices/bill-overage.ts';
import { chargeForgotten } from './invoices/charge-invoices.ts';
import { invoiceRows } from './invoices/invoice-rows.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import { refundInvoice } from './invoices/refund-invoice.ts';
import { retryRefund } from './invoices/retry-refund.ts';
import { applyTaxRate } from './payments/apply-tax-rate.ts';
import { changePaymentMethod } from './payments/change-payment-method.ts';
import { confirmPayment } from './payments/confirm-payment.ts';
import { payInvoices } from './payments/pay-invoices.ts';
import { applyDueChanges } from './periods/apply-due-changes.ts';
import { readBillingAccount } from './read-billing-account.ts';
import { reconcilePayments } from './reports/reconcile-payments.ts';
import { setBillingDetails } from './set-billing-details.ts';
import { cancelSubscription, keepSubscription } from './subscription/cancel-subscription.ts';
import { changePlan } from './subscription/change-plan.ts';
import { createSubscription } from './subscription/create-subscription.ts';
import { pauseSubscription, resumeSubscription } from './subscription/pause-subscription.ts';
import { previewCoupon } from './subscription/preview-coupon.ts';
import { previewPlanChange } from './subscription/preview-plan-change.ts';

/** Short enough that payments and period ends are processed soon after they happen. */
const billingEveryMs = 5 * 60 * 1000;

export const billingFace = defineDomain({
  name: 'billing',
  operations: [
    previewCoupon,
    askForPlan,
    createSubscription,
    confirmPayment,
    previewPlanChange,
    changePlan,
    pauseSubscription,
    resumeSubscription,
    cancelSubscription,
    keepSubscription,
    readBillingAccount,
    setBillingDetails,
    changePaymentMethod,
    payInvoices,
    pauseDunning,
    listBillingEvents,
    listInvoices,
    refundInvoice,
    retryRefund,
  ],
  calls: billingCalls,
  jobs: [
    { name: 'subscriptions', everyMs: billingEveryMs, run: applyDueChanges },
    { name: 'payments', everyMs: billingEveryMs, run: chargeForgotten },
    { name: 'overage', everyMs: billingEveryMs, run: billOverage },
    { name: 'reconciliation', everyMs: billingEveryMs, run: reconcilePayments },
    { name: 'tax-rate', everyMs: billingEveryMs, run: applyTaxRate },
  ],
  rows: { invoice: invoiceRows },
  tables: {
    billing_events: {
      others: { subscriptions: 'the one function that writes a subscription leaves the event of its value in the same transaction' },
    },
    invoice_series: {},
    invoices: {},
    payment_objects: {},
    provider_events: {},
  },
});
