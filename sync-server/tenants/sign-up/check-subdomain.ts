import { SubdomainAnswer, SubdomainQuestion } from '#contract/tenants/sign-up.ts';
import { done } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { refuseTakenSubdomain } from '#server/tenants/record/tenant-form.ts';

/** No tenant has this id, so that a reserved former name counts as another tenant's. */
const newTenant = '00000000-0000-0000-0000-000000000000';

export const checkSubdomain = defineOperation({
  name: 'signUp.begin',
  id: 'checkSubdomain',
  summary: 'Check that a subdomain is free for a new firm',
  input: SubdomainQuestion,
  output: SubdomainAnswer,
  rest: { method: 'GET', path: '/api/sign-up/subdomain', example: { subdomain: 'northwind', problem: null } },
  graphql: { query: 'subdomainCheck' },
  open: async ({ deps: { db, clock } }, { subdomain }) => {
    const taken = await db.inTransaction({ as: 'platform' }, (tx) => refuseTakenSubdomain(tx, clock(), newTenant, subdomain));
    return done({ subdomain, problem: taken?.message ?? null });
  },
});
