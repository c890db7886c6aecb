import { checkSplit, compareArms } from '#contract/pages/ab-test-statistics.ts';
import { AbTestEvidence, type AbTestRow, type AbTestStatus } from '#contract/pages/ab-tests.ts';
import type { Tx } from '#server/core/data/database.ts';

export const testColumns = {
  id: true,
  name: true,
  status: true,
  trafficSplit: true,
  goal: true,
  plannedVisitors: true,
  startDate: true,
  endDate: true,
  winnerVariant: true,
  evidence: true,
  createdAt: true,
  landingPage: { select: { id: true, name: true } },
  variants: { select: { id: true, name: true, isControl: true } },
} as const;

interface StoredTest {
  readonly id: string;
  readonly name: string;
  readonly status: AbTestStatus;
  readonly trafficSplit: number;
  readonly goal: string;
  readonly plannedVisitors: number;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly winnerVariant: string | null;
  readonly evidence: unknown;
  readonly createdAt: Date;
  readonly landingPage: { readonly id: string; readonly name: string };
  readonly variants: readonly { readonly id: string; readonly name: string; readonly isControl: boolean }[];
}

export interface Arm {
  readonly visitors: number;
  readonly successes: number;
}

interface ArmCount extends Arm {
  readonly variant: string;
}

/** Tests with their figures. One statement reads the counts of all of them. */
export async function viewTests(tx: Tx, tests: readonly StoredTest[]): Promise<readonly AbTestRow[]> {
  const pages = [...new Set(tests.map(({ landingPage }) => landingPage.id))];
  const counts = await tx.$queryRaw<ArmCount[]>`
    select value as variant, sum(visitors) filter (where dimension = 'variant')::int as visitors,
      coalesce(sum(visitors) filter (where dimension = 'goal'), 0)::int as successes
    from landing_page_counts where landing_page_id = any(${pages}::uuid[]) and dimension in ('variant', 'goal') group by value`;
  const byVariant = new Map(counts.map((count) => [count.variant, count]));
  return tests.flatMap((test) => {
    const control = test.variants.find(({ isControl }) => isControl);
    const variant = test.variants.find(({ isControl }) => !isControl);
    if (control === undefined || variant === undefined) return [];
    const { landingPage, variants: _, evidence: kept, ...columns } = test;
    const evidence =
      AbTestEvidence.safeParse(kept).data ?? evidenceOf(byVariant.get(control.id), byVariant.get(variant.id), test.trafficSplit);
    const page = { pageId: landingPage.id, pageName: landingPage.name };
    return [{ ...columns, ...page, controlId: control.id, variantId: variant.id, variantName: variant.name, evidence }];
  });
}

/** The figures of a test, from the counts of its two versions. */
export function evidenceOf(control: Arm | undefined, variant: Arm | undefined, split: number): AbTestEvidence {
  const a = { visitors: control?.visitors ?? 0, successes: control?.successes ?? 0 };
  const b = { visitors: variant?.visitors ?? 0, successes: variant?.successes ?? 0 };
  const { p, isAlarm } = checkSplit(a.visitors, b.visitors, split);
  return {
    controlVisitors: a.visitors,
    controlSuccesses: a.successes,
    variantVisitors: b.visitors,
    variantSuccesses: b.successes,
    ...compareArms(a, b),
    splitP: p,
    isSplitAlarm: isAlarm,
  };
}

/** The test in the API documentation's example. */
export const exampleTest: AbTestRow = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  name: 'Shorter headline',
  pageId: '019600aa-0000-7000-8000-0000000000f1',
  pageName: 'Spring campaign',
  status: 'running',
  trafficSplit: 50,
  goal: 'send',
  plannedVisitors: 7682,
  startDate: new Date('2026-01-16T09:00:00.000Z'),
  endDate: null,
  controlId: '019600aa-0000-7000-8000-0000000000e2',
  variantId: '019600aa-0000-7000-8000-0000000000e3',
  variantName: 'Spring campaign, shorter',
  winnerVariant: null,
  evidence: {
    controlVisitors: 1000,
    controlSuccesses: 100,
    variantVisitors: 1010,
    variantSuccesses: 120,
    chanceToWin: 0.91,
    expectedLoss: 0.0005,
    low: -0.01,
    high: 0.05,
    splitP: 0.82,
    isSplitAlarm: false,
  },
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
