import type { PlanEntry } from '#contract/plans.ts';
import type { Prisma } from '#server/data/client.ts';

/** What of a plan leaves the server. */
export const planColumns = {
  id: true,
  name: true,
  description: true,
  basePrice: true,
  annualPrice: true,
  annualDiscount: true,
  calculatorLimit: true,
  aiCallsIncluded: true,
  customDomain: true,
  whiteLabel: true,
  prioritySupport: true,
  isActive: true,
  sortOrder: true,
  settings: true,
} as const satisfies Prisma.PlanSelect;

type PlanColumns = Prisma.PlanGetPayload<{ select: typeof planColumns }>;

/** The plan as everybody reads it: what is kept in its settings stands beside the rest. */
export function planEntry({ settings, ...plan }: PlanColumns): PlanEntry {
  const { aiUnlimited, maxUsers } = planSettings(settings);
  return { ...plan, aiUnlimited, maxUsers };
}

export interface PlanSettings {
  readonly aiUnlimited: boolean;
  readonly maxUsers: number | null;
}

export function planSettings(settings: unknown): PlanSettings {
  const holder = typeof settings === 'object' && settings !== null ? settings : {};
  const maxUsers: unknown = Reflect.get(holder, 'maxUsers');
  return { aiUnlimited: Reflect.get(holder, 'aiUnlimited') === true, maxUsers: typeof maxUsers === 'number' ? maxUsers : null };
}
