import { createYoga, type Plugin } from 'graphql-yoga';
import type { Principal } from '#server/core/access/caller.ts';
import { createDocumentCaches } from '#server/edge/graphql/gate/document-cache.ts';
import { useDocumentLimits } from '#server/edge/graphql/plugins/use-document-limits.ts';
import type { SenderContext } from '#server/edge/graphql/visit/visit.ts';
import { printedSchema } from './without-domains.ts';

export interface ExaminerOptions {
  readonly isProduction: boolean;
  readonly principal?: Principal;
  /** Hears each text that is parsed. */
  readonly onParsed?: (text: string) => void;
}

const schema = printedSchema();

/** Sends documents through the limits of the endpoint without executing them. Resolves to the first error's message, or to "ok". */
export function createExaminer({ isProduction, principal, onParsed }: ExaminerOptions): (text: string) => Promise<string> {
  const observed: Plugin<SenderContext> = {
    onParse: ({ parseFn, setParseFn }) =>
      setParseFn((text) => {
        onParsed?.(String(text));
        return parseFn(text);
      }),
    onExecute: ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: {} }),
    onSubscribe: ({ setResultAndStopExecution }) => setResultAndStopExecution({ data: {} }),
  };
  const yoga = createYoga<SenderContext>({
    schema,
    logging: false,
    maskedErrors: false,
    parserAndValidationCache: createDocumentCaches(),
    plugins: [useDocumentLimits({ isProduction }), observed],
  });
  const visit = { principal: principal ?? { visitor: true, requestId: 'request' } } as const;
  return async (text) => {
    const body = JSON.stringify({ query: text });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { errors } = Object(await (await yoga.fetch('http://localhost/graphql', init, { visit })).json());
    return errors?.[0]?.message ?? 'ok';
  };
}
