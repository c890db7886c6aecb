import { useEffect, useState } from 'react';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanEffect } from './plan-orders.ts';
import type { PlanWorker } from './start-plan-worker.ts';

/** Results of some plans, in their order, once all are known. The plans have to stay the same objects. */
export function useEffects(worker: PlanWorker | undefined, plans: readonly Plan[]): readonly PlanEffect[] | undefined {
  const [known, setKnown] = useState<readonly PlanEffect[]>();
  useEffect(() => {
    if (worker === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      const news = await Promise.all(plans.map((plan) => worker.run({ kind: 'effect', plan })));
      if (isCurrent) setKnown(news.flatMap((each) => (each.kind === 'effect' ? [each.effect] : [])));
    };
    ask().catch((fault: unknown) => console.error('The changes of the plan could not be compared.', fault));
    return () => {
      isCurrent = false;
    };
  }, [worker, plans]);
  return known?.length === plans.length ? known : undefined;
}
