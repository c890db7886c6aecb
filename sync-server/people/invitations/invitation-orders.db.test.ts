import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { writeInvitation } from '#server/mail/write-invitation.ts';
import { acceptInvitation } from '#server/people/accept/accept-invitation.ts';
import { declineInvitation } from '#server/people/accept/decline-invitation.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { expireInvitations } from './expire-invitations.ts';
import { inviteOne } from './invite-user.ts';
import { resendInvitation } from './resend-invitation.ts';

/** Number of event sequences in the everyday form, and in the long form. */
const orders = process.env.CAMPAIGN === 'long' ? 10_000 : 500;
const events = [
  'invite',
  'mail',
  'resend',
  'cancel',
  'accept',
  'acceptAsStranger',
  'decline',
  'wait',
  'job',
  'inviterLeaves',
  'inviterReturns',
] as const;

interface ModelledInvitation {
  readonly id: string;
  status: 'pending' | 'accepted' | 'expired' | 'cancelled';
  expiresAt: number;
  resendCount: number;
  invitedBy: 'inviter' | 'owner';
  newest: string | undefined;
}

interface Link {
  readonly token: string;
  readonly of: ModelledInvitation;
}

let office: Office;
let owner: OfficePerson;
let inviter: OfficePerson;
let stranger: OfficePerson;
const day = 24 * 60 * 60 * 1000;
const visitor = { visitor: true, requestId: 'request' } as const;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  inviter = await office.person('platform_owner');
  stranger = await office.person('user');
});
afterAll(() => office.close());

function okWhileMailed(mails: number): string {
  return mails < rateLimits.invitationMailTo.capacity ? 'ok' : 'TooManyRequests';
}

