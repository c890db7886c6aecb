import type { LandingPageCard } from '#contract/pages/page-cards.ts';

/** First values of a test form: the two pages, and today's rate in per cent. */
export interface PlannedTest {
  readonly id: string;
  readonly variantPageId: string;
  readonly baselineRate: string;
}

const leastVisitors = 50;
const usualRate = '5';

/** The request that opens the form of a test of a page against its copy. The rate is a guess while few have visited. */
export function plannedTest(
  { id, visitors, senders }: Pick<LandingPageCard, 'id' | 'visitors' | 'senders'>,
  variantPageId: string,
): string {
  const rate = visitors < leastVisitors || senders === 0 ? usualRate : ((senders / visitors) * 100).toFixed(1);
  return `abTests.create:${id}/${variantPageId}/${rate}`;
}

/** Reads the part of that request after the colon; undefined for a form without entries. */
export function readPlannedTest(text: string): PlannedTest | undefined {
  const [id, variantPageId, baselineRate] = text.split('/');
  return id === undefined || variantPageId === undefined || baselineRate === undefined ? undefined : { id, variantPageId, baselineRate };
}
