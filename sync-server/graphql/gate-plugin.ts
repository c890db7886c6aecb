import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refused } from '#contract/outcome.ts';
import type { AdmittedRequest } from './admitted-request.ts';
import type { DocumentGate } from './document-gate.ts';
import { refusalError } from './unwrap.ts';

type Judged = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

/** Lets through what the gate admits: operations by POST, live streams by GET. Parsed and validated documents are the gate's. */
export function gating(gate: DocumentGate): Plugin<object, AdmittedRequest> {
  function judge({ operation: { query, operationName }, isStream }: AdmittedRequest): Judged {
    const admitted = gate.admit(query);
    if (!admitted.ok) return admitted;
    const isSubscription = getOperationAST(admitted.document, operationName)?.operation === 'subscription';
    if (isSubscription === isStream) return admitted;
    if (isStream) return { errors: [new GraphQLError('Only live streams are opened by GET.')] };
    return { errors: [refusalError(refused('InputInvalid', 'Live streams are opened by GET.'))] };
  }
  return {
    onRequestParse: ({ serverContext, setRequestParser }) => setRequestParser(() => paramsOf(serverContext)),
    onParams: ({ context, setResult }) => {
      const judged = judge(context);
      if ('errors' in judged) setResult({ errors: judged.errors });
    },
    onParse: ({ params, setParsedDocument }) => {
      const admitted = gate.admit(String(params.source));
      if (admitted.ok) setParsedDocument(admitted.document);
    },
    onValidate: ({ setResult }) => setResult([]),
  };
}

function paramsOf({ operation: { query, variables, operationName } }: AdmittedRequest) {
  return { query, ...(variables == null ? {} : { variables: { ...variables } }), ...(operationName == null ? {} : { operationName }) };
}
