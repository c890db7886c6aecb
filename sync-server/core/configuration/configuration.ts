/** The only code that reads the environment. Missing or contradictory settings are reported before anything starts. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { embedded, missingPartners, unlessEmbedded } from './missing-partners.ts';

interface PictureBucket {
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface StripeConfiguration {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  /** A stand-in on this machine, for tests. Absent: Stripe itself. */
  readonly address?: string;
}

export interface Configuration {
  readonly mode: 'development' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  /** Port for the operator's own systems. undefined: none. */
  readonly internalPort: number | undefined;
  /** The server listens on the loopback interface and its origin is a loopback address, so only this machine reaches it. */
  readonly isLocal: boolean;
  /** Origin under which browsers reach this server; every absolute link is built from it. */
  readonly publicUrl: string;
  /** Host below which tenants have their subdomains. */
  readonly productHost: string;
  readonly dataDir: string;
  /** Folder of the built app. Undefined for the one beside the server's sources. */
  readonly buildDir: string | undefined;
  /** undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Address of the same database without a pooler, for notices between processes. undefined: `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** Address of a streaming replica for lists and figures that may be a little old. undefined: none. */
  readonly databaseReplicaUrl: string | undefined;
  /** Connections of this process for transactions. */
  readonly databasePoolSize: number;
  /** Time limit of a statement. */
  readonly databaseStatementMs: number;
  /** Longest wait for a connection. */
  readonly databaseWaitMs: number;
  /** Address for the owner of the tables, who applies the migrations. undefined: the same as `databaseUrl`. */
  readonly databaseOwnerUrl: string | undefined;
  /** Address of a user who may only make backups. undefined: the owner makes them. */
  readonly databaseBackupUrl: string | undefined;
  /** Folder of pg_dump and pg_restore. undefined: those of PATH. */
  readonly postgresTools: string | undefined;
  /** undefined: the embedded identity provider. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** undefined: the embedded ledger. */
  readonly stripe: StripeConfiguration | undefined;
  /** undefined: explanations are switched off, and the screens say so. */
  readonly ai: { readonly baseUrl: string; readonly apiKey: string; readonly model: string } | undefined;
  /** A bucket that speaks the protocol of Amazon S3. undefined: pictures stay in the database. */
  readonly pictureBucket: PictureBucket | undefined;
  /** Addresses of the proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly migrationImport: boolean;
  /** The key that signs exports, if two servers share it. undefined: a key of this installation, which accepts only its own exports. */
  readonly migrationKey: string | undefined;
  /** Size of the demonstration that development fills an empty database with: a year of two dozen tenants, or two tenants without a past. */
  readonly demo: 'full' | 'small';
  readonly logLevel: (typeof logLevels)[number];
  /** Platform owners confirm each sign-in at the embedded provider by a second step. */
  readonly ownersNeedSecondStep: boolean;
  /** Collector of traces that speaks OTLP over HTTP. undefined: nothing is traced. */
  readonly traceCollector: string | undefined;
  /** Time in which requests are still accepted after SIGTERM, while the proxies notice that this process is no longer ready. */
  readonly shutdownDelayMs: number;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type ConfigurationOutcome =
  | { readonly ok: true; readonly value: Configuration }
  /** One sentence per problem: the variable, the error, and a valid value. */
  | { readonly ok: false; readonly problems: readonly string[] };

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const Variables = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], { error: 'NODE_ENV is unknown: write development, test or production.' }),
    'development',
  ),
  PORT: text('PORT is not a port: write a number from 0 to 65535, such as PORT=4000.', isPort),
  INTERNAL_PORT: text('INTERNAL_PORT is not a port: write a number from 0 to 65535, such as INTERNAL_PORT=4001.', isPort),
  HOST: text('HOST is not an address to listen at: write 127.0.0.1, or 0.0.0.0 for every network.', (value) => /^[\w.:-]+$/.test(value)),
  PUBLIC_URL: text('PUBLIC_URL is not an origin: write scheme and host only, such as PUBLIC_URL=https://app.example.com.', isOrigin),
  PRODUCT_HOST: text('PRODUCT_HOST is not a host name: write it without scheme and path, such as PRODUCT_HOST=example.com.', isHost),
  DATA_DIR: text('DATA_DIR is not a path: write the folder for the data, such as DATA_DIR=./data.', (value) => !value.includes('\0')),
  BUILD_DIR: text(
    'BUILD_DIR is not a path: write the folder of the built app, such as BUILD_DIR=./dist.',
    (value) => !value.includes('\0'),
  ),
  DATABASE_URL: text(
    `DATABASE_URL is not the address of a PostgreSQL server: write postgresql://user:password@host:5432/database, or ${embedded}.`,
    (value) => value === embedded || hasScheme(value, ['postgres:', 'postgresql:']),
  ),
  DATABASE_DIRECT_URL: text(
    'DATABASE_DIRECT_URL is not the address of a PostgreSQL server: write postgresql://user:password@host:5432/database, without a pooler.',
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
  ),
  DATABASE_REPLICA_URL: text(
    'DATABASE_REPLICA_URL is not the address of a PostgreSQL server: write postgresql://user:password@replica:5432/database.',
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
  ),
  DATABASE_POOL_SIZE: text(
    'DATABASE_POOL_SIZE is not a number of connections: write a whole number from 2 to 500, such as DATABASE_POOL_SIZE=10.',
    (value) => /^\d{1,3}$/.test(value) && Number(value) >= 2 && Number(value) <= 500,
  ),
  DATABASE_STATEMENT_TIMEOUT: text(
    'DATABASE_STATEMENT_TIMEOUT is not a number of seconds: write a whole number from 1 to 300, such as DATABASE_STATEMENT_TIMEOUT=5.',
    isSeconds,
  ),
  DATABASE_WAIT_TIMEOUT: text(
    'DATABASE_WAIT_TIMEOUT is not a number of seconds: write a whole number from 1 to 300, such as DATABASE_WAIT_TIMEOUT=10.',
    isSeconds,
  ),
  DATABASE_OWNER_URL: text(
    'DATABASE_OWNER_URL is not the address of a PostgreSQL server: write postgresql://owner:password@host:5432/database.',
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
  ),
  DATABASE_BACKUP_URL: text(
    'DATABASE_BACKUP_URL is not the address of a PostgreSQL server: write postgresql://user:password@host:5432/database.',
    (value) => hasScheme(value, ['postgres:', 'postgresql:']),
  ),
  POSTGRES_TOOLS: text(
    'POSTGRES_TOOLS is not a path: write the folder of pg_dump and pg_restore, such as POSTGRES_TOOLS=/usr/lib/postgresql/18/bin.',
    (value) => !value.includes('\0'),
  ),
  OIDC_ISSUER: text(
    `OIDC_ISSUER is not the address of an identity provider: write its https:// issuer exactly as it names itself, or ${embedded}.`,
    (value) => value === embedded || isSafeUrl(value),
  ),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  SMTP_URL: text(
    `SMTP_URL is not the address of a mail server: write smtp://user:password@host:587 or smtps://…, or ${embedded} to keep mails in the outbox.`,
    (value) => value === embedded || hasScheme(value, ['smtp:', 'smtps:']),
  ),
  MAIL_FROM: text('MAIL_FROM is not a sender: write MAIL_FROM="Name <name@example.com>" or an address alone.', isSender),
  STRIPE_SECRET_KEY: text(
    `STRIPE_SECRET_KEY is not a secret key of Stripe: write the one that begins with sk_ or rk_, or ${embedded} for the built-in ledger.`,
    (value) => value === embedded || /^[sr]k_\w+$/.test(value),
  ),
  STRIPE_PUBLISHABLE_KEY: text('STRIPE_PUBLISHABLE_KEY is not a publishable key of Stripe: write the one that begins with pk_.', (value) =>
    /^pk_\w+$/.test(value),
  ),
  STRIPE_WEBHOOK_SECRET: text('STRIPE_WEBHOOK_SECRET is not a signing secret of Stripe: write the one that begins with whsec_.', (value) =>
    value.startsWith('whsec_'),
  ),
  STRIPE_ADDRESS: text(
    'STRIPE_ADDRESS is not an address of this machine: leave it out, or write that of a stand-in, such as http://127.0.0.1:12111.',
    (value) => hasScheme(value, ['http:']) && isLoopbackName(new URL(value).hostname),
  ),
  AI_BASE_URL: text('AI_BASE_URL is not an address: write the https:// base of an OpenAI-compatible service.', isSafeUrl),
  AI_API_KEY: text(),
  AI_MODEL: text(),
  PICTURE_BUCKET_URL: text(
    'PICTURE_BUCKET_URL is not the address of a bucket: write it with the name, such as https://s3.eu-central-1.amazonaws.com/pictures.',
    (value) => hasScheme(value, ['https:']) || (hasScheme(value, ['http:']) && isLoopbackName(new URL(value).hostname)),
  ),
  PICTURE_BUCKET_REGION: text(),
  PICTURE_BUCKET_KEY_ID: text(),
  PICTURE_BUCKET_SECRET: text(),
  TRUST_PROXY: text(
    'TRUST_PROXY is not a list of addresses: write the proxies’ IP addresses or ranges, separated by commas, or none.',
    (value) => value === 'none' || value.split(',').every((part) => isAddressRange(part.trim())),
  ),
  MIGRATION_IMPORT: z._default(z.enum(['on', 'off'], { error: 'MIGRATION_IMPORT is a switch: write on or off.' }), 'off'),
  MIGRATION_KEY: text(
    'MIGRATION_KEY is too short: write at least 32 characters that nobody can guess, the same on both servers.',
    (value) => value.length >= 32,
  ),
  SHUTDOWN_DELAY: text(
    'SHUTDOWN_DELAY is not a number of seconds: write a whole number from 0 to 300, such as SHUTDOWN_DELAY=5.',
    (value) => /^\d{1,3}$/.test(value) && Number(value) <= 300,
  ),
  OWNER_SECOND_STEP: z.optional(z.enum(['required', 'optional'], { error: 'OWNER_SECOND_STEP is a choice: write required or optional.' })),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(
    'OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: write its base for OTLP over HTTP, such as http://127.0.0.1:4318.',
    (value) => hasScheme(value, ['http:', 'https:']),
  ),
  DEMO: z._default(z.enum(['full', 'small'], { error: 'DEMO is unknown: write full or small.' }), 'full'),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `LOG_LEVEL is unknown: write ${logLevels.join(', ')}.` }), 'info'),
});
type Variables = z.infer<typeof Variables>;

