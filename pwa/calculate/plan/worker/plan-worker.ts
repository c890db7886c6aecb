/** Runs plans off the main thread, one order after the other. */
import type { Plan } from '#calculators/plan/model/plan.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { createMarketBlocks, pathsOfBlock } from '#calculators/plan/run/simulate-markets.ts';
import { sustainableSpending } from '#calculators/plan/run/sustainable-spending.ts';
import type { PlanNews, PlanOrder } from './plan-orders.ts';

/** The law of a plan is compiled once for all of its blocks. */
let markets: { readonly key: string; readonly runBlock: ReturnType<typeof createMarketBlocks> } | undefined;

function blocksOf(plan: Plan, seed: number): ReturnType<typeof createMarketBlocks> {
  const key = `${seed} ${JSON.stringify(plan)}`;
  if (markets?.key !== key) markets = { key, runBlock: createMarketBlocks(plan, seed) };
  return markets.runBlock;
}

function newsOf(order: PlanOrder): PlanNews {
  const { plan } = order;
  switch (order.kind) {
    case 'path':
      return { kind: 'path', result: runPlan(plan) };
    case 'spending':
      return { kind: 'spending', sustainable: sustainableSpending(plan) };
    case 'effect': {
      const { totals, firstShortfall } = runPlan(plan);
      return { kind: 'effect', effect: { totals, firstShortfall, sustainable: sustainableSpending(plan) } };
    }
    case 'block':
      return { kind: 'block', block: blocksOf(plan, order.seed)(order.block, pathsOfBlock) };
  }
}

addEventListener('message', ({ data }: MessageEvent<PlanOrder>) => postMessage(newsOf(data)));
