import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { readScript } from './read-script.ts';
import { verified } from './sign-script.ts';
import { hashTables } from './whole-database.ts';

const sharedKey = 'a key that both servers of this test know';
let source: Office;
let target: Office;
let exporter: TestCaller;
let importer: TestCaller;
const ids = { plan: '', template: '', tenant: '', person: '', foreignOwner: '' };

const Exported = z.object({
  sqlScript: z.string(),
  dataCounts: z.object({ plans: z.number(), templates: z.number(), users: z.number(), tenants: z.number() }),
});

beforeAll(async () => {
  const environment = { MIGRATION_IMPORT: 'on', MIGRATION_KEY: sharedKey };
  [source, target] = await Promise.all([openOffice({ environment }), openOffice({ environment })]);
  exporter = await signedIn(source, { role: 'platform_owner' });
  importer = await signedIn(target, { email: 'importer@example.com', role: 'platform_owner' });
  const { newId, db } = source.services;
  for (const name of ['plan', 'template', 'tenant', 'person', 'foreignOwner'] as const) ids[name] = newId();
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.plan.create({
      data: {
        id: ids.plan,
        name: "O'Brien's plan",
        description: 'Two\nlines; -- and $$ more',
        basePrice: '49.00',
        settings: { maxUsers: 20 },
      },
    });
    await tx.template.create({ data: { id: ids.template, name: 'Advisor', configSchema: { fields: ["it's"] } } });
    await tx.user.create({
      data: {
        id: ids.person,
        email: 'pat@acme.example',
        firstName: 'Pat',
        lastName: 'Doe',
        role: 'tenant_admin',
        verificationToken: 'secret-verification-token',
        paymentCustomerId: 'cus_secret',
        paymentSubscriptionId: 'sub_secret',
      },
    });
    await tx.tenant.create({
      data: {
        id: ids.tenant,
        name: 'Acme',
        subdomain: 'acme',
        ownerId: ids.person,
        planId: ids.plan,
        templateId: ids.template,
        billingEmail: 'bill@acme.example',
        paymentCustomerId: 'cus_tenant_secret',
        settings: { brand: { accent: '#0f766e' } },
      },
    });
  });
  await source.services.accounts.set({ id: newId(), email: 'pat@acme.example', password: 'Right-pass-1', firstName: null, lastName: null });
});
afterAll(() => Promise.all([source.close(), target.close()]));

async function exported(): Promise<z.infer<typeof Exported>> {
  return Exported.parse((await exporter.call('POST', '/api/admin/migrate-to-production')).json);
}
const run = (migrationSQL: string, caller = importer) => caller.call('POST', '/api/admin/run-production-migration', { migrationSQL });
const untouched = () => hashTables(target.services.db);

describe('exporting', () => {
  test('[R-CALL-45] [R-MIG-02] answers the script and how many rows of each kind it holds', async () => {
    const { sqlScript, dataCounts } = await exported();
    expect(dataCounts).toEqual({ plans: 1, templates: 1, users: 2, tenants: 1 });
    const signed = verified(sqlScript, Buffer.from(sharedKey)) ?? '';
    const read = readScript(signed);
    expect(read.ok && read.value.rows.map(({ table }) => table)).toEqual(['plans', 'templates', 'users', 'users', 'tenants']);
  });

  test('[R-MIG-16] the script holds no secret: no session, token, password or id of the payment provider', async () => {
    const { sqlScript } = await exported();
    const { db } = source.services;
    const [sessions, accounts] = await db.reading({ as: 'platform' }, async (tx) => [
      await tx.session.findMany(),
      await tx.account.findMany(),
    ]);
    expect(accounts[0]?.passwordHash).toBeTruthy();
    const secrets = ['secret-verification-token', 'cus_secret', 'sub_secret', 'cus_tenant_secret', accounts[0]?.passwordHash ?? '?'];
    for (const secret of [...secrets, ...sessions.map(({ sid }) => sid)]) expect(sqlScript).not.toContain(secret);
    expect(sqlScript).not.toMatch(/verification_token|password|payment_|session|sid/);
  });

  test('the trail notes who exported what', async () => {
    await exported();
    const { db } = source.services;
    const record = await db.reading({ as: 'platform' }, (tx) =>
      tx.auditRecord.findFirst({ where: { action: 'migration.export' }, orderBy: { at: 'desc' } }),
    );
    expect(record).toMatchObject({ actorId: exporter.userId, after: { plans: 1, tenants: 1 } });
  });

  test('the script also runs in a database console', async () => {
    const { sqlScript } = await exported();
    const before = await hashTables(source.services.db, ['audit_log']);
    const statements = sqlScript.replaceAll(/^--.*\n/gm, '').split(/(?<=;)\n(?=INSERT|$)/);
    for (const statement of statements) if (statement !== '') await source.services.db.query({ as: 'platform' }, statement, []);
    expect(await hashTables(source.services.db, ['audit_log'])).toEqual(before);
  });
});

