import { defineDomain } from '#server/core/faces/define-domain.ts';
import { listStuckEffects } from './list-stuck-effects.ts';
import { readBackgroundWork } from './read-background-work.ts';
import { retryAllEffects, retryOneEffect } from './retry-effect.ts';
import { runJobNow } from './run-job.ts';

export const backgroundWorkFace = defineDomain({
  name: 'background-work',
  operations: [readBackgroundWork, listStuckEffects, retryOneEffect, retryAllEffects, runJobNow],
});
