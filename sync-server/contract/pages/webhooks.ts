import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { hasPublicHost } from '#contract/values/public-host.ts';

/** Deliveries given up one after the other until the webhook is switched off. */
export const mostFailedDeliveries = 5;
/** Deliveries that the screen shows, the newest first. */
export const shownDeliveries = 50;

export const webhookTexts = {
  url: t(
    'The address must begin with https:// and name a host of the public internet, without a port other than 443, a user name, or a fragment',
  ),
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
const address = /^https:\/\/[a-z0-9.-]+(?::443)?(?:\/[\w\-.~%!$&()*+,;=:@/?]*)?$/i;

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

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export const WebhookDeliveryEntry = named(
  'WebhookDelivery',
  z.object({
    id: Id,
    leadId: Id,
    state: named('DeliveryState', z.enum(deliveryStates)),
    attempts: z.int(),
    lastStatus: described('HTTP status of the last answer; null if there was none.', z.nullable(z.int())),
    lastAnswer: described('Beginning of the last answer, or the reason why there was none.', z.nullable(z.string())),
    attemptedAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
);
export type WebhookDeliveryEntry = z.output<typeof WebhookDeliveryEntry>;

/** The address to which the leads of a tenant are delivered. */
export const webhook = defineEntity('Webhook', {
  url: {
    answer: described('Null: no webhook is set up.', z.nullable(z.string())),
    input: z.nullable(WebhookUrl),
    isRequired: true,
    example: 'https://crm.northwind.example/leads',
    changed: 'https://crm.northwind.example/new-leads',
    form: {
      label: t('Address of the webhook'),
      control: { kind: 'text', inputMode: 'url', placeholder: 'https://crm.example.com/leads' },
    },
  },
  switchedOffAt: { answer: described('Set after repeated failure: nothing is sent.', z.nullable(DateTime)), example: null },
  oldSecretEndsAt: {
    answer: described('Until then deliveries are signed with the old secret, too; null if there is none.', z.nullable(DateTime)),
    example: null,
  },
  deliveries: { answer: described('The newest first, at most 50.', z.array(WebhookDeliveryEntry)), example: [] },
});

/** Null takes the webhook away. With a new secret the old one stays valid for a day, or until `endOldSecret`. */
export const SaveWebhook = z.strictObject({
  tenant: z.optional(Id),
  ...webhook.whole.shape,
  newSecret: z.optional(z.boolean()),
  endOldSecret: z.optional(z.boolean()),
});
export type SaveWebhook = z.output<typeof SaveWebhook>;

const { id: _, ...webhookFields } = webhook.answer.shape;

export const WebhookEntry = named('Webhook', z.object({ tenantId: Id, ...webhookFields }));
export type WebhookEntry = z.output<typeof WebhookEntry>;

export const SavedWebhook = named(
  'SavedWebhook',
  z.object({
    tenantId: Id,
    ...webhookFields,
    secret: described('With which deliveries are signed. It is shown this once; null if it stays as it is.', z.nullable(z.string())),
  }),
);

/** A lead as a tenant's system receives it. */
export const DeliveredLead = named(
  'DeliveredLead',
  z.object({
    id: Id,
    createdAt: DateTime,
    source: described('Name of the landing page, or title of the embedded calculator.', z.string()),
    page: described('Id of the landing page; null if the lead came from an embedded calculator.', z.nullable(z.string())),
    calculator: described('Id of the embedded calculator; null if the lead came from a landing page.', z.nullable(z.string())),
    website: described('Origin of the website that embeds the calculator.', z.nullable(z.string())),
    answers: z.array(named('DeliveredAnswer', z.object({ label: z.string(), value: z.string() }))),
  }),
);
export type DeliveredLead = z.output<typeof DeliveredLead>;

const LeadCreated = named('LeadCreated', z.object({ id: Id, type: z.literal('lead.created'), createdAt: DateTime, data: DeliveredLead }));

/** Everything that the server sends to webhooks. */
export const webhookEvents = [{ type: 'lead.created', payload: LeadCreated }] as const;
export type WebhookEventType = (typeof webhookEvents)[number]['type'];

export const ResendDelivery = z.strictObject({ id: Id });
