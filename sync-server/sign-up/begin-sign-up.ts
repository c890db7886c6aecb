import { BeginSignUp, SignUpNotice, signUpTexts } from '#contract/people/sign-up.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { takeInChange } from '#server/rate-limits/take-in-change.ts';
import { refuseTakenSubdomain } from '#server/tenants/tenant-form.ts';

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
        if ((await takeInChange(change, 'signUpTo', [input.email])).size === 0)
          change.effect('mail.send', `sign-up:${id}`, { mail: 'signUp', ...input });
        return done({ message: signUpTexts.begun });
      },
    );
    return outcome;
  },
});