/** One address and one tenant: the real results, beside a model of a few lines. */
async function follow(order: readonly { readonly event: (typeof events)[number]; readonly pick: number }[]): Promise<void> {
  const tenant = await office.tenant();
  const email = `${randomUUID()}@invited.example`;
  const rows: ModelledInvitation[] = [];
  const links: Link[] = [];
  let isInviterHere = true;
  let isMember = false;
  /** Mails to the address since the last pause, which is long enough to reset all limits. */
  let mails = 0;
  const { changes, db } = office.services;
  const now = (): number => office.services.clock().getTime();
  const statusOf = (row: ModelledInvitation): string => (row.status === 'pending' && row.expiresAt <= now() ? 'expired' : row.status);
  const setPresence = async (here: boolean): Promise<void> => {
    isInviterHere = here;
    await office.sql('update users set is_active = $2::boolean where id = $1::uuid', [inviter.id, String(here)]);
  };
  const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }): string => (outcome.ok ? 'ok' : (outcome.code ?? ''));
  function expected({ token, of }: Link, isDeclining: boolean): string {
    const status = statusOf(of);
    if (status === 'accepted') return 'InvitationUsed';
    if (token !== of.newest || status === 'cancelled') return 'NotPending';
    if (status === 'expired') return 'InvitationExpired';
    return !isDeclining && of.invitedBy === 'inviter' && !isInviterHere ? 'InviterGone' : 'ok';
  }

  for (const { event, pick } of order) {
    const row = rows.at(-1);
    const link = links.length === 0 ? undefined : links[pick % links.length];
    const accepting = { token: link?.token ?? '', firstName: 'Ann', lastName: 'Archer', password: 'Kq7vXw2pLm' };
    switch (event) {
      case 'invite': {
        const wanted = isMember
          ? 'AlreadyMember'
          : row !== undefined && statusOf(row) === 'pending'
            ? 'AlreadyInvited'
            : okWhileMailed(mails);
        const outcome = await changes.run(inviter.caller, (change) => inviteOne(change, { tenantId: tenant.id, email, role: 'user' }));
        expect(codeOf(outcome)).toBe(wanted);
        if (!outcome.ok) break;
        mails += 1;
        for (const former of rows) if (statusOf(former) === 'expired') former.status = 'expired';
        const { id, expiresAt } = outcome.value;
        rows.push({ id, status: 'pending', expiresAt: expiresAt.getTime(), resendCount: 0, invitedBy: 'inviter', newest: undefined });
        break;
      }
      case 'mail': {
        if (row === undefined) break;
        const mail = await db.inTransaction({ as: 'platform' }, (tx) =>
          writeInvitation(
            { randomBytes, publicUrl: office.url },
            tx,
            { invitationId: row.id, resendCount: row.resendCount },
            new Date(now()),
          ),
        );
        expect(mail !== undefined).toBe(statusOf(row) === 'pending');
        if (mail?.secret === undefined) break;
        row.newest = mail.secret;
        links.push({ token: mail.secret, of: row });
        break;
      }
      case 'resend': {
        if (row === undefined) break;
        const outcome = await changes.run(owner.caller, (change) => applyCommand(resendInvitation, change, { id: row.id }));
        expect(codeOf(outcome)).toBe(statusOf(row) === 'pending' ? okWhileMailed(mails) : 'NotPending');
        if (!outcome.ok) break;
        mails += 1;
        Object.assign(row, { resendCount: row.resendCount + 1, expiresAt: now() + 7 * day, invitedBy: 'owner', newest: undefined });
        expect(outcome.value).toMatchObject({ resendCount: row.resendCount });
        break;
      }
      case 'cancel': {
        if (row === undefined) break;
        const outcome = await changes.run(owner.caller, (change) =>
          applyCommand(cancelInvitation, change, { id: row.id, status: 'cancelled' }),
        );
        expect(codeOf(outcome)).toBe(statusOf(row) === 'pending' ? 'ok' : 'NotPending');
        if (outcome.ok) row.status = 'cancelled';
        break;
      }
      case 'accept': {
        if (link === undefined) break;
        const outcome = await performOperation(acceptInvitation, office.services, visitor, accepting);
        expect(codeOf(outcome)).toBe(expected(link, false));
        if (!outcome.ok) break;
        link.of.status = 'accepted';
        isMember = true;
        break;
      }
      case 'acceptAsStranger': {
        if (link === undefined) break;
        const wanted = expected(link, false);
        const outcome = await performOperation(acceptInvitation, office.services, stranger.caller, accepting);
        expect(codeOf(outcome)).toBe(wanted === 'ok' ? 'RecipientMismatch' : wanted);
        break;
      }
      case 'decline': {
        if (link === undefined) break;
        const outcome = await performOperation(declineInvitation, office.services, visitor, { token: link.token });
        expect(codeOf(outcome)).toBe(expected(link, true));
        if (outcome.ok) link.of.status = 'cancelled';
        break;
      }
      case 'wait':
        office.setClock(new Date(now() + (1 + (pick % 4)) * 2 * day));
        mails = 0;
        break;
      case 'job':
        await expireInvitations(office.services);
        for (const late of rows) if (statusOf(late) === 'expired') late.status = 'expired';
        break;
      case 'inviterLeaves':
        await setPresence(false);
        break;
      case 'inviterReturns':
        await setPresence(true);
        break;
    }
  }

  await setPresence(true);
  const stored = await office.sql<{ id: string; status: string; resendCount: number }>(
    'select id::text, status::text, resend_count as "resendCount" from invitations where tenant_id = $1::uuid',
    [tenant.id],
  );
  const statusNow = (status: string, row: ModelledInvitation | undefined): string =>
    status === 'pending' && row !== undefined && row.expiresAt <= now() ? 'expired' : status;
  for (const { id, status, resendCount } of stored) {
    const row = rows.find((modelled) => modelled.id === id);
    expect({ status: statusNow(status, row), resendCount }).toEqual({
      status: row === undefined ? '' : statusOf(row),
      resendCount: row?.resendCount,
    });
  }
  expect(stored.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(stored.filter(({ status }) => status === 'accepted')).toHaveLength(isMember ? 1 : 0);
  const members = await office.sql<{ email: string; active: boolean }>(
    'select u.email, u.is_active as active from users_to_tenants m join users u on u.id = m.user_id where m.tenant_id = $1::uuid',
    [tenant.id],
  );
  expect(members).toEqual(isMember ? [{ email, active: true }] : []);
}

test('[R-INV-14] [R-INV-16] in any order of events an invitation is accepted at most once, by its own address alone', {
  timeout: orders * 1_000,
}, async () => {
  const step = fc.record({ event: fc.constantFrom(...events, 'invite', 'mail', 'accept'), pick: fc.nat(7) });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), follow), { numRuns: orders });
});
