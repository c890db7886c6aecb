import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { hasPublicHost } from '../tenants/public-host.ts';
import { EmailAddress } from '../values/email-address.ts';
import { oneLine } from '../values/one-line.ts';
import { CreateLead, leadMessageLength, leadTexts } from './leads.ts';

export const mostOrigins = 20;

export const embeddingTexts = {
  origin: t(
    'Write each website as its address alone, such as https://www.example.com. For tests, http://localhost with a port is accepted, too.',
  ),
  tooManyOrigins: t('At most {mostOrigins} websites', { mostOrigins }),
  consentTooLong: t('The consent sentence must be 500 characters or less'),
  noConsent: t('Please agree before you send.'),
  otherConsent: t('The sentence to agree to has changed. Please reload the page and send your message again.'),
  consent: t('I agree that my message is stored and used to answer me.'),
} as const;

/** Names of a website under which a test on one's own computer runs. Nobody else's computer can be reached by them. */
const ownComputer = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/;
const website = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[1-9]\d{0,4})?$/;
/** Browsers leave the usual port of a scheme out of an origin, so a website that is named with it would never match. */
const usualPort = /^(?:https:.*:443|http:.*:80)$/;

/** Scheme, host, and port as browsers write them. No path and no wildcard: each would allow more than the firm has read. */
export function isWebsiteOrigin(origin: string): boolean {
  if (origin.length > 260 || usualPort.test(origin)) return false;
  return ownComputer.test(origin) || (website.test(origin) && hasPublicHost(origin));
}

/** Websites that may embed the calculators of a firm, and the sentence below the form with which a visitor sends a message. */
export const TenantEmbedding = z.strictObject({
  origins: z.optional(
    z
      .array(z.string().check(z.refine(isWebsiteOrigin, { error: embeddingTexts.origin })))
      .check(z.maxLength(mostOrigins, { error: embeddingTexts.tooManyOrigins })),
  ),
  consent: z.optional(z.string().check(z.trim(), z.maxLength(500, { error: embeddingTexts.consentTooLong }))),
});
export type TenantEmbedding = z.infer<typeof TenantEmbedding>;

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
