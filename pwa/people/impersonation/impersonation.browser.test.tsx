import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { showSection } from '#app/testing/show-section.tsx';
import { impersonationTexts, impersonationScreenTexts as texts } from '#contract/people/impersonation.ts';
import { ViewAsForm } from './view-as-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that takes every call, and the calls it got. */
function taking() {
  const sent: { path: string; method: string | undefined; body: unknown }[] = [];
  answeringWith(async (path, { method, body }) => {
    sent.push({ path, method, body: body === '' ? undefined : JSON.parse(body) });
    return Response.json({ isActive: method === 'POST' });
  });
  return sent;
}

const control = () => ({ check: vi.fn(async () => undefined), signOut: async () => 'left' as const });

function viewing(readOnly: boolean, minutes = 30) {
  const session = signedIn('tenant_admin');
  if (!('user' in session)) throw new Error('A person must be signed in here.');
  const endsAt = new Date(Date.now() + minutes * 60_000).toISOString();
  return { ...session, user: { ...session.user, impersonation: { ownerEmail: 'olivia@platform.test', endsAt, readOnly } } };
}

describe('the form that opens a view', () => {
  const person = { id: '0199a1f0-0000-7000-8000-000000000001', name: 'Ann Lee' };

  it('sends nothing without a reason, and opens a preview unless told otherwise', async () => {
    const sent = taking();
    const { left, store } = await showSection(<ViewAsForm person={person} onClose={() => undefined} />, { role: 'platform_owner' });
    const session = control();
    store.set(sessionControlAtom, session);
    const submit = page.getByRole('button', { name: texts.submit });
    await submit.click();
    await expect.element(page.getByText(impersonationTexts.reasonMissing)).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByLabelText(texts.reason).fill('Ticket 4711');
    await submit.click();
    await expect.poll(() => left).toEqual(['/']);
    expect(sent).toEqual([
      { path: '/api/admin/impersonation', method: 'POST', body: { userId: person.id, reason: 'Ticket 4711', readOnly: true } },
    ]);
    expect(session.check).toHaveBeenCalledOnce();
  });
});

describe('the banner of a view', () => {
  it('names the viewer and the viewed person on every screen, counts down, and ends the view', async () => {
    const sent = taking();
    const { left, store } = await showApp('/calculators/loan-payment', viewing(false));
    const session = control();
    store.set(sessionControlAtom, session);
    const banner = page.getByRole('complementary', { name: texts.action });
    await expect.element(banner).toHaveTextContent('You are olivia@platform.test, viewing as ann@acme.test.');
    await expect.element(banner).toHaveTextContent(/(30:00|29:\d\d) left/);
    await expect.element(banner).not.toHaveTextContent(texts.preview);
    await banner.getByRole('button', { name: texts.end }).click();
    await expect.poll(() => left).toEqual(['/admin/users']);
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/auth/impersonation']);
    expect(session.check).toHaveBeenCalledOnce();
  });

  it('names a preview, and reads the session again when the time is over', async () => {
    taking();
    const { store } = await showApp('/customer-portal', viewing(true, 0));
    const session = control();
    store.set(sessionControlAtom, session);
    const banner = page.getByRole('complementary', { name: texts.action });
    await expect.element(banner).toHaveTextContent(texts.preview);
    await expect.element(banner).toHaveTextContent(texts.ended);
    await expect.poll(() => session.check.mock.calls.length).toBe(1);
  });
});
