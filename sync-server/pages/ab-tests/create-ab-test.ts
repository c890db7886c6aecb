import { plannedVisitors } from '#contract/pages/ab-test-statistics.ts';
import { AbTestRow, abTestTexts, CreateAbTest } from '#contract/pages/ab-tests.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { lockPage } from '#server/pages/landing-pages/lock-page.ts';
import { exampleTest } from './ab-test-view.ts';
import { readTest } from './read-test.ts';

/** A draft. Its split and goal stay as they are from now on; the variant is copied from its page at the start. */
export const createAbTest = defineOperation({
  name: 'abTests.write',
  id: 'createAbTest',
  summary: 'Make an A/B test of a landing page',
  input: CreateAbTest,
  output: AbTestRow,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/landing-pages/{id}/ab-tests', example: { ...exampleTest, status: 'draft', startDate: null } },
  graphql: { mutation: 'createAbTest' },
  change: async (change, { id, name, variantPageId, trafficSplit, goal, baselineRate, minimumLift }) => {
    const page = await lockPage(change, 'abTests.write', id);
    if (!page.ok) return page;
    const { tx, newId, now } = change;
    const tenantId = storedTenant(page.value.tenantId);
    const source = await tx.landingPage.findFirst({ where: { id: variantPageId, tenantId }, select: { name: true } });
    if (source === null) return refused('InputInvalid', abTestTexts.otherPage, { variantPageId: abTestTexts.otherPage });
    const testId = newId();
    const planned = plannedVisitors(baselineRate / 100, minimumLift / 100, trafficSplit);
    await tx.abTest.createMany({
      data: [{ id: testId, tenantId, name, landingPageId: id, trafficSplit, goal, plannedVisitors: planned, createdAt: now }],
    });
    await tx.abTestVariant.createMany({
      data: [
        { id: newId(), tenantId, testId, name: page.value.name, config: {}, isControl: true, sourcePageId: id },
        { id: newId(), tenantId, testId, name: source.name, config: {}, isControl: false, sourcePageId: variantPageId },
      ],
    });
    change.audit('abTests.create', { kind: 'abTest', id: testId }, undefined, { name, trafficSplit, goal });
    return done(await readTest(tx, testId));
  },
});
