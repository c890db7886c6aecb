import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { applyDueChanges } from './apply-due-changes.ts';

const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
let start: Date;

beforeAll(async () => {
  office = await openOffice();
  start = office.services.clock();
  await office.sql(`insert into plans (id, name, base_price) values (gen_random_uuid(), 'Starter', '0.00')`);
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(`update tenants set status = 'trial', trial_ends_at = $2, billing_email = $3 where id = $1::uuid`, [
    tenant.id,
    new Date(start.getTime() + 14 * dayMs),
    admin.email,
  ]);
});
afterAll(() => office.close());

/** Runs the billing job twice at that time, as after a restart, and returns the subjects of all mails so far. */
async function subjectsOnDay(day: number): Promise<readonly string[]> {
  office.setClock(new Date(start.getTime() + day * dayMs));
  await applyDueChanges(office.services);
  await applyDueChanges(office.services);
  while ((await office.runEffects()) > 0) {}
  const mails = await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1 order by created_at, subject', [
    admin.email,
  ]);
  return mails.map(({ subject }) => subject);
}

test('a trial that ends is mailed about three days before, one day before, and at its end, once each', async () => {
  expect(await subjectsOnDay(10.5)).toEqual([]);
  const three = 'Your trial ends in 3 days';
  expect(await subjectsOnDay(11.1)).toEqual([three]);
  expect(await subjectsOnDay(12.5)).toEqual([three]);
  const one = 'Your trial ends tomorrow';
  expect(await subjectsOnDay(13.2)).toEqual([three, one]);
  expect(await subjectsOnDay(14.1)).toEqual([three, one, 'Your trial has ended']);
});

test('a firm that bought a plan within its trial is not reminded, and a person who reads German is reminded in German', async () => {
  const [bought, german] = [await office.tenant(), await office.tenant()];
  const ends = new Date(office.services.clock().getTime() + 2.5 * dayMs);
  for (const { id } of [bought, german])
    await office.sql(
      `update tenants set status = 'trial', trial_ends_at = $2, billing_email = $3, settings = '{"brand": {"language": "de"}}' where id = $1::uuid`,
      [id, ends, `office@${id}.example`],
    );
  await office.sql(`insert into subscriptions (tenant_id, plan_id, status, terms) select $1::uuid, id, 'active', '{}' from plans limit 1`, [
    bought.id,
  ]);
  await applyDueChanges(office.services);
  while ((await office.runEffects()) > 0) {}
  const mails = await office.sql<{ to: string; subject: string }>(`select "to", subject from mail_outbox where "to" like 'office@%'`);
  expect(mails).toEqual([{ to: `office@${german.id}.example`, subject: 'Ihre Testphase endet in 3 Tagen' }]);
});
