import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { planRights } from '#contract/money/plan-rights.ts';
import { domainTexts } from '#contract/tenants/tenant-domains.ts';
import { removalEffects } from './domain-texts.ts';
import { DomainsSection } from './domains-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = {
  id: '0199a1f0-0000-7000-8000-0000000000d1',
  tenantId: acme.id,
  domain: 'plan.acme.test',
  state: 'pending',
  record: { type: 'TXT', name: '_calculators.plan.acme.test', value: 'calculators-verify=abc' },
  observed: [],
  checkedAt: null,
  verifiedAt: null,
  failingSince: null,
  suspendsAt: null,
  lostAt: null,
  expiresAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
};

async function show(entries: readonly object[], answer: () => Response = () => Response.json(entry)) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  answeringWith(async (path: string, { method, body }: { readonly method: string; readonly body?: string }) => {
    if (method === 'GET') return Response.json(entries);
    sent.push({ path, body: JSON.parse(body ?? '{}') });
    return answer();
  });
  await showSection(<DomainsSection />, { role: 'tenant_admin', rows: { tenant: [acme] } });
  return sent;
}

describe('the domains of a firm', () => {
  it.each([
    ['valid', 'The domain shows your calculators.'],
    ['invalid', 'Replace the value with the one below.'],
    ['conflicting', 'Remove the other one.'],
    ['pending', 'The record has not been seen yet.'],
    ['not_found', 'There is no such domain.'],
  ] as const)('says of a domain that is %s why, and what to do', async (state, reason) => {
    await show([{ ...entry, state }]);
    const card = page.getByRole('article', { name: 'plan.acme.test' });
    await expect.element(card.getByText(domainTexts.states[state])).toBeVisible();
    await expect.element(card.getByText(reason)).toBeVisible();
  });

  it('says of a claim that another firm has proven the domain, and asks for nothing more', async () => {
    await show([{ ...entry, lostAt: '2026-03-02T09:00:00.000Z' }]);
    const card = page.getByRole('article', { name: 'plan.acme.test' });
    await expect.element(card.getByText('Claim ended')).toBeVisible();
    await expect.element(card.getByText(domainTexts.lost('plan.acme.test'))).toBeVisible();
    await expect.element(card.getByRole('button')).toHaveTextContent('Withdraw claim');
  });

  it('shows the record to set, ready to copy', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await show([entry]);
    for (const name of ['Copy name', 'Copy value']) await page.getByRole('button', { name }).click();
    await expect.poll(() => copied).toEqual(['_calculators.plan.acme.test', 'calculators-verify=abc']);
  });

  it('claims a domain, and names beside the field what is wrong with it', async () => {
    const sent = await show([]);
    await page.getByRole('button', { name: 'Claim a domain' }).click();
    const submit = page.getByRole('button', { name: 'Claim domain' });
    await page.getByRole('textbox', { name: 'Domain' }).fill('no domain');
    await submit.click();
    await expect.element(page.getByRole('textbox', { name: 'Domain' })).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await page.getByRole('textbox', { name: 'Domain' }).fill('plan.acme.test');
    await submit.click();
    await expect.element(page.getByText('Domain claimed')).toBeVisible();
    expect(sent).toEqual([{ path: '/api/tenant/domains', body: { tenant: acme.id, domain: 'plan.acme.test' } }]);
  });

  it('keeps the claim in the form when the plan has no custom domain, and says so', async () => {
    await show([], () => new Response(planRights.customDomain.lacking, { status: 403, headers: { 'x-answer-code': 'LimitReached' } }));
    await page.getByRole('button', { name: 'Claim a domain' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).fill('plan.acme.test');
    await page.getByRole('button', { name: 'Claim domain' }).click();
    await expect.element(page.getByRole('dialog').getByText(planRights.customDomain.lacking)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('plan.acme.test');
  });

  it('shows the current record beside the record to set', async () => {
    await show([
      { ...entry, state: 'conflicting', observed: ['calculators-verify=abc', 'calculators-verify=old'], checkedAt: entry.createdAt },
    ]);
    const seen = page.getByRole('group', { name: 'What we see now' });
    await expect.element(seen.getByText('calculators-verify=abc (correct)')).toBeVisible();
    await expect.element(seen.getByText('calculators-verify=old')).toBeVisible();
  });

  it('mails the record to a colleague', async () => {
    const sent = await show([entry], () => Response.json({ id: entry.id, email: 'dns@acme.test' }));
    await expect.element(page.getByRole('group', { name: 'What we see now' }).getByText('Not looked up yet')).toBeVisible();
    await page.getByRole('button', { name: 'Send to a colleague' }).click();
    await page.getByLabelText(/Email of the person/).fill('dns@acme.test');
    await page.getByRole('button', { name: 'Send instructions' }).click();
    await expect.element(page.getByText('Instructions sent')).toBeVisible();
    expect(sent).toEqual([{ path: `/api/tenant/domains/${entry.id}/instructions`, body: { email: 'dns@acme.test' } }]);
  });

  it('withdraws a claim after a question', async () => {
    const sent = await show([entry]);
    await page.getByRole('button', { name: 'Withdraw claim' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect.element(dialog.getByText(/Nothing works less than today/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Withdraw claim' }).click();
    await dialog.getByRole('button', { name: 'Withdraw claim' }).click();
    await expect.element(page.getByText('Claim withdrawn')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([`/api/tenant/domains/${entry.id}`]);
  });

  it('removes a proven domain, and says before what stops working', async () => {
    await show([{ ...entry, state: 'valid', verifiedAt: entry.createdAt }]);
    await page.getByRole('button', { name: 'Remove domain' }).click();
    const dialog = page.getByRole('dialog');
    for (const effect of removalEffects('plan.acme.test')) await expect.element(dialog.getByText(effect)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove domain' }).click();
    await expect.element(page.getByText('Domain removed')).toBeVisible();
  });

  it('has a domain checked again', async () => {
    const sent = await show([entry]);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(page.getByText('Domain checked')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([`/api/tenant/domains/${entry.id}/verify`]);
  });
});
