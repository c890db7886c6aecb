/** A tenant with its own domain, another without, and people who sign in, for tests over real HTTP. */

import type { MemberRole, Role } from '#contract/people/roles.ts';
import { signInTexts } from '#contract/people/sign-in.ts';
import type { Browser, Page } from '#server/people/identity/browser-stand-in.ts';
import type { Office } from './test-office.ts';

export const password = 'Right-pass-1';
export const domain = 'calc.acme.example';
export const subHost = 'acme.firms.test';

export interface ForeignScene {
  readonly acme: string;
  readonly birch: string;
  /** An address on the domain, with the server's port. */
  readonly there: (path: string, host?: string) => string;
  readonly person: (email: string, role: Role, memberships?: readonly (readonly [string, MemberRole])[]) => Promise<string>;
  /** From the tenant's host through the platform's sign-in page, up to the page after it. */
  readonly passThrough: (browser: Browser, email: string, host?: string) => Promise<Page>;
  /** Up to the code for the domain, which the browser has not delivered there yet. */
  readonly untilHandoff: (browser: Browser, email: string) => Promise<string>;
  /** Signs in on the domain and consents to it. */
  readonly signInThere: (browser: Browser, email: string) => Promise<void>;
  readonly signInHere: (browser: Browser, email: string) => Promise<Page>;
  readonly sessions: () => Promise<number>;
}

export async function foreignScene(server: Office): Promise<ForeignScene> {
  const { db, newId, accounts } = server.services;
  const [acme, birch] = [newId(), newId()];
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.tenant.create({ data: { id: acme, name: 'Acme Wealth', subdomain: 'acme' } });
    await tx.tenant.create({ data: { id: birch, name: 'Birch Planning', subdomain: 'birch' } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId: acme, domain, state: 'valid', proof: 'x', verifiedAt: new Date() } });
  });
  const there = (path: string, host = domain): string => `http://${host}:${new URL(server.url).port}${path}`;

  async function passForm(browser: Browser, page: Page, email: string): Promise<Page> {
    if (!page.text.includes(signInTexts.password)) return page;
    const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
    return untilPage(browser, submitted);
  }

  /** Follows redirects, but not the one back to the tenant's host. */
  async function untilPage(browser: Browser, from: Page): Promise<Page> {
    let page = from;
    while (page.location !== undefined && !page.location.includes('handoff=')) page = await browser.get(page.location);
    return page;
  }

  async function passThrough(browser: Browser, email: string, host = domain): Promise<Page> {
    const page = await untilPage(browser, await browser.get(there('/api/login?returnTo=/calculators', host)));
    return passForm(browser, page, email);
  }

  async function untilHandoff(browser: Browser, email: string): Promise<string> {
    const page = await passThrough(browser, email);
    return page.location ?? (await agree(browser, page)).location ?? '';
  }

  return {
    acme,
    birch,
    there,
    passThrough,
    untilHandoff,
    person: async (email, role, memberships = []) => {
      const id = newId();
      await db.inTransaction({ as: 'platform' }, async (tx) => {
        await tx.user.create({ data: { id, email, role, firstName: 'Ann' } });
        for (const [tenantId, memberRole] of memberships) await tx.membership.create({ data: { userId: id, tenantId, role: memberRole } });
      });
      await accounts.set({ id: newId(), email, password, firstName: 'Ann', lastName: null });
      return id;
    },
    signInThere: async (browser, email) => {
      await browser.get(await untilHandoff(browser, email));
    },
    signInHere: async (browser, email) => passForm(browser, await browser.follow(`${server.url}/api/login`), email),
    sessions: () => db.inTransaction({ as: 'platform' }, (tx) => tx.session.count()),
  };
}

/** Presses Continue on the page that names the domain. */
export function agree(browser: Browser, page: Page, action = 'continue'): Promise<Page> {
  const [, ticket = ''] = /name="ticket" value="([\w-]+)"/.exec(page.text) ?? [];
  return browser.post(new URL('/api/login/confirm', page.url).href, { ticket, act: action });
}
