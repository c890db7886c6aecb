import { t } from '#contract/language/t.ts';

/** Below a result of a tenant that has written no sentence of its own. */
export const usualDisclaimer = t('An estimate from the figures above. It is no offer and no tax or legal advice.');
