import type { Configuration } from '#server/configuration/configuration.ts';
import { billingEffects } from './billing/billing.effects.ts';
import type { PaymentProvider } from './billing/provider/payment-provider.ts';
import type { Database } from './data/database.ts';
import type { Log } from './http/log.ts';
import type { RandomBytes } from './identity/sessions/opaque-token.ts';
import { readSender } from './mail/mail-sender.ts';
import { createMailSender } from './mail/send-mail.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import type { Changes } from './sync/change.ts';
import { type EffectHandlers, type EffectsDeps, runDueEffects } from './sync/effects.ts';
import { createDeliverLead } from './webhooks/deliver-lead.ts';
import { deliveryEffect } from './webhooks/queue-delivery.ts';
import type { WebhookSecretOf } from './webhooks/webhook-secret.ts';

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
  /** Delivers the leads that are due to the systems of firms. Apart from the others, because a slow system would hold them up. */
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
    run: () => runDueEffects({ ...deps, handlers }),
    deliver: () => runDueEffects({ ...deps, handlers: deliveries, mostOfTenant: 4 }),
    close: () => mailer?.close(),
  };
}
