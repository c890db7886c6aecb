import { JobDue, jobUnknown, RunJob } from '#contract/tenants/upkeep/background-work.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { bringForward } from '#server/core/scheduler/bring-forward.ts';

export const runJobNow = defineOperation({
  name: 'backgroundWork.retry',
  id: 'runJobNow',
  summary: 'Run a job of the server now',
  input: RunJob,
  output: JobDue,
  rest: {
    method: 'POST',
    path: '/api/admin/jobs/run',
    example: { name: 'domains', nextAt: new Date('2026-01-15T09:00:00.000Z') },
  },
  graphql: { mutation: 'runJobNow' },
  change: async (change, { job: name }) => {
    if (!(await bringForward(change.tx, name, change.now))) return refused('NotFound', jobUnknown);
    change.audit('backgroundWork.runJob', { kind: 'job', id: name }, undefined, { nextAt: change.now });
    return done({ name, nextAt: change.now });
  },
});
