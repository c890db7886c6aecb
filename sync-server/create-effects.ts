import type { Configuration } from '#server/configuration/configuration.ts';
import { billingEffects } from './billing/billing.effects.ts';
import type { PaymentProvider } from './billing/payment-provider.ts';
import type { Database } from './data/database.ts';
import type { Log } from './http/log.ts';
import type { RandomBytes } from './identity/opaque-token.ts';
import { readSender } from './mail/mail-sender.ts';
import { createMailSender } from './mail/send-mail.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import type { Changes } from './sync/change.ts';
import { type EffectHandlers, type EffectsDeps, runDueEffects } from './sync/effects.ts';

export interface CreateEffectsDeps {
  readonly db: Database;
  readonly configuration: Pick<Configuration, 'mail' | 'publicUrl'>;
  readonly payments: PaymentProvider;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
  readonly log: Log;
}

/** Effects outside the database after a commit, each with the handler for its kind. */
export interface Effects {
  /** Runs the effects that are due now. Returns their number. */
  readonly run: () => Promise<number>;
  readonly close: () => void;
}

export function createEffects({ db, changes, configuration, payments, clock, randomBytes, log }: CreateEffectsDeps): Effects {
  const { mail, publicUrl } = configuration;
  const mailer = mail.smtpUrl === undefined ? undefined : createSmtpMailer(mail.smtpUrl);
  const handlers: EffectHandlers = {
    ...billingEffects({ db, changes, payments, clock }),
    'mail.send': createMailSender({ db, clock, randomBytes, publicUrl, sender: readSender(mail.from), mailer }),
  };
  const deps: EffectsDeps = {
    db,
    clock,
    handlers,
    onFault: (fault, effect) => log.fault('effect', fault, { effectId: effect.id, type: effect.type, attempts: effect.attempts }),
    chance: () => Buffer.from(randomBytes(4)).readUInt32BE() / 2 ** 32,
  };
  return {
    run: () => runDueEffects(deps),
    close: () => mailer?.close(),
  };
}
