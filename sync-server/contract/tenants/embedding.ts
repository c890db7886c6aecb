import { t } from '#contract/language/t.ts';
import { hasPublicHost } from '#contract/values/public-host.ts';

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

/** Scheme, host, and port as browsers write them. No path and no wildcard: each would allow more than the tenant has read. */
export function isWebsiteOrigin(origin: string): boolean {
  if (origin.length > 260 || usualPort.test(origin)) return false;
  return ownComputer.test(origin) || (website.test(origin) && hasPublicHost(origin));
}
