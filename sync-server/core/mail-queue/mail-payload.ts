import * as z from 'zod/mini';
import { BeginSignUp } from '#contract/tenants/sign-up.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/** Payload of the effect `mail.send`: ids and names, never a secret. */
export const MailPayload = z.discriminatedUnion('mail', [
  z.object({ mail: z.literal('invitation'), invitationId: z.uuid(), resendCount: z.number() }),
  z.object({ mail: z.literal('invitationRequest'), invitationId: z.uuid() }),
  z.object({ mail: z.literal('passwordReset'), email: z.string(), tenantId: z.nullable(z.uuid()) }),
  z.object({ mail: z.literal('signUp'), ...BeginSignUp.shape }),
  z.object({
    mail: z.literal('message'),
    to: z.string(),
    tenantId: z.nullable(z.uuid()),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    button: z.optional(z.object({ label: z.string(), path: z.string() })),
  }),
]);
export type MailPayload = z.infer<typeof MailPayload>;

export interface MailMessageContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A path of the app, appended to the tenant's host. */
  readonly button?: { readonly label: string; readonly path: string };
}

/** Queues a mail in a tenant's name, or in the platform's. Mails with the same `key` are sent once. */
export function mailMessage(change: Change, key: string, tenantId: string | undefined, content: MailMessageContent): void {
  change.effect('mail.send', key, { mail: 'message', tenantId: tenantId ?? null, ...content }, tenantId);
}

/** Queues a mail in the platform's name in a change of a tenant, whose rights allow effects of that tenant only. */
export function mailFromPlatform(change: Change, key: string, tenantId: string, content: MailMessageContent): void {
  change.effect('mail.send', key, { mail: 'message', tenantId: null, ...content }, tenantId);
}
