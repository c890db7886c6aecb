import { afterEach, expect, it, vi } from 'vitest';
import { listCoupons, listUsers } from './answer-examples.gen.ts';
import { answering, brokenAnswer } from './answering.ts';
import { checkRows, drainViolations } from './declared-answers.ts';
import { sentTenant } from './sent-rows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function violationsOf(path: string, answer: () => Response): Promise<readonly string[]> {
  answering({ [path]: answer });
  await fetch(path);
  return drainViolations();
}

it('accepts the example of a declared call', async () => {
  expect(await violationsOf('/api/admin/users?limit=5', () => Response.json([listUsers]))).toEqual([]);
});

it('names a field that the schema does not have, one that it needs, and a value that it would not send', async () => {
  const [extra] = await violationsOf('/api/admin/coupons', () => Response.json([{ ...listCoupons, couponName: 'Spring' }]));
  expect(extra).toBe('GET /api/admin/coupons: the server does not send [0].couponName');
  const { code: _code, ...codeless } = listCoupons;
  expect(await violationsOf('/api/admin/coupons', () => Response.json([codeless]))).toEqual([
    expect.stringContaining('GET /api/admin/coupons: 0.code'),
  ]);
  const [otherForm] = await violationsOf('/api/admin/coupons', () =>
    Response.json([{ ...listCoupons, createdAt: '2026-01-15T09:00:00Z' }]),
  );
  expect(otherForm).toBe('GET /api/admin/coupons: the server does not send [0].createdAt = "2026-01-15T09:00:00Z"');
});

it('names a call that no operation declares', async () => {
  expect(await violationsOf('/api/admin/coupon-list', () => Response.json([]))).toEqual([
    'GET /api/admin/coupon-list: no operation declares this call',
  ]);
});

it('lets a test answer what the server would not, when the test says so', async () => {
  expect(await violationsOf('/api/admin/coupons', () => brokenAnswer('not a list'))).toEqual([]);
});

it('names a row that the server would not send to a device', () => {
  checkRows({ tenantHead: [sentTenant({ name: 'Acme Wealth' })] });
  expect(drainViolations()).toEqual([]);
  const { billingEmail: _email, ...withoutEmail } = sentTenant({});
  checkRows({ tenantHead: [withoutEmail] });
  expect(drainViolations()).toEqual([expect.stringContaining('row tenantHead: billingEmail')]);
});
