import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../testing/answering.ts';
import { showSection } from '../testing/show-section.tsx';
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
  revision: 4,
  publishAt: null,
  publishPath: null,
  unpublishAt: '2026-06-01T09:00:00.000Z',
  scheduleProblem: null,
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
  answering({ '/api/landing-pages?limit=100&sort=-updatedAt': answer });
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
