import type { PaymentProvider } from '#server/billing/provider/payment-provider.ts';
import type { Database } from '#server/data/database.ts';
import type { ResolveTxt } from '#server/domains/resolve-txt.ts';
import type { AiService } from '#server/explanations/ai-service.ts';
import type { Log } from '#server/http/log.ts';
import type { TenantLooks } from '#server/http/pages/tenant-look.ts';
import type { Accounts } from '#server/identity/provider/accounts.ts';
import type { TakeLogout } from '#server/identity/provider/back-channel-logout.ts';
import type { ReadCurrentUser } from '#server/identity/sessions/current-user.ts';
import type { SealKeyOf } from '#server/identity/sessions/seal-key.ts';
import type { MigrationSettings } from '#server/migration/migration-settings.ts';
import type { PageViews } from '#server/page-views/create-page-views.ts';
import type { Changes } from '#server/sync/change.ts';
import type { WebhookSecretOf } from '#server/webhooks/webhook-secret.ts';

/** The parts of the server that declared operations may use. */
export type OperationDeps = Pick<
  ServiceDeps,
  | 'db'
  | 'changes'
  | 'clock'
  | 'newId'
  | 'accounts'
  | 'currentUser'
  | 'sealKeyOf'
  | 'payments'
  | 'log'
  | 'resolveTxt'
  | 'development'
  | 'publicUrl'
  | 'migration'
  | 'ai'
  | 'randomBytes'
  | 'webhookSecretOf'
>;

/** The parts of the server that services receive. Instances are created in one place, the application. */
export interface ServiceDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly accounts: Accounts;
  readonly currentUser: ReadCurrentUser;
  readonly sealKeyOf: SealKeyOf;
  readonly takeLogout: TakeLogout;
  readonly payments: PaymentProvider;
  readonly resolveTxt: ResolveTxt;
  readonly log: Log;
  /** Origin of the platform, for links in mails. Never taken from a request. */
  readonly publicUrl: string;
  readonly development: boolean;
  readonly migration: MigrationSettings;
  readonly pageViews: PageViews;
  readonly looks: TenantLooks;
  readonly webhookSecretOf: WebhookSecretOf;
  /** undefined: explanations are switched off, and the screens say so. */
  readonly ai: AiService | undefined;
}
