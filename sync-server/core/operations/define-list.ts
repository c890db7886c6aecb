import type * as z from 'zod/mini';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { cutRows } from '#server/core/http/requests/cut-rows.ts';
import type { ListPage, ListParameters } from '#server/core/http/requests/list-page.ts';
import type { BaseDeps, OpenListDeclaration, PagedListDeclaration, ShortListDeclaration, Visit } from './declaration.ts';
import { admit, parseInput } from './define-operation.ts';
import type { ListOperation } from './operation.ts';

type ListDeclaration<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject, Deps extends BaseDeps> =
  | PagedListDeclaration<Input, Row, Deps>
  | ShortListDeclaration<Input, Row, Deps>
  | OpenListDeclaration<Input, Row, Deps>;

/**
 * Declares a list once. It has one of three functions: `page` reads a page from the database, `rows` reads a short list as a whole, and
 * `openRows` does so for visitors, too.
 */
export function defineList<Row extends z.ZodMiniObject, Input extends z.ZodMiniObject, Deps extends BaseDeps = BaseDeps>(
  declaration: ListDeclaration<Input, Row, Deps>,
): ListOperation<Deps> {
  const { name, id, summary, input, row, rest, graphql } = declaration;
  return {
    kind: 'list',
    name,
    id,
    summary,
    input,
    row,
    rest,
    graphql,
    usualLimit: 'page' in declaration ? declaration.usualLimit : undefined,
    bind: (raw) => {
      const parsed = parseInput(input, raw);
      return parsed.ok ? done({ page: (visit, cut) => readPage(declaration, visit, cut, parsed.value) }) : parsed;
    },
  };
}

async function readPage<Input extends z.ZodMiniObject, Row extends z.ZodMiniObject, Deps extends BaseDeps>(
  declaration: ListDeclaration<Input, Row, Deps>,
  { deps, principal }: Visit<Deps>,
  cut: ListParameters,
  input: z.output<Input>,
): Promise<Outcome<ListPage<object>>> {
  if ('openRows' in declaration) return cutRows(await declaration.openRows({ deps, principal }, input), cut, declaration.list);
  const admitted = admit(declaration, principal, input, deps.clock());
  if (!admitted.ok) return admitted;
  const reading = { deps, caller: admitted.value };
  return 'page' in declaration
    ? declaration.page(reading, cut, input)
    : cutRows(await declaration.rows(reading, input), cut, declaration.list);
}
