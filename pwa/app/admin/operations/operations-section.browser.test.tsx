import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { backgroundWorkTexts as texts } from '#contract/tenants/upkeep/background-work.ts';
import { deviceReportTexts } from '#contract/tenants/upkeep/device-reports.ts';
import { OperationsSection } from './operations-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const job = { name: 'domains', nextAt: '2026-01-15T10:00:00.000Z', finishedAt: '2026-01-15T09:00:00.000Z', isRunning: false, error: null };
const work = {
  ...{ waitingEffects: 3, deadEffects: 1, overdueSeconds: 600, waitingMails: 2, failedMails: 1 },
  jobs: [job, { ...job, name: 'mails', error: 'The disk is full' }],
};
const effect = {
  id: '019600aa-0000-7000-8000-0000000000f1',
  ...{ type: 'mail.send', state: 'dead', attempts: 12, nextAt: '2026-01-15T09:40:00.000Z', lastError: 'Connection refused' },
  ...{ tenantName: 'Northwind Advisors', mail: 'ann@northwind.example: You are invited', createdAt: '2026-01-15T09:00:00.000Z' },
};
const fault = {
  id: '019600aa-0000-7000-8000-0000000000f2',
  ...{ build: 'DV0WTNnz', message: 'TypeError: Cannot read # of …', place: 'report-Bx12a9Zk.js:3:1204', screen: '/calculators' },
  ...{ browser: 'Safari', fatal: true, count: 4, firstAt: '2026-01-15T09:00:00.000Z', lastAt: '2026-01-16T09:00:00.000Z' },
};
const build = { build: 'DV0WTNnz', isCurrent: true, sessions: 12, lastSeenAt: '2026-01-15T09:00:00.000Z' };

async function show({ effects = [effect], faults = [fault], builds = [build], isDown = false }: Record<string, unknown> = {}) {
  const sent: string[] = [];
  answeringWith(async (path, { method, body }) => {
    if (isDown === true) throw new TypeError('Failed to fetch');
    if (method !== 'GET') sent.push(`${method} ${path} ${body}`);
    if (path.endsWith('/retry')) return Response.json({ effects: 1 });
    if (path.endsWith('/jobs/run')) return Response.json({ name: 'mails', nextAt: '2026-01-15T10:00:00.000Z' });
    if (path.startsWith('/api/admin/effects')) return Response.json(effects);
    if (path.startsWith('/api/admin/device-errors')) return Response.json(faults);
    if (path.startsWith('/api/admin/app-builds')) return Response.json({ builds });
    return Response.json(work);
  });
  await showSection(<OperationsSection />, { role: 'platform_owner' });
  return sent;
}

const tile = (name: string) => page.getByRole('group', { name });

describe('the screen Operations', () => {
  it('says what is stuck, and the jobs with the failed one first', async () => {
    await show();
    await expect.element(tile(texts.deadEffects)).toHaveTextContent('1');
    await expect.element(tile(texts.overdue)).toHaveTextContent('10 minutes');
    const jobs = page.getByRole('table', { name: texts.jobs }).getByRole('row');
    await expect.element(jobs.nth(1)).toHaveTextContent(/mails.*Failed.*The disk is full/);
    await expect.element(jobs.nth(2)).toHaveTextContent(/domains.*Succeeded/);
  });

  it('names the firm, the receiver, and the last error of a mail that was given up, and tries it again', async () => {
    const sent = await show();
    const row = page.getByRole('row', { name: /Northwind Advisors/ });
    await expect.element(row).toHaveTextContent(/mail\.send.*ann@northwind\.example: You are invited.*Given up.*Connection refused/);
    await page.getByRole('button', { name: `Actions for ${effect.mail}` }).click();
    await page.getByRole('menuitem', { name: texts.retry }).click();
    await expect.element(page.getByText(texts.retried(1))).toBeVisible();
    expect(sent).toEqual([`POST /api/admin/effects/${effect.id}/retry {}`]);
  });

  it('fits on a phone: its tables scroll in themselves, and never the page, however long an error is', async () => {
    await page.viewport(390, 844);
    const long = 'connect_ECONNREFUSED_'.repeat(12);
    await show({ effects: [{ ...effect, lastError: long }], faults: [{ ...fault, message: long, place: long }] });
    await expect.element(page.getByRole('table', { name: texts.jobs })).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll('table').length).toBeGreaterThan(1);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('tries everything again at once', async () => {
    const sent = await show();
    await page.getByRole('button', { name: texts.retryAll }).click();
    await expect.element(page.getByText(texts.retried(1))).toBeVisible();
    expect(sent).toEqual(['POST /api/admin/effects/retry {}']);
  });

  it('runs a job now', async () => {
    const sent = await show();
    await page.getByRole('button', { name: texts.runNowOf('mails') }).click();
    await expect.element(page.getByText(texts.due('mails'))).toBeVisible();
    expect(sent).toEqual(['POST /api/admin/jobs/run {"job":"mails"}']);
  });

  it('shows which builds devices run, and their errors', async () => {
    await show();
    const builds = page.getByRole('table', { name: deviceReportTexts.builds });
    await expect.element(builds.getByRole('row').nth(1)).toHaveTextContent(/DV0WTNnz.*Served now.*12 browsers/);
    await expect
      .element(page.getByRole('row', { name: /Cannot read # of …/ }))
      .toHaveTextContent(/report-Bx12a9Zk\.js:3:1204.*Error page.*4.*Safari/);
  });

  it('says so where there is nothing to show', async () => {
    await show({ effects: [], faults: [], builds: [] });
    // The list is filtered by its state.
    await expect.element(page.getByText(deviceReportTexts.noErrorsText)).toBeVisible();
    await expect.element(page.getByText(deviceReportTexts.noBuilds)).toBeVisible();
    await expect.element(page.getByRole('button', { name: texts.retryAll })).toBeDisabled();
  });

  it('offers to ask again when the server cannot be reached', async () => {
    await show({ isDown: true });
    await expect.element(page.getByText('The operations cannot be shown right now')).toBeVisible();
    await expect.element(page.getByText('The builds cannot be shown right now')).toBeVisible();
  });

  it.each([390, 1180])('fits into a window of %i pixels, and its buttons are at least 44 pixels high', async (width) => {
    await page.viewport(width, 844);
    await show();
    await expect.element(page.getByRole('button', { name: texts.runNowOf('mails') })).toBeVisible();
    await expect.element(page.getByText('DV0WTNnz').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const name of [texts.retryAll, texts.runNowOf('mails')])
      expect(page.getByRole('button', { name }).element().getBoundingClientRect().height, name).toBeGreaterThanOrEqual(44);
  });
});
