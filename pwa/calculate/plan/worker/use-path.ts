import { useEffect, useState } from 'react';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult } from '#calculators/plan/model/plan-results.ts';
import type { PlanWorker } from './start-plan-worker.ts';

export interface ShownPath {
  /** The plan that the result is of. While another one is computed, both stay. */
  readonly plan: Plan;
  readonly result: PlanResult;
  /** Spending that the plan carries, in today's dollars. That of the plan before until it is known. */
  readonly sustainable: number | undefined;
}

/** The shown path of a plan, and then the spending that it carries. 'failed' if the engine could not run it. */
export function usePath(worker: PlanWorker | undefined, plan: Plan): ShownPath | 'failed' | undefined {
  const [shown, setShown] = useState<ShownPath | 'failed'>();
  useEffect(() => {
    if (worker === undefined) return;
    let isCurrent = true;
    const follow = async () => {
      const path = await worker.run({ kind: 'path', plan });
      if (!isCurrent || path.kind !== 'path') return;
      const { result } = path;
      setShown((before) => ({ plan, result, sustainable: before === 'failed' ? undefined : before?.sustainable }));
      const spending = await worker.run({ kind: 'spending', plan });
      if (isCurrent && spending.kind === 'spending') setShown({ plan, result, sustainable: spending.sustainable });
    };
    follow().catch((fault: unknown) => {
      console.error('The plan could not be followed.', fault);
      if (isCurrent) setShown('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [worker, plan]);
  return shown;
}
