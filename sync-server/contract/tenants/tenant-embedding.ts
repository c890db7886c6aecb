import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { embeddingTexts, isWebsiteOrigin, mostOrigins } from './embedding.ts';

const Origins = z
  .array(z.string().check(z.refine(isWebsiteOrigin, { error: embeddingTexts.origin })))
  .check(z.maxLength(mostOrigins, { error: embeddingTexts.tooManyOrigins }));
const Consent = z.string().check(z.trim(), z.maxLength(500, { error: embeddingTexts.consentTooLong }));

/** Websites that may embed the calculators of a tenant, and the sentence below the form with which a visitor sends a message. */
export const tenantEmbedding = defineEntity('TenantEmbedding', {
  origins: {
    answer: Origins,
    // Each stored website is checked where it is used, so that one that no longer fits does not take the others with it.
    stored: z.array(z.string()),
    input: z.optional(Origins),
    initial: undefined,
    in: 'settings',
    example: ['https://www.northwind.example'],
    changed: ['https://www.northwind.example', 'https://northwind.example'],
    form: {
      label: t('Addresses of your websites, one per line'),
      hint: t('Such as https://www.example.com. With and without www are two websites.'),
      control: { kind: 'lines', rows: 3 },
    },
  },
  consent: {
    answer: Consent,
    stored: z.string(),
    input: z.optional(Consent),
    initial: undefined,
    in: 'settings',
    example: 'You may answer me.',
    changed: 'You may call me.',
    form: {
      label: t('Sentence that visitors agree to before they send a message'),
      hint: t('Empty: {consent}', { consent: embeddingTexts.consent }),
      control: { kind: 'area', rows: 2 },
    },
  },
});

export const TenantEmbedding = tenantEmbedding.whole;
