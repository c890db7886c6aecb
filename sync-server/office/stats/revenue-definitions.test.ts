import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { revenueDefinitions } from '#contract/money/revenue/revenue-definitions.ts';

const document = readFileSync(new URL('../../../docs/revenue.md', import.meta.url), 'utf8');

test.each(Object.values(revenueDefinitions))('the document defines $name as the screen does', ({ name, text }) => {
  expect(document).toContain(`| ${name} | ${text} |`);
});
