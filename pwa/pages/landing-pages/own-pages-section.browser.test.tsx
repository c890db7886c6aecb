import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { askedActionAtom } from '#app/kit/asked-action.ts';
import { abTestSectionTexts } from '#app/pages/ab-tests/ab-test-texts.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { showSection } from '#app/testing/show-section.tsx';
import { pageCardTexts } from '#contract/pages/page-cards.ts';
import { OwnPagesSection } from './own-pages-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const live = {
  ...{ id: '019600aa-0000-7000-8000-0000000000f1', name: 'First home', isPublished: true, publishedAt: '2026-01-15T09:00:00.000Z' },
  ...{ domain: null, subdomain: 'acme', path: '/first-home', revision: 3, publishAt: null, publishPath: null, unpublishAt: null },
  ...{
    scheduleProblem: null,
    takenDownAt: null,
    takenDownReason: null,
    createdAt: '2026-01-15T09:00:00.000Z',
    updatedAt: '2026-01-16T09:00:00.000Z',
  },
  ...{ visitors: 400, senders: 13, leads: 16, picture: '/api/landing-pages/019600aa-0000-7000-8000-0000000000f1/picture?revision=3' },
};
const draft = {
  ...live,
  id: '019600aa-0000-7000-8000-0000000000f2',
  name: 'College',
  isPublished: false,
  visitors: 0,
  senders: 0,
  leads: 2,
};

/** Answers the list, and records what is sent. */
function answerPages(rows: readonly object[] = [live, draft]) {
  const sent: unknown[] = [];
  answeringWith((path, { method, body }) => {
    // The form of a test reads both pages for its goals.
    if (method === 'GET' && path.startsWith('/api/landing-pages/')) return new Response('There is no such page.', { status: 404 });
    if (method === 'GET') return Response.json(path.startsWith('/api/tenant/page-cards') ? rows : []);
    sent.push([method, path, body === '' ? undefined : JSON.parse(body)]);
    return Response.json(path.endsWith('/copy') ? { id: '019600aa-0000-7000-8000-0000000000f9', revision: 1 } : headingOf(draft));
  });
  return sent;
}

function headingOf({ visitors: _v, senders: _s, leads: _l, picture: _p, ...heading }: typeof draft) {
  return heading;
}

const choose = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

describe('the landing pages of a firm', () => {
  it('stand with picture, state, visitors, leads, and address', async () => {
    answerPages();
    await showSection(<OwnPagesSection />, { role: 'tenant_admin' });
    await expect.element(page.getByRole('row', { name: /First home.*Live.*400.*16.*\/first-home/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /College.*Draft/ })).toBeVisible();
    expect([...document.querySelectorAll('[role=rowheader] img')].map((image) => image.getAttribute('src'))).toContain(live.picture);
  });

  it('are renamed, and copied', async () => {
    const sent = answerPages();
    await showSection(<OwnPagesSection />, { role: 'tenant_admin' });
    await choose('College', 'Rename');
    await page.getByRole('dialog').getByLabelText('Name').fill('College evening');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await choose('First home', 'Copy');
    await expect.element(page.getByText(pageCardTexts.copied)).toBeVisible();
    expect(sent).toEqual([
      ['PUT', `/api/landing-pages/${draft.id}/name`, { name: 'College evening' }],
      ['POST', `/api/landing-pages/${live.id}/copy`, { name: 'Copy of First home' }],
    ]);
  });

  it('are deleted once they are not published, with the numbers that are lost', async () => {
    const sent = answerPages();
    await showSection(<OwnPagesSection />, { role: 'tenant_admin' });
    await choose('College', 'Delete');
    await expect.element(page.getByText('The page, its visits, and 2 leads are deleted.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(pageCardTexts.deleted)).toBeVisible();
    expect(sent).toEqual([['DELETE', `/api/landing-pages/${draft.id}`, {}]]);
    await page.getByRole('button', { name: 'Actions for First home' }).click();
    await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('get a version B, and the form of a test opens with both pages and today’s rate', async () => {
    const sent = answerPages();
    await page.viewport(1440, 900);
    const { store } = await showApp('/admin/pages', signedIn('tenant_admin'));
    const asked: (string | undefined)[] = [];
    store.sub(askedActionAtom, () => asked.push(store.get(askedActionAtom)));
    await expect.element(page.getByRole('row', { name: /First home/ })).toBeVisible();
    await choose('First home', 'Make version B');
    await expect.element(page.getByRole('heading', { level: 1, name: 'A/B Tests' })).toBeVisible();
    expect(sent).toEqual([['POST', `/api/landing-pages/${live.id}/copy`, { name: 'First home, version B' }]]);
    expect(asked[0]).toBe(`abTests.create:${live.id}/019600aa-0000-7000-8000-0000000000f9/3.3`);
    await expect.element(page.getByLabelText(abTestSectionTexts.baseline)).toHaveValue('3.3');
  });

  it('are offered to be begun while there is none', async () => {
    answerPages([]);
    await showApp('/admin/pages', signedIn('tenant_admin'));
    await expect.element(page.getByText('No pages yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'New from a template' })).toHaveAttribute('href', '/templates');
  });
});
