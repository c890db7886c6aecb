import type { Job } from '#server/core/scheduler/scheduler.ts';
import type { Parts } from './create-parts.ts';
import { domains } from './domains.ts';
import type { JobDeps } from './service-deps.ts';

/** Everything that the server does without being asked, once over all processes. */
export function scheduledJobs({ services, query, identity, limiter }: Parts): readonly Job[] {
  const deps: JobDeps = { ...services, query, identity, limiter };
  return domains.flatMap(({ jobs = [] }) => jobs.map(({ name, everyMs, run }) => ({ name, everyMs, run: () => run(deps) })));
}
