import { BackgroundWork } from '#contract/tenants/upkeep/background-work.ts';
import { done } from '#contract/values/outcome.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

export const readBackgroundWork = defineOperation({
  name: 'backgroundWork.read',
  id: 'readBackgroundWork',
  summary: 'What waits or was given up outside of the database, and the jobs of the server',
  input: NoInput,
  output: BackgroundWork,
  rest: {
    method: 'GET',
    path: '/api/admin/background-work',
    example: {
      waitingEffects: 3,
      deadEffects: 1,
      overdueSeconds: 0,
      waitingMails: 2,
      failedMails: 1,
      jobs: [
        {
          name: 'domains',
          nextAt: new Date('2026-01-15T10:00:00.000Z'),
          finishedAt: new Date('2026-01-15T09:00:00.000Z'),
          isRunning: false,
          error: null,
        },
      ],
    },
  },
  graphql: { query: 'backgroundWork' },
  read: async ({ deps }) => {
    const now = deps.clock();
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const states = await tx.effect.groupBy({ by: ['state'], where: { state: { not: 'done' } }, _count: true, _min: { nextAt: true } });
      const mails = await tx.mailMessage.groupBy({ by: ['state'], where: { state: { not: 'sent' } }, _count: true });
      const jobs = await tx.scheduledJob.findMany({ orderBy: { name: 'asc' } });
      const effectsIn = (name: string) => states.find(({ state }) => state === name);
      const oldest = effectsIn('queued')?._min.nextAt ?? now;
      return done({
        waitingEffects: (effectsIn('queued')?._count ?? 0) + (effectsIn('running')?._count ?? 0),
        deadEffects: effectsIn('dead')?._count ?? 0,
        overdueSeconds: Math.max(0, now.getTime() - oldest.getTime()) / 1000,
        waitingMails: mails.find(({ state }) => state === 'queued')?._count ?? 0,
        failedMails: mails.find(({ state }) => state === 'failed')?._count ?? 0,
        jobs: jobs.map(({ name, nextAt, finishedAt, leaseUntil, error }) => ({
          ...{ name, nextAt, finishedAt, error },
          isRunning: leaseUntil !== null && leaseUntil > now,
        })),
      });
    });
  },
});
