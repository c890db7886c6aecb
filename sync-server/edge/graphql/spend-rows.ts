import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { graphqlLimits } from './gate/limit-rules.ts';
import type { GraphqlContext } from './types/builder.ts';
import { refusalError } from './types/unwrap.ts';

/** The rows of all lists and connections of a request have one limit, whatever the variables and aliases are. */
export function spendRows({ rows }: Pick<GraphqlContext, 'rows'>, limit: number): void {
  rows.left -= limit;
  if (rows.left < 0) throw refusalError(refused('InputInvalid', httpTexts.tooManyRows(graphqlLimits.rows)));
}
