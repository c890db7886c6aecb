import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());

const read = (key: string, who: OfficePerson | undefined = owner) => office.call(who, 'GET', `/api/admin/settings/${key}`);
const write = (key: string, value: unknown, who = owner) => office.call(who, 'PUT', `/api/admin/settings/${key}`, { value });

describe('settings of the platform', () => {
  test('[R-SET-04] each starts from the value of the specification', async () => {
    expect(json(await read('ai.pricing'))).toEqual({
      key: 'ai.pricing',
      value: { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 },
      updatedAt: null,
      history: [],
    });
    expect(json(await read('ai.rateLimits'))).toMatchObject({ value: { globalPerMinute: 1000, tenantPerHour: 500, freeTierPerDay: 100 } });
    expect(json(await read('billing'))).toMatchObject({ value: { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1 } });
  });

  test('[R-SET-04] [R-SET-08] what is saved is kept under its key, with the value before', async () => {
    const [before, after] = [
      { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 },
      { pricePerCall: 0.02, minimumMonthlyCharge: 5, overageCap: 250 },
    ];
    expect(json(await write('ai.pricing', after))).toMatchObject({ value: after, history: [{ actorId: owner.id, before, after }] });
    await write('ai.pricing', after);
    expect(json(await read('ai.pricing'))).toMatchObject({ value: after, history: [{ before, after }] });
    expect(await office.sql(`select value from platform_settings where key = 'ai.pricing'`)).toEqual([{ value: after }]);
  });

  test('[R-SET-04] another shape is refused, and an unknown key is not found', async () => {
    expect(await write('billing', { gracePeriodDays: -1, firstReminderDays: 5, finalReminderDays: 1 })).toMatchObject({
      status: 400,
      text: 'gracePeriodDays is not valid.',
    });
    expect((await write('billing', { gracePeriodDays: 1, firstReminderDays: 5, finalReminderDays: 1, more: 1 })).status).toBe(400);
    for (const key of ['demo', 'toString', 'nothing']) {
      expect((await read(key)).status).toBe(404);
      expect((await write(key, {})).status).toBe(404);
    }
  });

  test('[R-AUTH-07] only the platform owner reads and changes them', async () => {
    const admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await read('billing', admin)).status).toBe(403);
    expect((await write('billing', {}, admin)).status).toBe(403);
    expect((await office.call(undefined, 'GET', '/api/admin/settings/billing')).status).toBe(401);
  });
});
