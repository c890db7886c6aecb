import { expect, it } from 'vitest';
import { newestTenant } from './newest-tenant.ts';

const tenant = (id: string, createdAt: string) => ({ id, name: id, subdomain: id, createdAt });

it('[R-SEL-02] sets up the tenant that was created last', () => {
  const [old, young] = [tenant('old', '2026-01-01T00:00:00.000Z'), tenant('young', '2026-03-01T00:00:00.000Z')];
  expect(newestTenant([old, young])?.id).toBe('young');
  expect(newestTenant([young, old])?.id).toBe('young');
  expect(newestTenant([])).toBeUndefined();
});
