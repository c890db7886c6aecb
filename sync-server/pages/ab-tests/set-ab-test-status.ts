import { AbTestRow, abTestSteps, abTestTexts, SetAbTestStatus } from '#contract/pages/ab-tests.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { checkPage } from '#contract/pages/page-view/check-page.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { lockPage } from '#server/pages/landing-pages/lock-page.ts';
import { showConfig } from '#server/pages/landing-pages/show-config.ts';
import { exampleTest } from './ab-test-view.ts';
import { readTest } from './read-test.ts';

export const setAbTestStatus = defineOperation({
  name: 'abTests.write',
  id: 'setAbTestStatus',
  summary: 'Start, pause, or complete an A/B test, with or without a winner',
  input: SetAbTestStatus,
  output: AbTestRow,
  object: 'loaded',
  rest: { method: 'PUT', path: '/api/ab-tests/{id}/status', example: exampleTest },
  graphql: { mutation: 'setAbTestStatus' },
  change: async (change, { id, status, winner = null }) => {
    const { tx, now } = change;
    const found = await tx.abTest.findFirst({ where: { id }, select: { landingPageId: true } });
    if (found === null) return refused('NotFound', accessTexts.notFound);
    const page = await lockPage(change, 'abTests.write', found.landingPageId);
    if (!page.ok) return page;
    const test = await readTest(tx, id);
    if (!abTestSteps[test.status].includes(status)) return refused('Conflict', abTestTexts.step(test.status, status));
    if (winner !== null && (status !== 'completed' || ![test.controlId, test.variantId].includes(winner))) {
      return refused('InputInvalid', abTestTexts.winnerUnknown);
    }
    if (status === 'running') {
      const started = await start(change, test);
      if (!started.ok) return started;
    }
    const isCompleted = status === 'completed';
    await tx.abTest.updateMany({
      where: { id },
      data: {
        status,
        ...(test.startDate === null ? { startDate: now } : {}),
        ...(isCompleted
          ? { endDate: now, winnerVariant: winner, evidence: test.evidence, confidenceLevel: test.evidence.chanceToWin }
          : {}),
      },
    });
    if (winner === test.variantId) await showVariant(change, test);
    change.audit('abTests.status', { kind: 'abTest', id }, { status: test.status }, { status, winner });
    return done(await readTest(tx, id));
  },
});

/** The variant is copied at the first start. Later edits of its page do not reach visitors of the test. */
async function start({ tx }: Change, test: AbTestRow): Promise<Outcome<undefined, 'Conflict'>> {
  const page = await tx.landingPage.findFirst({ where: { id: test.pageId, isPublished: true }, select: { id: true } });
  if (page === null) return refused('Conflict', abTestTexts.notPublished);
  const running = await tx.abTest.count({ where: { landingPageId: test.pageId, status: 'running' } });
  if (running > 0) return refused('Conflict', abTestTexts.otherRuns);
  if (test.startDate !== null) return done(undefined);
  const variant = await tx.abTestVariant.findFirstOrThrow({ where: { id: test.variantId }, select: { sourcePageId: true } });
  const source = await tx.landingPage.findFirst({ where: { id: variant.sourcePageId ?? '' }, select: { config: true } });
  const config = PageConfig.safeParse(source?.config);
  if (!config.success) return refused('Conflict', abTestTexts.sourceGone);
  const error = checkPage(config.data).find(({ kind }) => kind === 'error');
  if (error !== undefined) return refused('Conflict', abTestTexts.sourceUnfit(error.text));
  await tx.abTestVariant.updateMany({ where: { id: test.variantId }, data: { config: config.data } });
  return done(undefined);
}

/** Visitors see the winning variant from now on, and the builder opens it. */
async function showVariant(change: Change, test: AbTestRow): Promise<void> {
  const { config } = await change.tx.abTestVariant.findFirstOrThrow({ where: { id: test.variantId }, select: { config: true } });
  await showConfig(change, test.pageId, PageConfig.parse(config));
}
