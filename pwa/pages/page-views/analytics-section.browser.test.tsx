import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pageSearchTexts } from '#app/pages/landing-pages/page-search-texts.ts';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { analyticsTexts as texts } from './analytics-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const admin = { role: 'tenant_admin' } as const;
const id = '019600aa-0000-7000-8000-0000000000f1';
const heading = {
  id,
  name: 'Spring rates',
  isPublished: true,
  publishedAt: '2026-01-16T09:00:00.000Z',
  publishAt: null,
  publishPath: null,
  unpublishAt: null,
  scheduleProblem: null,
  takenDownAt: null,
  takenDownReason: null,
  domain: null,
  subdomain: 'acme',
  path: '/spring',
  revision: 3,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-16T09:00:00.000Z',
};
const step = { id: '019600aa-0000-7000-8000-0000000000fa', kind: 'view', component: null, isRequired: true };
const figures = {
  views: 1200,
  visitors: 800,
  conversions: 40,
  days: [{ day: '2026-01-16', views: 1200, visitors: 800, conversions: 40 }],
  devices: [{ name: 'phone', views: 900, visitors: 600 }],
  sources: [{ name: '', views: 1200, visitors: 800 }],
  funnel: [
    { ...step, name: 'Opened', visitors: 800 },
    { ...step, id: '019600aa-0000-7000-8000-0000000000fb', name: 'Message sent', kind: 'send', visitors: 40 },
  ],
};
const pagesPath = '/api/tenant/landing-pages?limit=100&sort=-updatedAt';
const figuresPath = (days: number) => `/api/landing-pages/${id}/figures?days=${days}`;

describe('the analytics of a firm', () => {
  it('[R-ENT-27] show views, visitors, sent forms, sources, devices, and the funnel of a page', async () => {
    answering({ [pagesPath]: () => Response.json([heading]), [figuresPath(30)]: () => Response.json(figures) });
    await showSection(<AnalyticsSection {...admin} />, admin);
    await expect.element(page.getByRole('definition').filter({ hasText: '1,200' })).toBeVisible();
    await expect.element(page.getByText(texts.conversionNote('5.00%'))).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Views a day' })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Sources, by visitors' }).getByText(texts.direct)).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Devices, by visitors' }).getByText('Phone')).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Funnel, by visitors' }).getByText('Message sent · 5.00%')).toBeVisible();
  });

  it('are shown for another period, with a notice if it had no visits', async () => {
    const none = { ...figures, views: 0, visitors: 0, conversions: 0, devices: [], sources: [], funnel: [] };
    answering({
      [pagesPath]: () => Response.json([heading]),
      [figuresPath(30)]: () => Response.json(figures),
      [figuresPath(7)]: () => Response.json(none),
    });
    await showSection(<AnalyticsSection {...admin} />, admin);
    await page.getByLabelText(texts.period).selectOptions(texts.days(7));
    await expect.element(page.getByText(texts.noViews)).toBeVisible();
    await expect.element(page.getByText(texts.noFunnel)).toBeVisible();
  });

  it('find a page among more than a hundred, and keep the shown one meanwhile', async () => {
    const summer = { ...heading, id: '019600aa-0000-7000-8000-0000000000f2', name: 'Summer rates' };
    answering({
      [pagesPath]: () =>
        Response.json([heading], { headers: { 'x-total-estimate': '240', link: `<${pagesPath}&cursor=next>; rel="next"` } }),
      '/api/tenant/landing-pages?limit=100&q=summer&sort=-updatedAt': () => Response.json([summer]),
      [figuresPath(30)]: () => Response.json(figures),
      [figuresPath(30).replace(id, summer.id)]: () => Response.json({ ...figures, views: 77 }),
    });
    await showSection(<AnalyticsSection {...admin} />, admin);
    await expect.element(page.getByText(pageSearchTexts.shown('1', '240'))).toBeVisible();
    await page.getByRole('searchbox', { name: pageSearchTexts.search }).fill('summer');
    await expect.element(page.getByText(pageSearchTexts.shown('1', '1'))).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: '1,200' })).toBeVisible();
    await page.getByLabelText(texts.page, { exact: true }).selectOptions('Summer rates');
    await expect.element(page.getByRole('definition').filter({ hasText: '77' })).toBeVisible();
  });

  it('lead to the builder while there are no pages', async () => {
    answering({ [pagesPath]: () => Response.json([]) });
    await showSection(<AnalyticsSection {...admin} />, admin);
    await expect.element(page.getByText(texts.noPagesText)).toBeVisible();
    await expect.element(page.getByRole('link', { name: texts.toBuilder })).toBeVisible();
  });
});
