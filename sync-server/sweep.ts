import type { Log } from './http/log.ts';

/** The jobs of the hourly sweep, by name. */
export type SweepJobs = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs one job after the other. One that fails is written down and keeps none of the others from its work; the next sweep tries again. */
export function createSweep(jobs: SweepJobs, log: Pick<Log, 'fault'>): () => Promise<void> {
  return async () => {
    for (const [job, work] of Object.entries(jobs)) await work().catch((fault: unknown) => log.fault('sweep', fault, { job }));
  };
}