/** An empty variable counts as unset, as in a settings file with nothing after the equals sign. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): ConfigurationOutcome {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = Variables.safeParse(set);
  if (!read.success) return { ok: false, problems: read.error.issues.map((issue) => issue.message) };
  const problems = [
    ...missingPartners(read.data),
    ...contradictions(read.data),
    ...(read.data.NODE_ENV === 'production' ? missingInProduction(read.data) : []),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: configurationOf(read.data) };
}

function configurationOf(set: Variables): Configuration {
  const [host, port] = [set.HOST ?? '127.0.0.1', Number(set.PORT ?? 4000)];
  const publicUrl = originOf(set.PUBLIC_URL ?? `http://localhost:${port}`);
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PUBLISHABLE_KEY: publishableKey } = set;
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = set;
  const { PICTURE_BUCKET_URL: url, PICTURE_BUCKET_KEY_ID: accessKeyId, PICTURE_BUCKET_SECRET: secretAccessKey } = set;
  const issuer = unlessEmbedded(set.OIDC_ISSUER);
  const secretKey = unlessEmbedded(set.STRIPE_SECRET_KEY);
  return {
    mode: set.NODE_ENV,
    host,
    port,
    internalPort: set.INTERNAL_PORT === undefined ? undefined : Number(set.INTERNAL_PORT),
    isLocal: isLoopbackName(host.includes(':') ? `[${host}]` : host) && isLoopbackName(new URL(publicUrl).hostname),
    publicUrl,
    productHost: set.PRODUCT_HOST ?? new URL(publicUrl).host,
    dataDir: set.DATA_DIR ?? './data',
    buildDir: set.BUILD_DIR,
    databaseUrl: unlessEmbedded(set.DATABASE_URL),
    databaseDirectUrl: set.DATABASE_DIRECT_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    databasePoolSize: Number(set.DATABASE_POOL_SIZE ?? 10),
    databaseStatementMs: Number(set.DATABASE_STATEMENT_TIMEOUT ?? 5) * 1_000,
    databaseWaitMs: Number(set.DATABASE_WAIT_TIMEOUT ?? 10) * 1_000,
    databaseOwnerUrl: set.DATABASE_OWNER_URL,
    databaseBackupUrl: set.DATABASE_BACKUP_URL,
    postgresTools: set.POSTGRES_TOOLS,
    identityProvider: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined,
    mail: { smtpUrl: unlessEmbedded(set.SMTP_URL), from: set.MAIL_FROM ?? `Reckoner <no-reply@${new URL(publicUrl).hostname}>` },
    stripe:
      secretKey && webhookSecret && publishableKey
        ? { secretKey, webhookSecret, publishableKey, ...(set.STRIPE_ADDRESS === undefined ? {} : { address: set.STRIPE_ADDRESS }) }
        : undefined,
    ai: baseUrl && apiKey && model ? { baseUrl, apiKey, model } : undefined,
    pictureBucket:
      url && accessKeyId && secretAccessKey
        ? { url, region: set.PICTURE_BUCKET_REGION ?? 'us-east-1', accessKeyId, secretAccessKey }
        : undefined,
    trustedProxies:
      set.TRUST_PROXY === undefined || set.TRUST_PROXY === 'none' ? [] : set.TRUST_PROXY.split(',').map((part) => part.trim()),
    migrationImport: set.MIGRATION_IMPORT === 'on',
    migrationKey: set.MIGRATION_KEY,
    demo: set.DEMO,
    logLevel: set.LOG_LEVEL,
    ownersNeedSecondStep: (set.OWNER_SECOND_STEP ?? (set.NODE_ENV === 'production' ? 'required' : 'optional')) === 'required',
    traceCollector: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    shutdownDelayMs: Number(set.SHUTDOWN_DELAY ?? (set.NODE_ENV === 'production' ? 5 : 0)) * 1_000,
  };
}

function contradictions(set: Variables): readonly string[] {
  const problems: string[] = [];
  if (unlessEmbedded(set.SMTP_URL) !== undefined && set.MAIL_FROM === undefined) {
    problems.push('MAIL_FROM is missing although SMTP_URL is set: write the sender that this mail server accepts.');
  }
  if (set.INTERNAL_PORT !== undefined && set.INTERNAL_PORT !== '0' && Number(set.INTERNAL_PORT) === Number(set.PORT ?? 4000)) {
    problems.push('INTERNAL_PORT is the same as PORT: write another port, which visitors cannot reach.');
  }
  if (set.DATABASE_OWNER_URL !== undefined && unlessEmbedded(set.DATABASE_URL) === undefined) {
    problems.push('DATABASE_URL is missing although DATABASE_OWNER_URL is set: write the same database with the user of the server.');
  }
  if (set.DATABASE_DIRECT_URL !== undefined && unlessEmbedded(set.DATABASE_URL) === undefined) {
    problems.push('DATABASE_URL is missing although DATABASE_DIRECT_URL is set: write the address of the pooler before that database.');
  }
  return problems;
}

function missingInProduction(set: Variables): readonly string[] {
  const problems: string[] = [];
  if (set.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL is missing: in production write the https:// origin under which browsers reach this server.');
  } else if (!isSafeUrl(set.PUBLIC_URL)) {
    problems.push('PUBLIC_URL is not safe: in production write an https:// origin; sessions and offline use need it.');
  }
  // Behind a proxy that is not configured, all visitors share its address, and the rate limit of one locks everybody out.
  if (set.TRUST_PROXY === undefined) {
    problems.push(
      'TRUST_PROXY is missing: in production write the IP addresses of the proxies before this server, separated by commas, or TRUST_PROXY=none if browsers reach it directly.',
    );
  }
  const chosen: readonly (readonly [string, string | undefined, string])[] = [
    ['DATABASE_URL', set.DATABASE_URL, 'postgresql://user:password@host:5432/database'],
    ['OIDC_ISSUER', set.OIDC_ISSUER, 'the issuer of the identity provider'],
    ['SMTP_URL', set.SMTP_URL, 'smtp://user:password@host:587'],
    ['STRIPE_SECRET_KEY', set.STRIPE_SECRET_KEY, 'the secret key of Stripe'],
  ];
  for (const [name, value, example] of chosen) {
    if (value === undefined)
      problems.push(`${name} is missing: in production write ${example}, or ${name}=${embedded} to keep the embedded one.`);
  }
  return problems;
}

function text(sentence = '', isValid: (value: string) => boolean = () => true) {
  return z.optional(z.string().check(z.refine(isValid, { error: sentence })));
}

/** An IP address, or a range that does not cover all addresses. */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 6 ? 128 : 32));
}

function isSeconds(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 300;
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isHost(value: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(value);
}

function isSender(value: string): boolean {
  return /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value);
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function hasScheme(value: string, schemes: readonly string[]): boolean {
  const url = parseUrl(value);
  return url !== undefined && schemes.includes(url.protocol) && url.hostname !== '';
}

function isOrigin(value: string): boolean {
  const url = parseUrl(value);
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === ''
  );
}

/** Encrypted in transit, or never leaving this machine. */
function isSafeUrl(value: string): boolean {
  const url = parseUrl(value);
  if (url === undefined) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
}

function isLoopbackName(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function originOf(value: string): string {
  return new URL(value).origin;
}
