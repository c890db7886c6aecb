import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Configuration, readConfiguration } from './configuration.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://app.example.com',
  DATABASE_URL: 'postgresql://reckoner:secret@db.example.com:5432/reckoner',
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'reckoner',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Reckoner <no-reply@example.com>',
  TRUST_PROXY: '10.0.0.1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};

function configuration(env: Readonly<Record<string, string>>): Configuration {
  const outcome = readConfiguration(env);
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
  return outcome.value;
}

function problems(env: Readonly<Record<string, string>>): readonly string[] {
  const outcome = readConfiguration(env);
  return outcome.ok ? [] : outcome.problems;
}

describe('the environment', () => {
  test('may be empty: everything embedded, on this machine, at port 4000', () => {
    expect(configuration({})).toEqual({
      mode: 'development',
      host: '127.0.0.1',
      port: 4000,
      internalPort: undefined,
      isLocal: true,
      publicUrl: 'http://localhost:4000',
      productHost: 'localhost:4000',
      dataDir: './data',
      buildDir: undefined,
      databaseUrl: undefined,
      databasePoolSize: 10,
      databaseStatementMs: 5_000,
      databaseWaitMs: 10_000,
      identityProvider: undefined,
      mail: { smtpUrl: undefined, from: 'Reckoner <no-reply@localhost>' },
      stripe: undefined,
      ai: undefined,
      pictureBucket: undefined,
      trustedProxies: [],
      migrationImport: false,
      demo: 'full',
      logLevel: 'info',
      ownersNeedSecondStep: false,
      traceCollector: undefined,
      shutdownDelayMs: 0,
    });
  });

  test('counts an empty variable as one that is not set', () => {
    expect(configuration({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(configuration({}));
  });

  test('reads the settings of every outside service in production', () => {
    const read = configuration({ ...production, PRODUCT_HOST: 'example.com', TRUST_PROXY: '10.0.0.1, 10.0.0.0/8', MIGRATION_IMPORT: 'on' });
    expect(read).toMatchObject({
      mode: 'production',
      publicUrl: 'https://app.example.com',
      productHost: 'example.com',
      databaseUrl: production.DATABASE_URL,
      identityProvider: { issuer: 'https://id.example.com', clientId: 'reckoner', clientSecret: 'secret' },
      mail: { smtpUrl: 'smtp://mail.example.com:587', from: 'Reckoner <no-reply@example.com>' },
      stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', publishableKey: 'pk_live_1' },
      trustedProxies: ['10.0.0.1', '10.0.0.0/8'],
      migrationImport: true,
      shutdownDelayMs: 5_000,
    });
  });

  test('keeps embedded pieces in production where the setting says "embedded"', () => {
    const read = configuration({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://app.example.com',
      DATABASE_URL: 'embedded',
      OIDC_ISSUER: 'embedded',
      SMTP_URL: 'embedded',
      STRIPE_SECRET_KEY: 'embedded',
      TRUST_PROXY: 'none',
    });
    expect(read).toMatchObject({ databaseUrl: undefined, identityProvider: undefined, stripe: undefined });
    expect(read.mail.smtpUrl).toBeUndefined();
  });

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'OIDC_ISSUER', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'TRUST_PROXY'])(
    'refuses production without %s and names it',
    (name) => {
      const rest: Record<string, string> = { ...production };
      delete rest[name];
      expect(problems(rest).join('\n')).toMatch(new RegExp(`^${name} is missing`, 'm'));
    },
  );

  test('production does not start without TRUST_PROXY; "none" says that there is no proxy', () => {
    const { TRUST_PROXY: _, ...rest } = production;
    expect(problems(rest)).toEqual([
      'TRUST_PROXY is missing: in production write the IP addresses of the proxies before this server, separated by commas, or TRUST_PROXY=none if browsers reach it directly.',
    ]);
    expect(configuration({ ...rest, TRUST_PROXY: 'none' }).trustedProxies).toEqual([]);
    expect(problems({ ...rest, TRUST_PROXY: 'off' })[0]).toContain('or none.');
    expect(problems({})).toEqual([]);
  });

  test.each([
    [true, {}],
    [true, { HOST: '::1', PUBLIC_URL: 'http://acme.localhost:4000' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { HOST: '192.168.1.4' }],
    [false, { PUBLIC_URL: 'https://reckoner.example.com' }],
    [false, { HOST: '::' }],
  ])('is reached by this machine alone: %s for %o', (isLocal, env) => {
    expect(configuration(env).isLocal).toBe(isLocal);
  });

  test('refuses an unencrypted address in production, but not on this machine', () => {
    expect(problems({ ...production, PUBLIC_URL: 'http://app.example.com' })).toEqual([
      'PUBLIC_URL is not safe: in production write an https:// origin; sessions and offline use need it.',
    ]);
    expect(problems({ ...production, PUBLIC_URL: 'http://127.0.0.1:4000' })).toEqual([]);
  });

  test('accepts DATABASE_OWNER_URL only together with DATABASE_URL', () => {
    const owner = 'postgresql://owner:secret@db.example.com:5432/reckoner';
    expect(configuration({ ...production, DATABASE_OWNER_URL: owner }).databaseOwnerUrl).toBe(owner);
    expect(problems({ DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_URL is missing although DATABASE_OWNER_URL is set: write the same database with the user of the server.',
    ]);
  });

  test.each([
    ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'a' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['PICTURE_BUCKET_SECRET', { PICTURE_BUCKET_URL: 'https://s3.example.com/pictures', PICTURE_BUCKET_KEY_ID: 'id' }],
    ['AI_MODEL', { AI_BASE_URL: 'https://ai.example.com/v1', AI_API_KEY: 'key' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
  ])('misses %s where its partners are set', (name, env) => {
    const found = problems(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} is missing although`));
  });

  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'app.example.com'],
    ['PUBLIC_URL', 'https://app.example.com/path'],
    ['PRODUCT_HOST', 'https://example.com'],
    ['DATABASE_URL', 'mysql://db.example.com/reckoner'],
    ['OIDC_ISSUER', 'http://id.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'no address'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1'],
    ['AI_BASE_URL', 'ai.example.com'],
    ['PICTURE_BUCKET_URL', 'http://s3.example.com/pictures'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, ::1/129'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['MIGRATION_IMPORT', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'big'],
    ['DATABASE_REPLICA_URL', 'replica'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_STATEMENT_TIMEOUT', '0'],
    ['DATABASE_WAIT_TIMEOUT', '10s'],
    ['DATABASE_DIRECT_URL', 'database:5432'],
    ['SHUTDOWN_DELAY', '5s'],
    ['SHUTDOWN_DELAY', '301'],
    ['DATABASE_BACKUP_URL', 'nightly'],
  ])('says what to write instead of %s=%s, and never the value', (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} is .+: write `));
    expect(found[0]).not.toContain(`"${value}"`);
  });

  test('reports all problems at once', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'x', MIGRATION_IMPORT: 'x' })).toHaveLength(3);
  });
});

test('the operator’s documents name no setting that is not read', () => {
  const read = readFileSync(new URL('./configuration.ts', import.meta.url), 'utf8');
  const document = ['operations.md', 'operations-reference.md']
    .map((name) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'))
    .join('');
  const named = [...new Set([...document.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name))];
  expect(named).toContain('MIGRATION_KEY');
  // The packages that send traces read these themselves.
  const ofPackages = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'OTEL_EXPORTER_OTLP_HEADERS'];
  expect(named.filter((name) => !read.includes(`  ${name}: `) && !ofPackages.includes(name))).toEqual([]);
});
