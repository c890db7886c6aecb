import { expect, test } from 'vitest';
import { restTable } from '#server/wiring/rest-table.ts';

/** Fields that the specification names in an answer: there may be more, but none missing or renamed. */
const namedFields: Readonly<Record<string, readonly string[]>> = {
  'GET /api/auth/user': ['role'],
  'GET /api/auth/verify-invitation': ['email', 'firstName', 'lastName'],
  'GET /api/admin/stats': ['totalTenants', 'monthlyRevenue', 'ai'],
  'GET /api/admin/tenants/{tenantId}/calculator-usage': ['current', 'limit', 'remaining'],
  'GET /api/tenant/usage': ['aiUsage', 'invoices'],
  'GET /api/tenants/my-tenants': ['createdAt'],
  'POST /api/create-subscription': ['clientSecret'],
  'POST /api/landing-pages': ['id'],
  'POST /api/admin/migrate-to-production': ['sqlScript', 'dataCounts'],
  'POST /api/admin/run-production-migration': ['plans', 'templates', 'users', 'tenants'],
};

test.each(Object.entries(namedFields))('[R-ERR-12] %s answers every field that the specification names', (call, fields) => {
  const entry = restTable.find(({ method, path }) => `${method} ${path}` === call);
  const example: unknown = JSON.parse(JSON.stringify(entry?.example ?? null));
  const answered = Array.isArray(example) ? example[0] : example;
  expect(Object.keys(answered ?? {})).toEqual(expect.arrayContaining([...fields]));
});
