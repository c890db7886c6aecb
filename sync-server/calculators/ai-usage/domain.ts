import { defineDomain } from '#server/core/faces/define-domain.ts';
import { aiUsageRows } from './ai-usage-rows.ts';
import { forgetAiCalls } from './forget-ai-calls.ts';
import { listAiUsage } from './list-ai-usage.ts';
import { readAiUsageDetails } from './read-ai-usage-details.ts';

const hourMs = 60 * 60 * 1000;

export const aiUsageFace = defineDomain({
  name: 'ai-usage',
  operations: [listAiUsage, readAiUsageDetails],
  jobs: [{ name: 'ai-calls', everyMs: hourMs, run: forgetAiCalls }],
  rows: { aiUsage: aiUsageRows },
  tables: {
    ai_calls: {},
    ai_usage: {},
  },
});
