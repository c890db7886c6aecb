import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageSearchTexts } from '#app/pages/landing-pages/page-search-texts.ts';
import { readLandingPage } from '#app/testing/answer-examples.gen.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';
import { AbTestsSection } from './ab-tests-section.tsx';

const admin = { role: 'tenant_admin' } as const;
const pageOf = (id: string, name: string) => ({
  id,
  name,
  isPublished: true,
  publishedAt: null,
  publishAt: null,
  publishPath: null,
  unpublishAt: null,
  scheduleProblem: null,
  takenDownAt: null,
  takenDownReason: null,
  domain: null,
  subdomain: 'acme',
  path: '/spring',
  revision: 1,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-16T09:00:00.000Z',
});
const pages = [pageOf('019600aa-0000-7000-8000-0000000000f1', 'Spring'), pageOf('019600aa-0000-7000-8000-0000000000f2', 'Spring, shorter')];
const partOf = (id: string, text: string) => ({
  id,
  type: 'button',
  content: { text, link: '#book' },
  styles: {},
  position: { x: 0, y: 0 },
});
/** Both pages have the button to book; only the first has the other one. */
const detailsOf = (path: string) => ({
  ...readLandingPage,
  ...[...pages, autumn].find(({ id }) => path.includes(id)),
  config: {
    name: 'Spring',
    components: [partOf('book', 'Book a call'), ...(path.includes(pages[0]?.id ?? '') ? [partOf('more', 'Read more')] : [])],
    globalStyles: defaultGlobalStyles,
    seo: { title: '', description: '', keywords: '' },
  },
});
const evidence = {
  controlVisitors: 4000,
  controlSuccesses: 400,
  variantVisitors: 4000,
  variantSuccesses: 500,
  chanceToWin: 0.9995,
  expectedLoss: 0.00001,
  low: 0.011,
  high: 0.039,
  splitP: 1,
  isSplitAlarm: false,
};
const test = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  name: 'Headline',
  pageId: pages[0]?.id,
  pageName: 'Spring',
  status: 'running',
  trafficSplit: 50,
  goal: 'send',
  plannedVisitors: 7682,
  startDate: '2026-01-16T09:00:00.000Z',
  endDate: null,
  controlId: '019600aa-0000-7000-8000-0000000000e2',
  variantId: '019600aa-0000-7000-8000-0000000000e3',
  variantName: 'Spring, shorter',
  winnerVariant: null,
  evidence,
  createdAt: '2026-01-15T09:00:00.000Z',
};

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

const autumn = pageOf('019600aa-0000-7000-8000-0000000000f3', 'Autumn');

/** With more pages than two, the server tells their number and finds one of the others. */
function listOf(path: string, total: number): Response {
  if (path.includes('q=autumn')) return Response.json([autumn]);
  const more = { 'x-total-estimate': String(total), link: `<${path}&cursor=next>; rel="next"` };
  return Response.json(pages, { headers: total === pages.length ? {} : more });
}

