import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { answerTimesNote } from '#contract/tenants/support/answer-times.ts';
import { supportTexts, supportScreenTexts as texts } from '#contract/tenants/support/support.ts';
import { OwnSupport } from './own-support.tsx';
import { SupportQueue } from './support-queue.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const request = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  subject: 'Import of clients',
  message: 'Can we import our clients?',
  asker: 'ann@northwind.example',
  answerHours: 8,
  dueAt: '2099-01-16T09:00:00.000Z',
  answeredAt: null,
  answeredBy: null,
  createdAt: '2026-01-15T09:00:00.000Z',
};
const queued = { ...request, tenantId: acme.id, tenantName: 'Northwind Advisors', plan: 'Enterprise', isPriority: true };

describe('the support screen of a firm', () => {
  async function show(promise: object) {
    const sent: unknown[] = [];
    answeringWith(async (path: string, { method, body }) => {
      if (path.startsWith('/api/tenant/support-promise')) return Response.json(promise);
      if (method !== 'POST') return Response.json(sent.length === 0 ? [] : [request]);
      sent.push(JSON.parse(body));
      return Response.json(request);
    });
    await showSection(<OwnSupport />, { role: 'tenant_admin', rows: { tenant: [acme] } });
    return sent;
  }

  it('says the time of an answer before anything is written, sends a request, and lists it', async () => {
    const sent = await show({ answerHours: 8, isPriority: false });
    await expect.element(page.getByText(texts.promise(8))).toBeVisible();
    await expect.element(page.getByText(answerTimesNote)).toBeVisible();
    expect(page.getByText(texts.priority).query()).toBeNull();
    await expect.element(page.getByText(texts.noneOwn)).toBeVisible();
    await page.getByLabelText('Subject').fill('Import of clients');
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(supportTexts.messageMissing)).toBeVisible();
    await page.getByLabelText('Message').fill('Can we import our clients?');
    await page.getByRole('button', { name: texts.send }).click();
    await expect.element(page.getByText(/^Your request was sent\. You get an answer by Jan 16, 2099/)).toBeVisible();
    expect(sent).toEqual([{ tenant: acme.id, subject: 'Import of clients', message: 'Can we import our clients?' }]);
    await expect.element(page.getByRole('row', { name: /Import of clients.*Not answered/ })).toBeVisible();
  });

  it('names priority support where the plan has it', async () => {
    await show({ answerHours: 4, isPriority: true });
    await expect.element(page.getByText(`${texts.promise(4)} ${texts.priority}`)).toBeVisible();
  });
});

describe('the support queue of the platform owner', () => {
  it('shows firm, plan, priority, and when the answer is due, and marks a request as answered by whom', async () => {
    let answeredBy: string | null = null;
    const asked: URL[] = [];
    answeringWith(async (path: string, { method }) => {
      asked.push(new URL(path, window.location.origin));
      if (method === 'PUT') answeredBy = 'owner@platform.example';
      const answered = { ...queued, answeredBy, answeredAt: answeredBy === null ? null : '2026-01-15T12:00:00.000Z' };
      return Response.json(method === 'PUT' ? answered : [answered]);
    });
    await showSection(<SupportQueue />, { role: 'platform_owner' });
    const row = () => page.getByRole('row', { name: /Northwind Advisors/ });
    await expect.element(row()).toHaveTextContent(/Enterprise.*Priority.*Import of clients.*Jan 16, 2099.*Not answered/);
    await expect.element(row().getByRole('link')).toHaveAttribute('href', 'mailto:ann@northwind.example');
    expect([asked[0]?.searchParams.get('state'), asked[0]?.searchParams.get('sort')]).toEqual(['open', 'dueAt']);
    await page.getByRole('button', { name: 'Actions for Import of clients' }).click();
    await page.getByRole('menuitem', { name: texts.answer }).click();
    await expect.element(page.getByText(texts.changed(true))).toBeVisible();
    await expect.element(row()).toHaveTextContent(/Answered.*owner@platform\.example/);
  });

  it('keeps an email address in one line, and the tools of the list on the line of the labeled filter', async () => {
    await page.viewport(1180, 820);
    answeringWith(async () => Response.json([queued]));
    await showSection(<SupportQueue />, { role: 'platform_owner' });
    const address = page.getByRole('link', { name: 'ann@northwind.example' });
    await expect.element(address).toBeVisible();
    expect(address.element().getClientRects().length).toBe(1);
    const bottoms = [page.getByRole('searchbox'), page.getByLabelText('Status'), page.getByRole('button', { name: 'Export CSV' })].map(
      (tool) => tool.element().getBoundingClientRect().bottom,
    );
    expect(new Set(bottoms).size).toBe(1);
  });

  it('marks a request whose time is over', async () => {
    answeringWith(async () => Response.json([{ ...queued, dueAt: '2026-01-15T09:00:00.000Z' }]));
    await showSection(<SupportQueue />, { role: 'platform_owner' });
    await expect.element(page.getByRole('row', { name: /Northwind/ })).toHaveTextContent(texts.overdue);
  });
});
