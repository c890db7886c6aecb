import { Funnel, SaveFunnel } from '#contract/pages/page-views.ts';
import { done } from '#contract/values/outcome.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { countAgain } from '#server/pages/page-views/count-again.ts';
import { lockPage } from './lock-page.ts';

const exampleStep = {
  id: '019600aa-0000-7000-8000-0000000000fa',
  name: 'Message sent',
  kind: 'send',
  component: 'contact',
  isRequired: true,
} as const;

/** Replaces the steps of a page's funnel. Days whose views are still stored are counted again. */
export const saveFunnel = defineOperation({
  name: 'landingPages.update',
  id: 'saveFunnel',
  summary: 'Choose the steps of the funnel of a landing page',
  input: SaveFunnel,
  output: Funnel,
  object: 'loaded',
  rest: { method: 'PUT', path: '/api/landing-pages/{id}/funnel', example: { steps: [exampleStep] } },
  graphql: { mutation: 'saveFunnel' },
  change: async (change, { id, steps: chosen }) => {
    const page = await lockPage(change, 'landingPages.update', id);
    if (!page.ok) return page;
    const { tx } = change;
    const tenantId = storedTenant(page.value.tenantId);
    const steps = chosen.map((step) => ({ id: change.newId(), ...step }));
    await tx.funnelStep.deleteMany({ where: { tenantId, landingPageId: id } });
    await tx.funnelStep.createMany({
      data: steps.map(({ kind, component, ...step }, stepOrder) => ({
        ...step,
        tenantId,
        landingPageId: id,
        stepOrder,
        eventType: kind,
        eventSelector: component,
      })),
    });
    await countAgain(change, id);
    change.audit('landingPages.funnel', { kind: 'landingPage', id }, undefined, { steps: steps.map(({ name }) => name) });
    return done({ steps });
  },
});