describe('importing', () => {
  test('[R-CALL-46] [R-MIG-08] answers the counts, and the imported rows equal the exported ones', async () => {
    const { sqlScript } = await exported();
    const answer = await run(sqlScript);
    expect([answer.status, answer.json]).toEqual([200, { plans: 1, templates: 1, users: 2, tenants: 1 }]);
    const { db } = target.services;
    const plan = await db.reading({ as: 'platform' }, (tx) => tx.plan.findUnique({ where: { id: ids.plan } }));
    expect(plan).toMatchObject({
      name: "O'Brien's plan",
      description: 'Two\nlines; -- and $$ more',
      basePrice: '49.00',
      settings: { maxUsers: 20 },
    });
    const tenant = await db.reading({ as: 'platform' }, (tx) => tx.tenant.findUnique({ where: { id: ids.tenant } }));
    expect(tenant).toMatchObject({ subdomain: 'acme', ownerId: ids.person, planId: ids.plan, settings: { brand: { accent: '#0f766e' } } });
  });

  test('[R-MIG-15] the same script again changes nothing but the trail', async () => {
    const { sqlScript } = await exported();
    await run(sqlScript);
    const before = await hashTables(target.services.db, ['audit_log']);
    const answer = await run(sqlScript);
    expect(answer.json).toEqual({ plans: 1, templates: 1, users: 2, tenants: 1 });
    expect(await hashTables(target.services.db, ['audit_log'])).toEqual(before);
  });

  test('line ends changed by a text field do no harm', async () => {
    const { sqlScript } = await exported();
    expect((await run(sqlScript.replaceAll('\n', '\r\n'))).status).toBe(200);
  });

  test('[R-MIG-15] a script makes no person a platform owner, and an owner here stays one', async () => {
    const { sqlScript } = await exported();
    await run(sqlScript);
    const role = (id: string | undefined) =>
      target.services.db.reading({ as: 'platform' }, (tx) =>
        tx.user.findUnique({ where: { id: id ?? '' }, select: { role: true, isActive: true } }),
      );
    expect(await role(exporter.userId)).toEqual({ role: 'user', isActive: true });
    const { db } = source.services;
    const email = 'importer@example.com';
    await db.inTransaction({ as: 'platform' }, (tx) =>
      tx.user.create({ data: { id: importer.userId ?? '', email, role: 'user', isActive: false } }),
    );
    expect((await run((await exported()).sqlScript)).status).toBe(200);
    expect(await role(importer.userId)).toEqual({ role: 'platform_owner', isActive: true });
    await db.inTransaction({ as: 'platform' }, (tx) => tx.user.delete({ where: { id: importer.userId ?? '' } }));
  });

  test('the trail names the script by its hash', async () => {
    const { sqlScript } = await exported();
    await run(sqlScript);
    const record = await target.services.db.reading({ as: 'platform' }, (tx) =>
      tx.auditRecord.findFirst({ where: { action: 'migration.run' }, orderBy: { at: 'desc' } }),
    );
    expect(record).toMatchObject({ actorId: importer.userId, after: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  test('[R-MIG-15] a value that belongs to another row refuses the whole script, and nothing is written', async () => {
    await target.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.tenant.create({ data: { id: target.services.newId(), name: 'Other', subdomain: 'taken' } }),
    );
    const { db, newId } = source.services;
    const id = newId();
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.plan.create({ data: { id: newId(), name: 'Never imported' } });
      await tx.tenant.create({ data: { id, name: 'Taken', subdomain: 'taken' } });
    });
    const before = await untouched();
    const answer = await run((await exported()).sqlScript);
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringMatching(/^Line \d+, subdomain: this value belongs to another row here\.$/),
    ]);
    expect(await untouched()).toEqual(before);
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      await tx.tenant.delete({ where: { id } });
      await tx.plan.deleteMany({ where: { name: 'Never imported' } });
    });
  });
});

