import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { type Browser, createBrowser, type Page } from '#server/people/identity/browser-stand-in.ts';
import { type Office, openOffice } from './test-office.ts';

export const oldPassword = 'Right-pass-1';
export const newPassword = 'Another-pass-2';

/** A server with accounts, and the mail server that receives its links. */
export interface ResetScene extends Omit<Office, 'person'> {
  readonly person: (options?: { readonly isActive?: boolean }) => Promise<{ readonly id: string; readonly email: string }>;
  /** All tests use one network address: this resets every rate limit. */
  readonly refillLimits: () => void;
  readonly ask: (email: string, browser?: Browser) => Promise<Page>;
  readonly mailsTo: (email: string) => Promise<readonly string[]>;
  readonly linkFor: (email: string) => Promise<string>;
  /** Opens the link and chooses a password. */
  readonly choose: (link: string, password: string, browser?: Browser) => Promise<Page>;
  readonly signIn: (email: string, password: string) => Promise<{ readonly browser: Browser; readonly isIn: boolean }>;
  readonly isSignedIn: (browser: Browser) => Promise<boolean>;
}

export async function openResetScene(): Promise<ResetScene> {
  const post = await openPost();
  const server = await openOffice({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Reckoner <no-reply@mail.example>' } });
  let people = 0;

  const ask: ResetScene['ask'] = (email, browser = createBrowser()) => browser.post(`${server.url}/idp/password-reset`, { email });
  const mailsTo: ResetScene['mailsTo'] = async (email) => {
    while ((await server.runEffects()) > 0);
    return post.arrived.filter(({ to }) => to === email).map(({ raw }) => raw.replaceAll('=3D', '='));
  };
  const isSignedIn: ResetScene['isSignedIn'] = async (browser) =>
    (await browser.get(`${server.url}/api/auth/user`, 'same-origin')).status === 200;

  return {
    ...server,
    ask,
    mailsTo,
    isSignedIn,
    person: async ({ isActive = true } = {}) => {
      people += 1;
      const email = `person${people}@example.com`;
      const { accounts, db, newId } = server.services;
      const id = newId();
      await db.inTransaction({ as: 'platform' }, (tx) => tx.user.create({ data: { id, email, isActive } }));
      await accounts.set({ id: newId(), email, password: oldPassword, firstName: 'Ann', lastName: null });
      return { id, email };
    },
    refillLimits: () => server.setClock(new Date(server.services.clock().getTime() + rateLimits.passwordReset.windowMs)),
    linkFor: async (email) => {
      await ask(email);
      return linkIn((await mailsTo(email)).at(-1) ?? '');
    },
    choose: async (link, password, browser = createBrowser()) => {
      await browser.follow(link, 'cross-site');
      return browser.post(`${server.url}/idp/new-password`, { password });
    },
    signIn: async (email, password) => {
      const browser = createBrowser();
      const page = await browser.follow(`${server.url}/api/login`);
      const submitted = await browser.post(page.url, { email, password, act: 'sign-in' });
      if (submitted.location !== undefined) await browser.follow(submitted.location);
      return { browser, isIn: await isSignedIn(browser) };
    },
    close: async () => {
      await server.close();
      await post.close();
    },
  };
}

export const linkIn = (mail: string): string => /http:\/\/[\w.:]+\/idp\/new-password\?token=[\w-]{43}/.exec(mail)?.[0] ?? '';

interface Post {
  readonly url: string;
  readonly arrived: readonly { readonly to: string; readonly raw: string }[];
  readonly close: () => Promise<void>;
}

/** A real mail server on the loopback. */
async function openPost(): Promise<Post> {
  const arrived: { to: string; raw: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), raw: raw.replaceAll(/=\r?\n/g, '') });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = smtp.listen(0, '127.0.0.1', () => resolve(portOf(listener.address())));
  });
  return { url: `smtp://127.0.0.1:${port}`, arrived, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen on a port.');
  return address.port;
}
