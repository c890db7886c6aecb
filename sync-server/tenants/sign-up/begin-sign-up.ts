import { BeginSignUp, SignUpNotice, signUpTexts } from '#contract/tenants/sign-up.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { spendInChange } from '#server/core/rate-limits/spend-in-change.ts';
import { refuseTakenSubdomain } from '#server/tenants/record/tenant-form.ts';

/** Sends a link that verifies the address. The answer reveals nothing about the address; only the subdomain may be refused. */
export const beginSignUp = defineOperation({
  name: 'signUp.begin',
  id: 'beginSignUp',
  summary: 'Begin a trial: a link goes to the address; the answer is the same whether or not it has an account',
  input: BeginSignUp,
  output: SignUpNotice,
  rest: { method: 'POST', path: '/api/sign-up', example: { message: signUpTexts.begun } },
  graphql: { mutation: 'beginSignUp' },
  open: async ({ deps: { changes, clock }, principal }, input) => {
    const { commits: _, ...outcome } = await changes.runAsPlatform(
      platformActor(principal.requestId, clock(), undefined),
      async (change) => {
        const id = change.newId();
        const taken = await refuseTakenSubdomain(change.tx, change.now, id, input.subdomain);
        if (taken !== undefined) return taken;
        // The answer does not reveal that the address has reached its limit of mails.
        if ((await spendInChange(change, 'signUpTo', [input.email])).size === 0)
          change.effect('mail.send', `sign-up:${id}`, { mail: 'signUp', ...input });
        return done({ message: signUpTexts.begun });
      },
    );
    return outcome;
  },
});
