import * as z from 'zod/mini';
import type { Drill } from './drills.ts';

/** Entry of a test in Vitest's JSON report. */
export const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          duration: z.optional(z.nullable(z.number())),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});
export type Report = z.output<typeof Report>;

export interface Seen {
  readonly drill: Drill;
  readonly outcome: 'as expected' | 'failed' | 'not run';
  readonly text: string;
  readonly seconds: number;
}

/** Result of each drill. One that did not run counts as a problem: it proves nothing. */
export function readResults(drills: readonly Drill[], { testResults }: Report): readonly Seen[] {
  return drills.map((drill) => {
    const runs = testResults
      .filter(({ name }) => name.replaceAll('\\', '/').endsWith(drill.file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ title, status }) => title === drill.title && status !== 'skipped' && status !== 'pending');
    const seconds = runs.reduce((total, { duration }) => total + (duration ?? 0), 0) / 1000;
    const failed = runs.find(({ status }) => status !== 'passed');
    if (runs.length === 0) return { drill, outcome: 'not run', text: 'not run on this machine', seconds };
    if (failed === undefined) return { drill, outcome: 'as expected', text: 'as expected', seconds };
    return { drill, outcome: 'failed', text: `failed: ${failed.failureMessages?.[0]?.split('\n')[0] ?? 'without a reason'}`, seconds };
  });
}

/** The table of a run in Markdown. */
export function tableOf(results: readonly Seen[]): string {
  const rows = results.map(
    ({ drill, text, seconds }) => `| ${drill.part} | ${drill.done} | ${drill.expected} | ${text} | ${seconds.toFixed(1)} |`,
  );
  return ['| part | done | expected | seen | seconds |', '|---|---|---|---|---|', ...rows].join('\n');
}
