import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/access/caller.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';
import type { MigrationDeps } from './export-data.ts';
import { readScript } from './read-script.ts';
import { runMigration } from './run-migration.ts';
import { signatureLine } from './sign-script.ts';
import { hashTables } from './whole-database.ts';
import { type ExportedRows, headLines, writeRow } from './write-script.ts';

const mutations = process.env.CAMPAIGN === 'long' ? 100_000 : 2_000;
const key = Buffer.from('a key of this test');
let office: Office;
let owner: Caller;
let deps: MigrationDeps;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  owner = await office.caller('platform_owner');
  deps = {
    db: office.services.db,
    changes: office.services.changes,
    clock: () => officeTime,
    publicUrl: 'http://a.example',
    migration: { enabled: true, key: async () => key },
  };
});
afterAll(() => office.close());

const id = (last: number): string => `019600aa-0000-7000-8000-${String(last).padStart(12, '0')}`;
const rows: ExportedRows = {
  plans: [
    {
      id: id(1),
      name: 'Starter',
      description: "It's ours",
      basePrice: '0.00',
      annualPrice: null,
      annualDiscount: null,
      calculatorLimit: 5,
      aiCallsIncluded: 100,
      customDomain: false,
      whiteLabel: false,
      prioritySupport: false,
      isActive: true,
      sortOrder: 0,
      settings: {},
      createdAt: officeTime,
    },
  ],
  templates: [
    {
      id: id(2),
      name: 'Advisor',
      description: null,
      category: null,
      thumbnailUrl: null,
      isActive: true,
      configSchema: null,
      createdAt: officeTime,
    },
  ],
  users: [
    {
      id: id(3),
      email: 'ann@acme.example',
      firstName: 'Ann',
      lastName: null,
      profileImageUrl: null,
      role: 'user',
      isActive: true,
      invitedAt: null,
      createdAt: officeTime,
    },
  ],
  tenants: [
    {
      id: id(4),
      name: 'Acme',
      subdomain: 'acme',
      customDomain: null,
      ownerId: id(3),
      planId: id(1),
      templateId: id(2),
      status: 'active',
      trialEndsAt: null,
      billingEmail: null,
      settings: {},
      createdAt: officeTime,
    },
  ],
};
const head = headLines({ createdAt: officeTime, source: 'http://a.example', counts: { plans: 1, templates: 1, users: 1, tenants: 1 } });
const tables = ['plans', 'templates', 'users', 'tenants'] as const;
const bodyOf = (changed: ExportedRows): string =>
  tables.map((table) => changed[table].map((row) => writeRow(table, row)).join('')).join('');
const body = bodyOf(rows);
/** Signed after the change, so that these tests do not depend on the signature. */
const signed = (top: string, changed: string): string => `${top}${signatureLine(key, top + changed)}${changed}`;

const injections = [
  "'",
  "''",
  "'; DROP TABLE users; --",
  "', 'x'); DELETE FROM users; --",
  '; DELETE FROM tenants;',
  "' || (SELECT password_hash FROM accounts LIMIT 1) || '",
  '(SELECT 1)',
  'pg_sleep(10)',
  "E'\\'; DROP TABLE plans; --'",
  "U&'\\0027'",
  '$$; DROP TABLE plans; $$',
  '$q$x$q$',
  '/* */',
  '--',
  '-- \n',
  '\nDROP TABLE users;\n',
  "\nCOPY users TO PROGRAM 'id';\n",
  '\nDO $$ BEGIN DELETE FROM users; END $$;\n',
  '\nINSERT INTO "sessions" ("sid") VALUES (\'x\');\n',
  '\nUPDATE "users" SET "role" = \'platform_owner\';\n',
  '\nCREATE TABLE evil (id int);\n',
  '\nALTER ROLE postgres SUPERUSER;\n',
  '\n\\! id\n',
  'DEFAULT',
  'now()',
  '1e9',
  '0x41',
  '::text',
  ' RETURNING *',
  'BEGIN;',
  '\u0000',
  '\u200b',
  '\ufeff',
  '’',
  '\t',
  '\r',
  '\\',
  '"',
  ',',
  ')',
  '(',
  ';',
] as const;

const position = fc.nat(body.length);
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: position, text: fc.constantFrom(...injections) }),
  fc.record({
    kind: fc.constant('replace' as const),
    at: position,
    length: fc.integer({ min: 1, max: 40 }),
    text: fc.constantFrom(...injections),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: position, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant('repeat' as const), at: position, length: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('insert' as const), at: position, text: fc.string({ minLength: 1, maxLength: 5 }) }),
);

type Mutation = typeof mutation extends fc.Arbitrary<infer Step> ? Step : never;

