import { refusalCodes } from '#contract/values/outcome.ts';
import { problemTitles } from '#server/core/http/problem.ts';
import type { Builder } from './types/builder.ts';

/** The codes of errors, as a type of the schema: tools that write types from it know them, although no field answers one. */
export function defineErrorCodes(builder: Builder): void {
  const values = Object.fromEntries(refusalCodes.map((code) => [code, { description: `${problemTitles[code]}.` }]));
  builder.enumType('ErrorCode', {
    description:
      'The `extensions.code` of every error. `extensions.fields` has a sentence for each argument that is wrong, and `extensions.retryAfterSeconds` the time of the next attempt, where there are any.',
    values,
  });
}
