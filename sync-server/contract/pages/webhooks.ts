import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { hasPublicHost } from '../tenants/public-host.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

/** Deliveries given up one after the other until the webhook is switched off. */
export const mostFailedDeliveries = 5;
/** Deliveries that the screen shows, the newest first. */
export const shownDeliveries = 50;

export const webhookTexts = {
  url: t('The address must begin with https:// and name a host of the public internet, without a user name or a fragment'),
  none: t('No webhook is set up.'),
  off: t('The webhook is switched off. Save it again first.'),
  saved: t('Webhook saved'),
  removed: t('Webhook removed'),
  saveFailed: t('Failed to save the webhook'),
  oldSecretEnds: (time: string): string =>
    t('The old secret stays valid until {time}. Until then each delivery carries two signatures.', { time }),
  oldSecretEnded: t('The old secret is no longer valid'),
  resent: t('The lead is sent again'),
  resendFailed: t('Failed to send the lead again'),
  states: { waiting: t('Waiting'), delivered: t('Delivered'), failed: t('Failed') },
  switchedOff: t('Not sent: the webhook was removed or switched off.'),
  noAnswer: t('No answer within ten seconds'),
  privateAddress: t('The host leads to an address that is not on the public internet'),
  redirect: t('The address answered with a redirect, which is not followed'),
  offSubject: t('Your webhook was switched off'),
  offBody: (url: string): string =>
    t(
      'The last {mostFailedDeliveries} leads could not be delivered to {url}, so nothing is sent there any more. Your leads are kept in the list. Correct the address or your system, save the webhook again, and send the failed leads again from there.',
      { mostFailedDeliveries, url },
    ),
  offButton: t('Open the leads'),
} as const;

const ownComputer = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?(?:\/|$)/;
const address = /^https:\/\/[a-z0-9.-]+(?::[1-9]\d{0,4})?(?:\/[\w\-.~%!$&()*+,;=:@/?]*)?$/i;

/** An address on one's own computer. The server sends there only in development. */
export function isOwnComputer(url: string): boolean {
  return ownComputer.test(url);
}

const WebhookUrl = z.string().check(
  z.trim(),
  z.maxLength(500, { error: webhookTexts.url }),
  z.refine((url) => isOwnComputer(url) || (address.test(url) && hasPublicHost(url)), { error: webhookTexts.url }),
);

export const OfWebhook = z.strictObject({ tenant: z.optional(Id) });

/** Hours for which the old secret stays valid after a new one is made. */
export const oldSecretHours = 24;

/** Null takes the webhook away. With a new secret the old one stays valid for a day, or until `endOldSecret`. */
export const SaveWebhook = z.strictObject({
  tenant: z.optional(Id),
  url: z.nullable(WebhookUrl),
  newSecret: z.optional(z.boolean()),
  endOldSecret: z.optional(z.boolean()),
});
export type SaveWebhook = z.output<typeof SaveWebhook>;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const WebhookDeliveryEntry = /* @__PURE__ */ named(
  'WebhookDelivery',
  /* @__PURE__ */ z.object({
    id: Id,
    leadId: Id,
    state: z.enum(deliveryStates),
    attempts: z.int(),
    lastStatus: /* @__PURE__ */ described('HTTP status of the last answer; null if there was none.', z.nullable(z.int())),
    lastAnswer: /* @__PURE__ */ described('Beginning of the last answer, or the reason why there was none.', z.nullable(z.string())),
    attemptedAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);
export type WebhookDeliveryEntry = z.output<typeof WebhookDeliveryEntry>;

const webhookFields = {
  tenantId: Id,
  url: /* @__PURE__ */ described('Null: no webhook is set up.', z.nullable(z.string())),
  switchedOffAt: /* @__PURE__ */ described('Set after repeated failure: nothing is sent.', z.nullable(DateTime)),
  oldSecretEndsAt: /* @__PURE__ */ described(
    'Until then deliveries are signed with the old secret, too; null if there is none.',
    z.nullable(DateTime),
  ),
  deliveries: /* @__PURE__ */ described('The newest first, at most 50.', z.array(WebhookDeliveryEntry)),
};

export const WebhookEntry = /* @__PURE__ */ named('Webhook', /* @__PURE__ */ z.object(webhookFields));
export type WebhookEntry = z.output<typeof WebhookEntry>;

export const SavedWebhook = /* @__PURE__ */ named(
  'SavedWebhook',
  /* @__PURE__ */ z.object({
    ...webhookFields,
    secret: /* @__PURE__ */ described(
      'With which deliveries are signed. It is shown this once; null if it stays as it is.',
      z.nullable(z.string()),
    ),
  }),
);

export const ResendDelivery = z.strictObject({ id: Id });