describe('refused scripts', () => {
  test('[R-MIG-11] an empty script gets its sentence', async () => {
    for (const script of ['', '  \n']) {
      const answer = await run(script);
      expect([answer.status, answer.text]).toEqual([400, 'Please export data first to get the SQL script']);
    }
  });

  test('[R-MIG-15] a changed script, one without a signature and one of another key are refused', async () => {
    const { sqlScript } = await exported();
    const before = await untouched();
    for (const script of [
      sqlScript.replace('Acme', 'Evil'),
      sqlScript.replace(/-- created: .*/, '-- created: 2999-01-01T00:00:00.000Z'),
      sqlScript.replace(/-- signature: .*\n/, ''),
      `${sqlScript}DROP TABLE users;`,
      'DROP TABLE users;',
      "INSERT INTO plans (id, name) VALUES ('x', 'y');",
    ]) {
      const answer = await run(script);
      expect([answer.status, answer.text]).toEqual([400, 'The script was changed, or was not signed by a server that this one trusts.']);
    }
    expect(await untouched()).toEqual(before);
  });

  test('[R-MIG-15] a script older than a day is refused', async () => {
    const { sqlScript } = await exported();
    target.setClock(new Date(Date.now() + 24 * 3_600_000 + 60_000));
    const late = await signedIn(target, { role: 'platform_owner' });
    const answer = await run(sqlScript, late);
    target.setClock(new Date());
    expect([answer.status, answer.text]).toEqual([410, 'The script is older than 24 hours. Export the data again.']);
  });

  test('a script beyond the size that is taken is refused', async () => {
    expect((await run(`${'x'.repeat(1_000_001)}`)).status).toBe(400);
    expect((await run(`${'x'.repeat(1_100_000)}`)).status).toBe(413);
  });

  test('[R-MIG-14] both calls are for a platform owner whose sign-in is fresh', async () => {
    const { sqlScript } = await exported();
    const admin = await signedIn(target, { role: 'tenant_admin', memberships: [] });
    const stale = await signedIn(target, { role: 'platform_owner', signedInMsAgo: 301_000 });
    for (const caller of [admin, stale]) {
      expect((await run(sqlScript, caller)).status).toBe(403);
      expect((await caller.call('POST', '/api/admin/migrate-to-production')).status).toBe(403);
    }
  });

  test('[R-MIG-15] importing is off unless the operator switched it on', async () => {
    const closed = await openOffice({ environment: { MIGRATION_KEY: sharedKey } });
    const caller = await signedIn(closed, { role: 'platform_owner' });
    const answer = await run((await exported()).sqlScript, caller);
    await closed.close();
    expect([answer.status, answer.text]).toEqual([
      403,
      'Importing is switched off on this server. The operator switches it on with MIGRATION_IMPORT=on.',
    ]);
  });

  test('[R-MIG-15] an export of a server with another key is not trusted', async () => {
    const stranger = await openOffice({ environment: { MIGRATION_IMPORT: 'on' } });
    const caller = await signedIn(stranger, { role: 'platform_owner' });
    const answer = await run((await exported()).sqlScript, caller);
    await stranger.close();
    expect(answer.status).toBe(400);
  });
});
