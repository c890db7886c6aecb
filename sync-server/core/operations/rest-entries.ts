import * as z from 'zod/mini';
import { answerList, answerPage, ListParameters, listParameters } from '#server/core/http/requests/list-page.ts';
import { joinInput, type ReadInput } from '#server/core/http/requests/read-input.ts';
import type { RestAnswer, RestContext, RestEntry } from '#server/core/http/requests/rest-entry.ts';
import type { BaseDeps } from './declaration.ts';
import { parseInput } from './define-operation.ts';
import type { AnyOperation, ListOperation, SingleOperation } from './operation.ts';

/** The REST calls of declared operations. */
export function restEntriesOf<Deps extends BaseDeps>(operations: readonly AnyOperation<Deps>[]): readonly RestEntry<Deps>[] {
  return operations.flatMap((operation) => {
    const { rest, name, id, summary } = operation;
    if (rest === undefined) return [];
    const kept = rest.isKept === undefined ? {} : { isKept: rest.isKept };
    const entry = { method: rest.method, path: rest.path, operation: name, id, summary, signedBody: false, ...kept };
    return operation.kind === 'list'
      ? [{ ...entry, ...listParts(operation, rest.path), example: [rest.example] }]
      : [{ ...entry, ...singleParts(operation), example: rest.example }];
  });
}

function singleParts<Deps extends BaseDeps>({
  input,
  output,
  bind,
}: SingleOperation<Deps>): Pick<RestEntry<Deps>, 'input' | 'output' | 'run'> {
  return {
    input,
    output,
    run: async (context, raw) => {
      const joined = joinInput(raw);
      const bound = joined.ok ? bind(joined.value) : joined;
      return bound.ok ? bound.value.perform(context) : bound;
    },
  };
}

/** A list takes its own parameters and the common ones, and returns an array. */
function listParts<Deps extends BaseDeps>(
  { input, row, usualLimit, bind }: ListOperation<Deps>,
  path: string,
): Pick<RestEntry<Deps>, 'input' | 'output' | 'run'> {
  async function run(context: RestContext<Deps>, raw: ReadInput): Promise<RestAnswer> {
    const joined = joinInput(raw);
    if (!joined.ok) return joined;
    const parts = splitListInput(joined.value);
    const cut = parseInput(ListParameters, parts.cut);
    if (!cut.ok) return cut;
    const bound = bind(parts.own);
    if (!bound.ok) return bound;
    const { address, query } = placeInput(path, parts.own);
    if (usualLimit !== undefined) {
      const page = await bound.value.page(context, { limit: String(usualLimit), ...cut.value });
      return page.ok ? answerPage(page.value, address, { ...query, ...cut.value }) : page;
    }
    return answerList((page) => bound.value.page(context, page), address, cut.value, query);
  }
  return { input: z.extend(input, listParameters), output: z.array(row), run };
}

export function splitListInput(joined: Readonly<Record<string, unknown>>) {
  const isCut = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(listParameters, name);
  const entries = Object.entries(joined);
  return { cut: Object.fromEntries(entries.filter(isCut)), own: Object.fromEntries(entries.filter((entry) => !isCut(entry))) };
}

/** The path with its parameters filled in, and the remaining input for the query. */
function placeInput(path: string, own: Readonly<Record<string, unknown>>) {
  let address = path;
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    if (path.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query[name] = String(value);
  }
  return { address, query };
}
