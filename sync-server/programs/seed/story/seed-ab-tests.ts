import { plannedVisitors } from '#contract/pages/ab-test-statistics.ts';
import { type Arm, evidenceOf } from '#server/pages/ab-tests/ab-test-view.ts';
import type { PageEvent } from '#server/pages/page-views/page-events.ts';
import { acmePageConfig, pageParts } from './acme-pages.ts';
import { dayMs, daysAgo, later } from './moments.ts';
import type { Actor, Story } from './story.ts';
import { clicked, type TestedDays } from './visits.ts';

/** Per cent of visitors who see the variant. */
const split = 50;

export interface AddedTest {
  readonly id: string;
  readonly days: TestedDays;
  readonly actor: Actor;
}

interface NewTest extends Pick<TestedDays, 'fromDaysAgo' | 'toDaysAgo' | 'clickShares'> {
  readonly name: string;
  readonly headline: string;
  readonly actor: Actor;
}

/** Both run at first, so that their visits are stored as those of a running test. */
export async function addTest(
  story: Story,
  tenantId: string,
  page: { readonly id: string; readonly name: string; readonly template: string },
  wanted: NewTest,
): Promise<AddedTest> {
  const { tx, now, newId, deeds } = story;
  const { name, headline, fromDaysAgo, toDaysAgo, clickShares, actor } = wanted;
  const [id, controlId, variantId] = [newId(), newId(), newId()];
  const startDate = daysAgo(now, fromDaysAgo, 5);
  await tx.abTest.create({
    data: {
      id,
      tenantId,
      name,
      landingPageId: page.id,
      status: 'running',
      goal: `click:${pageParts.calculator}`,
      plannedVisitors: plannedVisitors(clickShares[0], 0.5, split),
      startDate,
      createdAt: later(startDate, -dayMs),
    },
    select: { id: true },
  });
  const config = acmePageConfig(page, headline);
  await tx.abTestVariant.createMany({
    data: [
      { id: controlId, tenantId, testId: id, name: page.name, config: {}, isControl: true, sourcePageId: page.id },
      { id: variantId, tenantId, testId: id, name: `${page.name}, version B`, config, isControl: false },
    ],
  });
  const object = { kind: 'abTest', id };
  deeds.push({ at: later(startDate, -dayMs), actor, action: 'abTests.create', object, after: { name } });
  deeds.push({ at: startDate, actor, action: 'abTests.status', object, before: { status: 'draft' }, after: { status: 'running' } });
  return { id, actor, days: { controlId, variantId, fromDaysAgo, toDaysAgo, clickShares } };
}

/** The variant won: visitors have seen it since. */
export async function decideTest({ tx, now, deeds }: Story, { id, days, actor }: AddedTest, events: readonly PageEvent[]): Promise<void> {
  const evidence = evidenceOf(armOf(events, days.controlId), armOf(events, days.variantId), split);
  const endDate = daysAgo(now, days.toDaysAgo, 22);
  const winnerVariant = days.variantId;
  await tx.abTest.updateMany({
    where: { id },
    data: { status: 'completed', endDate, winnerVariant, evidence, confidenceLevel: evidence.chanceToWin },
  });
  const after = { status: 'completed', winner: winnerVariant };
  deeds.push({ at: endDate, actor, action: 'abTests.status', object: { kind: 'abTest', id }, before: { status: 'running' }, after });
}

function armOf(events: readonly PageEvent[], version: string): Arm {
  const seen = events.filter(({ variant }) => variant === version);
  return { visitors: seen.filter(({ step }) => step === '').length, successes: seen.filter(({ step }) => step === clicked).length };
}
