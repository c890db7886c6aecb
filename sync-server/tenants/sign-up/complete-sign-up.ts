import { isPopular } from '#contract/money/plans.ts';
import { accountTexts } from '#contract/people/account.ts';
import { isHeldName } from '#contract/tenants/held-names.ts';
import { CompletedSignUp, CompleteSignUp, signUpTexts } from '#contract/tenants/sign-up.ts';
import { trialDays } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { BaseDeps, Visit } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { queryOf } from '#server/people/accept/accept-invitation.ts';
import { isCommonPassword } from '#server/people/identity/passwords/common-passwords.ts';
import type { Accounts, WriteAccount } from '#server/people/identity/provider/accounts.ts';
import { touchPerson } from '#server/people/users/touch-person.ts';
import { notifyOwnersOfName } from '#server/tenants/record/approve-name.ts';
import { refuseTakenSubdomain } from '#server/tenants/record/tenant-form.ts';
import { consumeSignUp, type FoundSignUp, findSignUp, hasAccount } from './sign-up-links.ts';

const dayMs = 24 * 60 * 60 * 1000;

type SignUpDeps = BaseDeps & { readonly newId: () => string; readonly accounts: Pick<Accounts, 'prepare'> };
type SignUpRefusal = 'Expired' | 'InputInvalid' | 'SubdomainTaken' | 'SignInRequired';

/** Creates the account, the tenant, and its trial. The password's hash is computed before the transaction. */
export const completeSignUp = defineOperation({
  name: 'signUp.complete',
  id: 'completeSignUp',
  summary: 'Complete a sign-up: an account, a firm, and a trial',
  input: CompleteSignUp,
  output: CompletedSignUp,
  rest: {
    method: 'POST',
    path: '/api/sign-up/complete',
    example: {
      email: 'ann@northwind.example',
      firmName: 'Northwind Advisors',
      subdomain: 'northwind',
      trialEndsAt: '2026-02-05T09:00:00.000Z',
    },
  },
  graphql: { mutation: 'completeSignUp' },
  open: async ({ deps, principal }: Visit<SignUpDeps>, input): Promise<Outcome<CompletedSignUp, SignUpRefusal>> => {
    const { token, password, firstName, lastName } = input;
    const now = deps.clock();
    const found = await findSignUp((sql, values) => deps.db.query({ as: 'platform' }, sql, values), token, now);
    if (found === undefined) return refused('Expired', signUpTexts.linkGone);
    if (isCommonPassword(password, found.firmName))
      return refused('InputInvalid', accountTexts.passwordCommon, { password: accountTexts.passwordCommon });
    const { email } = found;
    const [userId, accountId] = [deps.newId(), deps.newId()];
    const writeAccount = await deps.accounts.prepare({ id: accountId, email, password, firstName, lastName });
    const actor = platformActor(principal.requestId, now, { userId, email });
    const { commits: _, ...outcome } = await deps.changes.runAsPlatform(actor, (change) => complete(change, found, input, writeAccount));
    return outcome;
  },
});

async function complete(
  change: Change,
  { email, firmName }: FoundSignUp,
  { token, subdomain, firstName, lastName }: CompleteSignUp,
  writeAccount: WriteAccount,
): Promise<Outcome<CompletedSignUp, SignUpRefusal>> {
  const { tx, now, caller } = change;
  const tenantId = change.newId();
  const taken = await refuseTakenSubdomain(tx, now, tenantId, subdomain);
  if (taken !== undefined) return taken;
  if (!(await consumeSignUp(tx, token, now))) return refused('Expired', signUpTexts.linkGone);
  const query = queryOf(tx);
  if ((await hasAccount(query, email)) || !(await writeAccount(query))) return refused('SignInRequired', signUpTexts.accountExists);
  // An address with an unanswered invitation already has a person row.
  const person = { firstName, lastName, role: 'tenant_admin', isActive: true, invitedAt: null } as const;
  const { id: userId } = await tx.user.upsert({
    where: { email },
    create: { id: caller.userId, email, ...person },
    update: person,
    select: { id: true },
  });
  const trialEndsAt = new Date(now.getTime() + trialDays * dayMs);
  await tx.tenant.create({
    data: {
      id: tenantId,
      name: firmName,
      subdomain,
      ownerId: userId,
      planId: await trialPlan(tx),
      status: 'trial',
      trialEndsAt,
      billingEmail: email,
      nameHeldAt: isHeldName(firmName) ? now : null,
      createdAt: now,
    },
  });
  await tx.releasedSubdomain.deleteMany({ where: { subdomain } });
  await tx.membership.create({ data: { userId, tenantId, role: 'tenant_admin' } });
  touchTenant(change, tenantId);
  if (isHeldName(firmName)) await notifyOwnersOfName(change, tenantId, firmName);
  touchPerson(change, userId, [tenantId]);
  change.audit('tenants.signUp', { kind: 'tenant', id: tenantId, tenantId }, undefined, { name: firmName, subdomain, email });
  return done({ email, firmName, subdomain, trialEndsAt: trialEndsAt.toISOString() });
}

/** The plan of a trial: the one marked as popular in the price list, or else the first that costs something. */
async function trialPlan(tx: Tx): Promise<string | null> {
  const plans = await tx.plan.findMany({ where: { isActive: true }, orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }] });
  const paid = plans.filter(({ basePrice }) => Number(basePrice) > 0);
  return (paid.find(({ name }) => isPopular(name)) ?? paid[0] ?? plans[0])?.id ?? null;
}
