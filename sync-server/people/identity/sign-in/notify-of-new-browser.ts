import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { readAgent } from '#server/core/http/requests/read-agent.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';

export interface NewBrowserDeps {
  readonly query: IdentityQuery;
  readonly changes: Changes;
  readonly clock: () => Date;
}

export interface NewBrowser {
  readonly account: { readonly id: string; readonly email: string };
  readonly userAgent: string | undefined;
  readonly requestId: string;
}

/** Mails a person whose account is used from a browser for the first time. The first browser of an account is that of the person. */
export async function notifyOfNewBrowser(
  { query, changes, clock }: NewBrowserDeps,
  { account, userAgent, requestId }: NewBrowser,
): Promise<void> {
  const others = await query(
    "select 1 from oidc_payloads where type = 'KnownBrowser' and payload ->> 'accountId' = $1 and expires_at > $2::timestamptz limit 1",
    [account.id, clock()],
  );
  if (others.length === 0) return;
  const now = clock();
  const browser = readAgent(userAgent ?? '')?.browser ?? 'Other';
  const time = `${now.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
  await changes.runAsPlatform(platformActor(requestId, now, undefined), async (change) => {
    mailMessage(change, `new-device:${change.newId()}`, undefined, {
      to: account.email,
      subject: mailTexts.newDeviceSubject,
      paragraphs: [mailTexts.newDeviceBody(browser, time), mailTexts.newDeviceUnexpected],
    });
    return done(undefined);
  });
}
