import type { SupportRequest } from '#contract/tenants/support/support.ts';

export const supportColumns = {
  id: true,
  subject: true,
  message: true,
  answerHours: true,
  dueAt: true,
  answeredAt: true,
  createdAt: true,
  user: { select: { email: true } },
  answerer: { select: { email: true } },
} as const;

interface SupportRow extends Omit<SupportRequest, 'asker' | 'answeredBy'> {
  readonly user: { readonly email: string } | null;
  readonly answerer: { readonly email: string } | null;
}

/** A request as it is answered. */
export function supportEntry({ user, answerer, ...row }: SupportRow): SupportRequest {
  return { ...row, asker: user?.email ?? null, answeredBy: answerer?.email ?? null };
}

export const queueColumns = {
  ...supportColumns,
  tenantId: true,
  isPriority: true,
  tenant: { select: { name: true, plan: { select: { name: true } } } },
} as const;

interface QueueRow extends SupportRow {
  readonly tenantId: string;
  readonly isPriority: boolean;
  readonly tenant: { readonly name: string; readonly plan: { readonly name: string } | null };
}

export function queueEntry({ tenant, tenantId, isPriority, ...row }: QueueRow) {
  return { ...supportEntry(row), tenantId, isPriority, tenantName: tenant.name, plan: tenant.plan?.name ?? null };
}

export const exampleRequest = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  subject: 'Import of clients',
  message: 'Can we import our clients?',
  asker: 'ann@northwind.example',
  answerHours: 8,
  dueAt: new Date('2026-01-16T09:00:00.000Z'),
  answeredAt: null,
  answeredBy: null,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
} as const;

export const exampleQueued = {
  ...exampleRequest,
  tenantId: '019600aa-0000-7000-8000-000000000001',
  tenantName: 'Northwind Advisors',
  plan: 'Professional',
  isPriority: false,
} as const;
