import { t } from '#contract/language/t.ts';
import { notApproved } from '#contract/people/not-approved.ts';

/**
 * Texts of a payment and of the card form. The app announces an outcome as soon as it starts, when a bank's own page leads back to it, and the
 * administration shows the card form.
 */
export const paymentTexts = {
  notConfirmed: notApproved,
  returned: t('Choose your calculators.'),
  failedTitle: t('Payment Failed'),
  successTitle: t('Payment Successful'),
  busy: t('Processing...'),
  loadingForm: t('Loading the card form…'),
  formUnavailable: t('The card form could not be loaded. Check your connection and try again.'),
  connectionLost: t('The connection was lost. Try again: before anything is charged, we check whether this payment went through.'),
  retry: t('Try Again'),
} as const;
