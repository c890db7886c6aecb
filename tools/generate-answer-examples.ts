/** Writes an example of each call's answer, as it is sent, for the component tests of the app. A list has the example of one row. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { operations } from '#server/wiring/operations.ts';

const file = 'pwa/testing/answer-examples.gen.ts';

function examplesText(): string {
  const lines = operations.flatMap((operation) => {
    if (operation.rest === undefined) return [];
    const sent = z.encode(operation.kind === 'list' ? operation.row : operation.output, operation.rest.example);
    return [`export const ${operation.id} = ${JSON.stringify(sent)} as const;`];
  });
  const intro = '// Written by `npm run generate` from the examples that the operations declare. Not edited by hand.';
  return `${intro}\n${lines.sort().join('\n')}\n`;
}

export function writeAnswerExamples(): void {
  writeFileSync(file, examplesText());
}

export function staleAnswerExamples(): readonly string[] {
  return existsSync(file) && readFileSync(file, 'utf8') === examplesText() ? [] : [file];
}