async function show(tests: readonly object[], total = pages.length): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await page.viewport(1440, 900);
  answeringWith(async (path, { method, body }) => {
    if (method === 'GET' && /landing-pages\/[^/]+$/.test(path)) return Response.json(detailsOf(path));
    if (method === 'GET') return path.includes('ab-tests') ? Response.json(tests) : listOf(path, total);
    sent.push({ path, body: body === '' ? undefined : JSON.parse(body) });
    return Response.json({ ...test, status: 'completed' });
  });
  await showSection(<AbTestsSection {...admin} />, admin);
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the A/B tests of a firm', () => {
  it('[R-ENT-27] show the rates of both versions, and take a winner by a click', async () => {
    const sent = await show([test]);
    const row = page.getByRole('row', { name: /Headline/ });
    await expect.element(row.getByText('10.00% (400 of 4,000)')).toBeVisible();
    await expect.element(row.getByText('12.50% (500 of 4,000)')).toBeVisible();
    await expect.element(row.getByText(texts.clearVariant)).toBeVisible();
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: texts.results }).click();
    await expect.element(page.getByRole('dialog').getByText('1.10% to 3.90%')).toBeVisible();
    await page.getByRole('button', { name: texts.useVariant }).click();
    await expect
      .poll(() => sent)
      .toEqual([{ path: `/api/ab-tests/${test.id}/status`, body: { status: 'completed', winner: test.variantId } }]);
  });

  it('[R-ENT-27] warn about an uneven split, and about a test that is too young', async () => {
    await show([
      { ...test, evidence: { ...evidence, isSplitAlarm: true } },
      {
        ...test,
        id: '019600aa-0000-7000-8000-0000000000e9',
        name: 'Young',
        evidence: { ...evidence, controlVisitors: 10, variantVisitors: 10 },
      },
    ]);
    await expect.element(page.getByText(texts.splitAlarm)).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Young/ }).getByText(texts.early('7,682'))).toBeVisible();
  });

  it('[R-ENT-27] are planned with the number of visitors that they need', async () => {
    const sent = await show([]);
    await page.getByRole('button', { name: texts.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(texts.name).fill('Headline');
    await dialog.getByLabelText(texts.page).selectOptions('Spring');
    await dialog.getByLabelText(texts.variant).selectOptions('Spring, shorter');
    await dialog.getByLabelText(texts.baseline).fill('10');
    await expect.element(dialog.getByText(texts.planned('7,682'))).toBeVisible();
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: `/api/landing-pages/${pages[0]?.id}/ab-tests`,
          body: { name: 'Headline', variantPageId: pages[1]?.id, goal: 'send', trafficSplit: 50, baselineRate: 10, minimumLift: 20 },
        },
      ]);
  });

  it('find both pages on the server among more than a hundred', async () => {
    const sent = await show([], 240);
    await page.getByRole('button', { name: texts.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(texts.name).fill('Old pages');
    await expect.element(dialog.getByText(pageSearchTexts.shown('2', '240'))).toBeVisible();
    await dialog.getByRole('searchbox', { name: pageSearchTexts.search }).fill('autumn');
    await dialog.getByLabelText(texts.page).selectOptions('Autumn');
    await dialog.getByRole('searchbox', { name: pageSearchTexts.search }).fill('');
    await dialog.getByLabelText(texts.variant).selectOptions('Spring, shorter');
    await expect.element(dialog.getByLabelText(texts.page)).toHaveDisplayValue('Autumn');
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ path: `/api/landing-pages/${autumn.id}/ab-tests`, body: { variantPageId: pages[1]?.id } }]);
  });

  it('do not send the form when Enter is pressed in the search', async () => {
    const sent = await show([], 240);
    await page.getByRole('button', { name: texts.create }).click();
    const search = page.getByRole('dialog').getByRole('searchbox', { name: pageSearchTexts.search });
    await search.fill('autumn');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog').getByRole('option', { name: 'Autumn' }).first()).toBeInTheDocument();
    expect(sent).toEqual([]);
    await expect.element(search).toHaveFocus();
  });

  it('[R-ENT-27] count the clicks in a part that both versions have, if that is their goal', async () => {
    const sent = await show([]);
    await page.getByRole('button', { name: texts.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(texts.name).fill('Button');
    await dialog.getByLabelText(texts.page).selectOptions('Spring');
    await dialog.getByLabelText(texts.variant).selectOptions('Spring, shorter');
    const goal = dialog.getByRole('combobox', { name: texts.goal });
    await expect.element(goal.getByText('Book a call')).toBeInTheDocument();
    expect(goal.element().textContent).not.toContain('Read more');
    await goal.selectOptions('click:book');
    await dialog.getByRole('button', { name: texts.create }).click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ body: expect.objectContaining({ goal: 'click:book' }) })]);
  });
});
