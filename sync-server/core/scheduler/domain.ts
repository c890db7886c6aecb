import { defineDomain } from '#server/core/faces/define-domain.ts';

export const schedulerFace = defineDomain({
  name: 'scheduler',
  tables: {
    scheduled_jobs: {},
  },
});
