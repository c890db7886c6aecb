import { isRecord } from '../shell/ask.ts';

export interface Stats {
  readonly totalTenants: number;
  readonly monthlyRevenue: number;
  readonly aiCalls: number;
  readonly aiCallsThisMonth: number;
}

export function readStats(body: unknown): Stats | undefined {
  if (!isRecord(body) || !isRecord(body.ai)) return undefined;
  const stats = {
    totalTenants: Number(body.totalTenants),
    monthlyRevenue: Number(body.monthlyRevenue),
    aiCalls: Number(body.ai.totalCalls),
    aiCallsThisMonth: Number(body.ai.callsThisMonth),
  };
  return Object.values(stats).every(Number.isFinite) ? stats : undefined;
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
