import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { landingPageSectionTexts as texts } from './landing-page-section-texts.ts';
import { LandingPagesSection } from './landing-pages-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const spring = {
  id: '019600aa-0000-7000-8000-0000000000c1',
  name: 'Spring rates',
  isPublished: true,
  publishedAt: '2026-03-01T09:00:00.000Z',
  domain: 'rates.acme.example',
  subdomain: null,
  path: '/spring',
  firm: 'Acme',
  tenantId: '019600aa-0000-7000-8000-000000000001',
  isTrial: true,
  reports: 2,
  revision: 4,
  publishAt: null,
  publishPath: null,
  unpublishAt: '2026-06-01T09:00:00.000Z',
  scheduleProblem: null,
  takenDownAt: null,
  takenDownReason: null,
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
};
const draft = {
  ...spring,
  id: '019600aa-0000-7000-8000-0000000000c2',
  name: 'Seminar',
  isPublished: false,
  publishedAt: null,
  domain: null,
  unpublishAt: null,
  scheduleProblem: 'The path is taken.',
};

async function show(answer: () => Response = () => Response.json([spring, draft])) {
  answering({ '/api/landing-pages?limit=100&sort=-createdAt': answer });
  return showSection(<LandingPagesSection />, { role: 'platform_owner' });
}

it('lists every page with its state, its address, and the time of the last edit', async () => {
  await show();
  await expect.element(page.getByRole('row', { name: /Spring rates.*Published.*rates\.acme\.example\/spring.*2026/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Seminar.*Draft.*No address yet/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'rates.acme.example/spring' }))
    .toHaveAttribute('href', 'https://rates.acme.example/spring');
});

it('shows when a page will be unpublished, and why another one was not published', async () => {
  await show();
  await expect.element(page.getByRole('row', { name: /Spring rates.*Unpublishing: Jun 1, .* \S+/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Seminar.*Not published: The path is taken\./ })).toBeVisible();
});

it('copies the address of a page', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  await page.getByRole('button', { name: 'Actions for Spring rates' }).click();
  await page.getByRole('menuitem', { name: texts.copy }).click();
  await expect.element(page.getByText(texts.copied)).toBeVisible();
  expect(written).toHaveBeenCalledWith('https://rates.acme.example/spring');
});

it('says why a page without an address has none to copy', async () => {
  await show();
  await page.getByRole('button', { name: 'Actions for Seminar' }).click();
  const copy = page.getByRole('menuitem', { name: texts.copy });
  await expect.element(copy).toHaveTextContent(texts.noAddress);
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
});

it('says that there is no page yet', async () => {
  await show(() => Response.json([]));
  await expect.element(page.getByRole('heading', { name: texts.empty })).toBeVisible();
});

it('says why there is no list, and asks again', async () => {
  const answers = [() => Response.json([spring]), () => new Response('The server is busy.', { status: 503 })];
  await show(() => answers.pop()?.() ?? Response.json([]));
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('rowheader', { name: /Spring rates/ })).toBeVisible();
});

it('marks the pages of trials and what was reported, and takes one down with a reason', async () => {
  await show();
  await expect.element(page.getByRole('row', { name: /Spring rates.*Acme.*Trial.*2/ })).toBeVisible();
  const sent: unknown[] = [];
  const { tenantId: _tenantId, firm: _firm, isTrial: _isTrial, reports: _reports, ...heading } = spring;
  const takenDown = { takenDownAt: '2026-03-03T09:00:00.000Z', takenDownReason: 'Copied' };
  answeringWith(async (path, { method, body }) => {
    if (method === 'POST') sent.push([path, JSON.parse(body)]);
    return Response.json(method === 'POST' ? { ...heading, ...takenDown } : [{ ...spring, ...takenDown }]);
  });
  await page.getByRole('button', { name: 'Actions for Spring rates' }).click();
  await page.getByRole('menuitem', { name: texts.takeDown }).click();
  await page.getByRole('textbox', { name: texts.reason }).fill('Copied');
  await page.getByRole('button', { name: texts.takeDown }).click();
  await expect.poll(() => sent).toEqual([[`/api/landing-pages/${spring.id}/take-down`, { reason: 'Copied' }]]);
  await expect.element(page.getByRole('row', { name: /Spring rates.*Taken down: Copied/ })).toBeVisible();
});
