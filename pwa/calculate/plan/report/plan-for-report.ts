import type { ComponentType } from 'react';
import type { Household } from '#app/calculate/meeting/household/household.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import type { Estimate } from '#app/calculate/plan/entries/estimates.ts';
import { planOfMeeting } from '#app/calculate/plan/entries/plan-of-meeting.ts';
import { startPlanWorker } from '#app/calculate/plan/worker/start-plan-worker.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { MarketsResult, PlanResult } from '#calculators/plan/model/plan-results.ts';
import { bandsOf, type PathBlock } from '#calculators/plan/run/path-blocks.ts';
import { PlanSheet } from './plan-sheet.tsx';

/** Everything that the sheet of a plan prints. */
export interface PlanReport {
  readonly plan: Plan;
  readonly result: PlanResult;
  readonly sustainable: number;
  readonly markets: MarketsResult;
  readonly estimates: readonly Estimate[];
}

export interface PlanForReport {
  readonly report: PlanReport;
  readonly Sheet: ComponentType<{ readonly report: PlanReport; readonly hasYears: boolean }>;
}

const seed = 1;
/** A thousand paths: the report is printed in a moment, and the share of markets is known to one or two of a hundred. */
const blocks = 10;

/** The plan of a meeting, followed for the report. Undefined if the meeting knows too little for a plan. */
export async function planForReport(household: Household, entries: PlanEntries): Promise<PlanForReport | undefined> {
  const made = planOfMeeting(household, entries, new Date().getFullYear());
  if (made.kind === 'incomplete') return undefined;
  const { plan, estimates } = made;
  const worker = startPlanWorker();
  try {
    const orders = [
      worker.run({ kind: 'path', plan }),
      worker.run({ kind: 'spending', plan }),
      ...Array.from({ length: blocks }, (_, block) => worker.run({ kind: 'block', plan, seed, block })),
    ];
    const done: PathBlock[] = [];
    let result: PlanResult | undefined;
    let sustainable = 0;
    for (const news of await Promise.all(orders)) {
      if (news.kind === 'path') result = news.result;
      if (news.kind === 'spending') sustainable = news.sustainable;
      if (news.kind === 'block') done.push(news.block);
    }
    if (result === undefined) return undefined;
    const markets = bandsOf(done, { startYear: plan.startYear, seed });
    return { report: { plan, result, sustainable, markets, estimates }, Sheet: PlanSheet };
  } finally {
    worker.end();
  }
}
