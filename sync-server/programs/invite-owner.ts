/**
 * For the operator: creates a platform owner, and prints the link with which the owner chooses a password. A fresh production database has
 * no other way to get its first one. Reads the settings of the server, which must not run at the same time.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { EmailAddress } from '#contract/values/email-address.ts';
import { resetLinkLifeMs, resetLinkPath } from '#server/people/identity/tickets/reset-links.ts';
import { makeOwner } from './make-owner.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage = 'Write the address of the platform owner: npm run invite-owner -- owner@firm.example [--another]';

process.exitCode = await inviteOwner(process.argv.slice(2));

async function inviteOwner([address, option, ...more]: readonly string[]): Promise<number> {
  const read = EmailAddress.safeParse(address);
  if (!read.success || more.length > 0 || (option !== undefined && option !== '--another')) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const email = read.data;
  return runOnDatabase('Inviting the platform owner', async ({ db }, { publicUrl, identityProvider }) => {
    const made = await makeOwner(
      { db, clock: () => new Date(), newId: randomUUID, isOwnHost: () => false, randomBytes: (length) => randomBytes(length) },
      { email, another: option !== undefined, outsideProvider: identityProvider !== undefined },
    );
    if (!made.ok) return made;
    const { token } = made.value;
    return {
      ok: true,
      value:
        token === undefined ? sentenceOfProvider(email, publicUrl) : sentenceOfLink(email, `${publicUrl}${resetLinkPath}?token=${token}`),
    };
  });
}

function sentenceOfLink(email: string, link: string): string {
  const minutes = resetLinkLifeMs / 60_000;
  return `${email} is a platform owner. Start the server, and choose the password within ${minutes} minutes by this link, which works once:\n${link}`;
}

function sentenceOfProvider(email: string, publicUrl: string): string {
  return `${email} is a platform owner. Start the server, and sign in within 30 days with this address, verified by the identity provider:\n${publicUrl}/api/login`;
}
