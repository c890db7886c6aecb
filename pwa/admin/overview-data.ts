import { isRecord } from '../shell/ask.ts';

export interface Stats {
  readonly totalTenants: number;
  readonly monthlyRevenue: number;
  readonly aiCalls: number;
}

export function readStats(body: unknown): Stats | undefined {
  if (!isRecord(body) || !isRecord(body.ai)) return undefined;
  const [totalTenants, monthlyRevenue, aiCalls] = [body.totalTenants, body.monthlyRevenue, body.ai.totalCalls].map(Number);
  if (![totalTenants, monthlyRevenue, aiCalls].every(Number.isFinite)) return undefined;
  return { totalTenants: totalTenants ?? 0, monthlyRevenue: monthlyRevenue ?? 0, aiCalls: aiCalls ?? 0 };
}

export interface RecentTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
}

/** The three newest tenants. */
export function readRecentTenants(body: unknown): readonly RecentTenant[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const rows = body.filter(isRecord);
  const newest = [...rows].sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
  return newest.slice(0, 3).map((row) => ({ id: String(row.id), name: String(row.name), subdomain: String(row.subdomain) }));
}
