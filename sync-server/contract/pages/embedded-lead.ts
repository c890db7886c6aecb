import * as z from 'zod/mini';
import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { CreateLead, leadMessageLength, leadTexts } from './leads.ts';

/** Field that people do not see; only programs fill it in. */
export const trapName = 'trap';

/** The form of an embedded calculator as a visitor sends it. Without the agreement nothing is taken. */
export const EmbeddedLead = z.strictObject({
  name: CreateLead.shape.name,
  email: EmailAddress,
  phone: z.string().check(z.trim(), z.maxLength(40), oneLine()),
  message: z.string().check(z.trim(), z.maxLength(leadMessageLength, { error: leadTexts.messageTooLong })),
  trap: z.string().check(z.maxLength(200)),
  /** Origin of the website around the frame, as the browser tells it. */
  website: z.optional(z.string().check(z.maxLength(300))),
  consent: z.literal(true, { error: embeddingTexts.noConsent }),
  /** The sentence that the visitor saw beside the box. Older copies of the form do not send it. */
  consentText: z.optional(z.string().check(z.maxLength(500))),
  /** Empty unless the visitor wants them to go along. */
  figures: z
    .array(z.strictObject({ label: z.string().check(z.maxLength(200)), value: z.string().check(z.maxLength(2000)) }))
    .check(z.maxLength(100)),
});
