import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { pageSearchTexts } from '#app/pages/landing-pages/page-search-texts.ts';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { PagesModal } from './pages-modal.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const path = '/api/tenant/landing-pages?limit=100&sort=-updatedAt';
const headingOf = (id: string, name: string) => ({
  id,
  name,
  isPublished: false,
  publishedAt: null,
  publishAt: null,
  publishPath: null,
  unpublishAt: null,
  scheduleProblem: null,
  takenDownAt: null,
  takenDownReason: null,
  domain: null,
  subdomain: 'acme',
  path: '/',
  revision: 1,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-16T09:00:00.000Z',
});
const spring = headingOf('019600aa-0000-7000-8000-0000000000f1', 'Spring rates');
const autumn = headingOf('019600aa-0000-7000-8000-0000000000f2', 'Autumn rates');
const show = () => showSection(<PagesModal onClose={() => undefined} />, { role: 'tenant_admin' });

it('finds a page on the server among more than a hundred', async () => {
  answering({
    [path]: () => Response.json([spring], { headers: { 'x-total-estimate': '240', link: `<${path}&cursor=next>; rel="next"` } }),
    [path.replace('sort', 'q=autumn&sort')]: () => Response.json([autumn]),
  });
  await show();
  await expect.element(page.getByText(pageSearchTexts.shown('1', '240'))).toBeVisible();
  await page.getByRole('searchbox', { name: pageSearchTexts.search }).fill('autumn');
  const link = page.getByRole('link', { name: 'Autumn rates' });
  await expect.element(link).toHaveAttribute('href', `/landing-page-builder?page=${autumn.id}`);
  await expect.element(page.getByRole('link', { name: 'Spring rates' })).not.toBeInTheDocument();
});

it('says that nothing is saved yet', async () => {
  answering({ [path]: () => Response.json([]) });
  await show();
  await expect.element(page.getByText(texts.noPages)).toBeVisible();
});

it('says why the list cannot be read', async () => {
  answering({ [path]: () => Response.json({}, { status: 503 }) });
  await show();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