function mutated(text: string, step: Mutation): string {
  switch (step.kind) {
    case 'insert':
      return text.slice(0, step.at) + step.text + text.slice(step.at);
    case 'replace':
      return text.slice(0, step.at) + step.text + text.slice(step.at + step.length);
    case 'cut':
      return text.slice(0, step.at) + text.slice(step.at + step.length);
    case 'repeat':
      return text.slice(0, step.at + step.length) + text.slice(step.at);
  }
}

describe('scripts with a valid signature that no export writes', () => {
  test('the unchanged one is read', () => {
    expect(readScript(head + body)).toMatchObject({ ok: true });
  });

  test(`[R-MIG-15] of ${mutations} mutations none is executed, and the whole database stays as it is`, async () => {
    const before = await hashTables(office.services.db);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (steps) => {
        const changed = steps.reduce(mutated, body);
        const read = readScript(head + changed);
        if (read.ok) {
          // Only characters inside a literal changed, so the script still contains nothing but data.
          const again = read.value.rows.map(({ table, values }) => writeRow(table, values)).join('');
          expect(again).toBe(changed);
          return;
        }
        refused += 1;
        expect(read.message).toMatch(/^Line \d+ is nothing that the export writes\.$/);
        const answer = await performOperation(runMigration, deps, owner, { migrationSQL: signed(head, changed) });
        expect(answer.ok).toBe(false);
      }),
      { numRuns: mutations },
    );
    expect(refused).toBeGreaterThan(mutations / 2);
    expect(await hashTables(office.services.db)).toEqual(before);
  }, 300_000);

  test('[R-MIG-15] a header that no export writes is refused', async () => {
    for (const top of [
      head.replace('version 1', 'version 2'),
      head.replace('-- plans: 1', '-- plans: 01'),
      head.replace('-- plans: 1', '-- plans: 2'),
      head.replace('-- tenants: 1', '-- tenants: 0'),
      head.replace('-- source', 'DROP TABLE users; -- source'),
      `${head}\n`,
      '',
    ]) {
      expect(await performOperation(runMigration, deps, owner, { migrationSQL: signed(top, body) })).toMatchObject({ ok: false });
    }
  });

  const badValues: readonly (readonly [table: 'plans' | 'users' | 'tenants', field: string, value: unknown])[] = [
    ['plans', 'id', 'not an id'],
    ['plans', 'name', ''],
    ['plans', 'basePrice', '-1'],
    ['plans', 'basePrice', 'free'],
    ['plans', 'calculatorLimit', 0],
    ['plans', 'sortOrder', -1],
    ['plans', 'settings', { admin: true }],
    ['users', 'email', 'nobody'],
    ['users', 'role', 'root'],
    ['users', 'profileImageUrl', 'javascript:alert(1)'],
    ['tenants', 'subdomain', 'admin'],
    ['tenants', 'subdomain', 'a.b'],
    ['tenants', 'status', 'deleted'],
    ['tenants', 'ownerId', id(99)],
    ['tenants', 'planId', id(99)],
    ['tenants', 'customDomain', 'not a domain'],
    ['tenants', 'settings', { brand: { accent: 'url(x)' } }],
  ];
  for (const [table, field, value] of badValues) {
    test(`[R-MIG-15] ${table}.${field} = ${JSON.stringify(value)} breaks a rule of its form, and the line is named`, async () => {
      const before = await hashTables(office.services.db);
      const changed = bodyOf({ ...rows, [table]: rows[table].map((row) => ({ ...row, [field]: value })) });
      const answer = await performOperation(runMigration, deps, owner, { migrationSQL: signed(head, changed) });
      expect(answer).toMatchObject({ ok: false, code: 'InputInvalid', message: expect.stringMatching(/^Line \d+, \w+: /) });
      expect(await hashTables(office.services.db)).toEqual(before);
    });
  }

  test('[R-MIG-15] values that look like SQL are stored as they are', async () => {
    const text = injections.filter((injection) => !injection.includes('\0')).join(' ');
    const named = {
      ...rows,
      plans: rows.plans.map((row) => ({ ...row, id: randomUUID(), description: text })),
      users: [],
      templates: [],
      tenants: [],
    };
    const top = headLines({ createdAt: officeTime, source: 'http://a.example', counts: { plans: 1, templates: 0, users: 0, tenants: 0 } });
    const before = await hashTables(office.services.db, ['plans', 'audit_log', 'stream_head', 'sync_row']);
    expect(await performOperation(runMigration, deps, owner, { migrationSQL: signed(top, bodyOf(named)) })).toMatchObject({ ok: true });
    const [plan] = await office.sql<{ description: string }>('select description from plans where id = $1::uuid', [
      named.plans[0]?.id ?? '',
    ]);
    expect(plan?.description).toBe(text);
    expect(await hashTables(office.services.db, ['plans', 'audit_log', 'stream_head', 'sync_row'])).toEqual(before);
  });
});
