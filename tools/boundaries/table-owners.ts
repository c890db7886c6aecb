/**
 * Owners of tables: the folder of the server that writes each one. Each table has one owner, so that its rules are in one place; any folder
 * may read it. `others` lists folders that also write it, each with its reason. Row-level security and its tests are independent of this
 * list.
 */
interface Ownership {
  readonly owner: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** Folders that write any table: the first rows of a new database, and test support. */
export const writesAnything: readonly string[] = ['seed', 'testing', 'authorization-matrix'];

const wholeScript = 'an import writes whole rows with rights of its own, after the rules of their forms';
const wholePerson = 'forgetting a person takes everything kept by name in one statement each, in the transaction that removes the row';
const paidPlan = 'what is paid for decides the plan; tenants ask billing about plans, so billing cannot ask them to write';
const newFirm = 'a sign-up makes account, firm, and administrator in one transaction, which uses up the link';
const endOfTenant = 'the end of a tenant is one transaction that states, seals, and removes all of it';

export const tableOwners: Readonly<Record<string, Ownership>> = {
  ab_test_variants: { owner: 'ab-tests' },
  ab_tests: { owner: 'ab-tests' },
  accounts: { owner: 'identity' },
  ai_calls: { owner: 'ai-usage' },
  ai_usage: { owner: 'ai-usage' },
  api_tokens: { owner: 'api-tokens' },
  audit_log: { owner: 'sync' },
  billing_events: {
    owner: 'billing',
    others: { subscriptions: 'the one function that writes a subscription leaves the event of its value in the same transaction' },
  },
  calculators: { owner: 'calculators' },
  command_log: { owner: 'sync', others: { users: wholePerson } },
  coupon_redemptions: { owner: 'coupons' },
  coupons: { owner: 'coupons' },
  device: { owner: 'sync' },
  domain_consents: { owner: 'identity' },
  effects: {
    owner: 'sync',
    others: { billing: 'a refund that is tried again replaces the request that was given up', deletion: endOfTenant },
  },
  form_submissions: { owner: 'form-submissions' },
  former_invitation_tokens: { owner: 'invitations' },
  funnel_steps: { owner: 'landing-pages' },
  idempotency_keys: { owner: 'http', others: { users: wholePerson } },
  identities: { owner: 'identity' },
  invitations: {
    owner: 'invitations',
    others: {
      accept: 'accepting and declining an invitation are its last steps, done by its holder and not by the team',
      deletion: endOfTenant,
      mail: 'the token of a link is only ever in the mail, so it is made while the mail is written',
      users: 'a person who leaves, and a team that becomes full, end the invitations to the address',
    },
  },
  invoice_series: { owner: 'billing' },
  invoices: { owner: 'billing' },
  landing_page_templates: { owner: 'templates' },
  landing_page_counts: { owner: 'page-views' },
  landing_page_views: { owner: 'page-views' },
  landing_pages: { owner: 'landing-pages' },
  leads: { owner: 'leads' },
  login_flows: { owner: 'identity' },
  mail_outbox: { owner: 'mail', others: { users: wholePerson } },
  oidc_payloads: {
    owner: 'identity',
    others: { 'sign-up': 'the link that begins an account is kept beside the links that reset its password' },
  },
  payment_objects: { owner: 'billing' },
  pictures: { owner: 'pictures' },
  plans: { owner: 'plans', others: { migration: wholeScript } },
  platform_settings: { owner: 'settings' },
  provider_events: { owner: 'billing' },
  rate_buckets: { owner: 'rate-limits' },
  released_subdomains: {
    owner: 'tenants',
    others: {
      deletion: endOfTenant,
      migration: wholeScript,
      restore: 'a tenant that comes back takes the name that its end kept free',
      'sign-up': newFirm,
    },
  },
  scheduled_jobs: { owner: 'scheduler' },
  secrets: { owner: 'identity', others: { deletion: 'the key that seals deleted tenants is made at the first deletion' } },
  sessions: {
    owner: 'identity',
    others: { users: 'a person who is deactivated or changes the role is signed out in the same transaction' },
  },
  stream_head: { owner: 'sync' },
  subscriptions: { owner: 'subscriptions' },
  sync_row: { owner: 'sync' },
  templates: { owner: 'templates', others: { migration: wholeScript } },
  tenant_calculators: { owner: 'calculators' },
  tenant_domains: { owner: 'domains' },
  tenant_tombstones: { owner: 'deletion', others: { restore: 'a tenant that comes back leaves no tombstone' } },
  tenants: {
    owner: 'tenants',
    others: {
      billing: paidPlan,
      deletion: endOfTenant,
      domains: 'the form shows the domain that is proven, and none that ran out unproven',
      migration: wholeScript,
      'sign-up': newFirm,
      users: 'a person who leaves is the contact of the tenant no longer',
    },
  },
  visitor_keys: { owner: 'page-views' },
  uncounted_days: { owner: 'page-views' },
  users: {
    owner: 'users',
    others: {
      accept: 'accepting makes the invited person active, in the transaction that uses up the link',
      deletion: 'who administers no tenant any more is a plain user from then on',
      identity: 'the last sign-in is written with the session',
      invitations: 'inviting an unknown address makes the row of an invited person',
      migration: wholeScript,
      restore: 'who administers the tenant again gets the role back',
      'sign-up': newFirm,
      tenants: 'a new administrator of a tenant gets the role',
    },
  },
  users_to_tenants: {
    owner: 'users',
    others: {
      accept: 'accepting makes the member, in the transaction that uses up the link',
      deletion: 'reassigning moves all members in one statement',
      'sign-up': newFirm,
      tenants: 'a new administrator is a member of the tenant',
    },
  },
  webhook_deliveries: { owner: 'webhooks' },
  webhooks: { owner: 'webhooks' },
};
