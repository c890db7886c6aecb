import type { PlanNews, PlanOrder } from './plan-orders.ts';

/** A worker that answers orders in the order in which they came. */
export interface PlanWorker {
  /** Rejects if the engine failed. */
  readonly run: (order: PlanOrder) => Promise<PlanNews>;
  /** Ends the worker. What it was asked is never answered. */
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (news: PlanNews) => void;
  readonly reject: (fault: Error) => void;
}

export function startPlanWorker(): PlanWorker {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
  const waiting: Waiting[] = [];
  worker.onmessage = ({ data }: MessageEvent<PlanNews>) => waiting.shift()?.resolve(data);
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The plan could not be run: ${message}`));
  };
  return {
    run: (order) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(order);
      }),
    end: () => worker.terminate(),
  };
}
