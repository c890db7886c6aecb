import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { restTable } from '#server/wiring/rest-table.ts';
import { printOpenapi } from './print-openapi.ts';

test('the document passes the recommended rules of a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(printOpenapi(restTable, 'https://app.example'));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`)).toEqual([]);
});

test('the linter notices an operation without a summary', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const entry = restTable.slice(0, 1).map((known) => ({ ...known, summary: '' }));
  const problems = await lintFromString({
    source: JSON.stringify(printOpenapi(entry, 'https://app.example')),
    absoluteRef: 'openapi.json',
    config,
  });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-summary');
});
