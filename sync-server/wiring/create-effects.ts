import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import { type DueEffect, type EffectHandlers, type EffectsDeps, runDueEffects } from '#server/core/sync/effects/effects.ts';
import { inSpan } from '#server/core/tracing/spans.ts';
import { readSender } from '#server/mail/mail-sender.ts';
import { createMailSender } from '#server/mail/send-mail.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { createDeliverLead } from '#server/pages/webhooks/deliver-lead.ts';
import { deliveryEffect } from '#server/pages/webhooks/queue-delivery.ts';
import type { WebhookSecretOf } from '#server/pages/webhooks/webhook-secret.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

export interface CreateEffectsDeps {
  readonly db: Database;
  readonly configuration: Pick<Configuration, 'mail' | 'publicUrl' | 'mode'>;
  readonly payments: PaymentProvider;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
  readonly webhookSecretOf: WebhookSecretOf;
  readonly log: Log;
}

/** Effects outside the database after a commit, each with the handler for its kind. */
export interface Effects {
  /** Runs the effects that are due now. Returns their number. */
  readonly run: () => Promise<number>;
  /** Delivers the leads that are due to the systems of tenants. Apart from the others, because a slow system would hold them up. */
  readonly deliver: () => Promise<number>;
  readonly close: () => void;
}

export function createEffects({
  db,
  changes,
  configuration,
  payments,
  clock,
  randomBytes,
  webhookSecretOf,
  log,
}: CreateEffectsDeps): Effects {
  const { mail, publicUrl } = configuration;
  const mailer = mail.smtpUrl === undefined ? undefined : createSmtpMailer(mail.smtpUrl);
  const development = configuration.mode === 'development';
  const handlers: EffectHandlers = {
    ...billingEffects({ db, changes, payments, clock }),
    'mail.send': createMailSender({ db, clock, randomBytes, publicUrl, sender: readSender(mail.from), mailer }),
  };
  const deliveries: EffectHandlers = { [deliveryEffect]: createDeliverLead({ db, changes, clock, webhookSecretOf, development }) };
  const deps: Omit<EffectsDeps, 'handlers'> = {
    db,
    clock,
    onFault: (fault, effect) => log.fault('effect', fault, { effectId: effect.id, type: effect.type, attempts: effect.attempts }),
    random: () => Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32,
  };
  return {
    run: () => runDueEffects({ ...deps, handlers: inSpans(handlers) }),
    deliver: () => runDueEffects({ ...deps, handlers: inSpans(deliveries), mostOfTenant: 4 }),
    close: () => mailer?.close(),
  };
}

function inSpans(handlers: EffectHandlers): EffectHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([type, handle]) => [
      type,
      (effect: DueEffect) => inSpan(`effect ${type}`, { 'reckoner.effect_id': effect.id }, () => handle(effect)),
    ]),
  );
}
