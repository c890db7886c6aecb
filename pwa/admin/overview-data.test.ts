import { expect, it } from 'vitest';
import { readRecentTenants, readStats } from './overview-data.ts';

it('[R-ADM-27] reads the figures, and refuses another shape', () => {
  expect(readStats({ totalTenants: 2, monthlyRevenue: '98.00', ai: { totalCalls: 7, callsThisMonth: 3 } })).toEqual({
    totalTenants: 2,
    monthlyRevenue: 98,
    aiCalls: 7,
    aiCallsThisMonth: 3,
  });
  expect(readStats({ totalTenants: 2 })).toBeUndefined();
  expect(readStats('no')).toBeUndefined();
});

it('[R-ADM-28] shows exactly the three newest tenants', () => {
  const tenants = ['2026-01', '2026-04', '2026-02', '2026-03'].map((createdAt) => ({
    id: createdAt,
    name: 'T',
    subdomain: 't',
    createdAt,
  }));
  expect(readRecentTenants(tenants)?.map((tenant) => tenant.id)).toEqual(['2026-04', '2026-03', '2026-02']);
});
