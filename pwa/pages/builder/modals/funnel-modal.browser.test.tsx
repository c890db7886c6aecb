import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createComponent } from '#app/pages/builder/page/component-kinds.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { pageViewTexts } from '#contract/pages/page-views.ts';
import { FunnelModal } from './funnel-modal.tsx';
import { funnelTexts as texts } from './funnel-texts.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';
const figures = { views: 0, visitors: 0, conversions: 0, days: [], devices: [], sources: [], funnel: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the funnel of a page', () => {
  it('[R-ENT-27] is chosen in the builder, beginning with the selected part', async () => {
    const sent: unknown[] = [];
    answeringWith(async (_, { method, body }) => {
      if (method === 'GET') return Response.json(figures);
      sent.push(body === '' ? undefined : JSON.parse(body));
      return Response.json({ steps: [] });
    });
    const button = createComponent('button', 'cta', { x: 0, y: 0 });
    const onClose = vi.fn();
    await showSection(<FunnelModal page={id} components={[button]} selected="cta" onClose={onClose} />, { role: 'tenant_admin' });
    await page.getByRole('button', { name: texts.add }).click();
    await page.getByRole('button', { name: texts.save }).click();
    await expect.element(page.getByText(pageViewTexts.stepName)).toBeVisible();
    await page.getByLabelText(texts.name).fill('Asked');
    await page.getByRole('button', { name: texts.save }).click();
    await expect.poll(() => sent).toEqual([{ steps: [{ name: 'Asked', kind: 'click', component: 'cta', isRequired: true }] }]);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});
