import type { AiService } from '#server/calculators/explanations/ai-service.ts';
import type { RecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import type { RequestSenders } from '#server/core/audit/request-senders.ts';
import type { Database } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { FileStore } from '#server/core/files/file-store.ts';
import type { Log } from '#server/core/http/log.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import type { Sync } from '#server/core/sync/sync.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import type { MigrationSettings } from '#server/office/migration/migration-settings.ts';
import type { PageViews } from '#server/pages/page-views/create-page-views.ts';
import type { WebhookSecretOf } from '#server/pages/webhooks/webhook-secret.ts';
import type { Identity } from '#server/people/identity/create-identity.ts';
import type { Accounts } from '#server/people/identity/provider/accounts.ts';
import type { ReadCurrentUser } from '#server/people/identity/sessions/current-user.ts';
import type { SealKeyOf } from '#server/people/identity/sessions/seal-key.ts';
import type { TakeLogout } from '#server/people/identity/sign-out/back-channel-logout.ts';
import type { ResolveTxt } from '#server/tenants/domains/resolve-txt.ts';

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
  | 'appBuild'
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
  /** The build of the app that this server serves. Undefined before it is built. */
  readonly appBuild: () => Promise<string | undefined>;
  /** undefined: explanations are switched off, and the screens say so. */
  readonly ai: AiService | undefined;
  /** The bucket for pictures. undefined: they stay in the database. */
  readonly files: FileStore | undefined;
}

/** The parts that serve requests of every domain. */
export interface Foundation {
  readonly query: IdentityQuery;
  readonly looks: TenantLooks;
  readonly limiter: RateLimiter;
  readonly onRefused: RecordRefusedAccess;
  readonly sync: Sync;
  readonly identity: Identity;
  readonly senders: RequestSenders;
}

/** The parts of the server that scheduled jobs may use. */
export type JobDeps = ServiceDeps & Pick<Foundation, 'query' | 'identity' | 'limiter'>;
