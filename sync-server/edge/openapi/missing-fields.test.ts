import { expect, test } from 'vitest';
import { restTable } from '#server/wiring/rest-table.ts';
import { exampleInput } from './example-input.ts';

/** The message for a missing field: the same as for an empty one. */
const sentences: readonly (readonly [call: string, field: string, sentence: string])[] = [
  ['POST /api/admin/tenants', 'subdomain', 'Subdomain is required'],
  ['POST /api/admin/tenants', 'name', 'Name is required'],
  ['POST /api/admin/plans', 'name', 'Name is required'],
  ['POST /api/admin/plans', 'basePrice', 'Price must be a number of at least 0'],
  ['POST /api/admin/coupons', 'code', 'Code is required'],
  ['POST /api/admin/coupons', 'name', 'Name is required'],
  ['POST /api/landing-pages', 'name', 'Name is required'],
  ['POST /api/admin/tenants/{tenantId}/users/invite', 'email', 'Please select a tenant, enter an email, and choose a role'],
  ['POST /api/admin/tenants/{tenantId}/users/invite', 'role', 'Please select a tenant, enter an email, and choose a role'],
  ['POST /api/admin/tenants/{tenantId}/users/mass-invite', 'invitations', 'Please select a tenant and add at least one email'],
  ['POST /api/admin/users/resend-invite', 'email', 'Please enter a valid email address'],
  ['POST /api/auth/accept-invitation', 'token', 'Invalid Invitation Link'],
  ['POST /api/admin/run-production-migration', 'migrationSQL', 'Please export data first to get the SQL script'],
];

test.each(sentences)('[R-CALL-02] %s without %s is refused with "%s"', (call, field, sentence) => {
  const entry = restTable.find(({ method, path }) => `${method} ${path}` === call);
  if (entry === undefined) throw new Error(`There is no call ${call}.`);
  const { [field]: _left, ...rest } = exampleInput(entry);
  for (const body of [rest, { ...rest, [field]: null }]) expect(entry.input.safeParse(body).error?.issues[0]?.message).toBe(sentence);
});

test.each([{ email: '' }, { role: '' }])('[R-USR-19] an invitation with %j is as incomplete as one without it', (empty) => {
  const entry = restTable.find(({ path }) => path === '/api/admin/tenants/{tenantId}/users/invite');
  if (entry === undefined) throw new Error('There is no such call.');
  expect(entry.input.safeParse({ ...exampleInput(entry), ...empty }).error?.issues[0]?.message).toBe(
    'Please select a tenant, enter an email, and choose a role',
  );
});
