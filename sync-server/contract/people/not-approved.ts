import { t } from '#contract/language/t.ts';

/** Said by the server and, as the app starts, by the page to which a bank leads back: a file of its own keeps that start small. */
export const notApproved = t('Your bank did not confirm the payment. Try again, or use another card.');
