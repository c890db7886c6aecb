import { GraphQLError } from 'graphql';
import { type RefusalCode, refusalCodes } from '#contract/values/outcome.ts';
import { refusalOf } from '#server/core/http/answer-to-fault.ts';
import { statuses } from '#server/core/http/statuses.ts';

export interface MaskContext {
  readonly requestId: string;
  readonly onFault: (fault: unknown) => void;
  /** True if the sender is not to learn names of the schema from suggestions. */
  readonly hidesNames: boolean;
}

/** Refusals are returned as they are; everything else is a fault, whose text is not sent. Every error has a code of the product. */
export function maskError(error: GraphQLError, { requestId, onFault, hidesNames }: MaskContext): GraphQLError {
  const { originalError, nodes, source, positions, path } = error;
  const place = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null };
  if (originalError === undefined || originalError instanceof GraphQLError) {
    const message = hidesNames ? withoutHint(error.message) : error.message;
    const { http: _, ...extensions } = error.extensions;
    return new GraphQLError(message, { ...place, extensions: { ...extensions, code: codeOf(error) ?? 'InputInvalid' } });
  }
  onFault(originalError);
  const { message, code } = refusalOf(originalError, requestId);
  return new GraphQLError(message, { path: path ?? null, extensions: { code } });
}

/** The HTTP status of an answer without data. */
export function statusOf(error: GraphQLError | undefined): number {
  return statuses[(error === undefined ? undefined : codeOf(error)) ?? 'InputInvalid'];
}

/** Errors of the parser, the validator, and the variables have no code of the product: the input is not valid. */
function codeOf({ extensions }: GraphQLError): RefusalCode | undefined {
  return refusalCodes.find((known) => known === extensions.code);
}

/** The validator suggests similar names, which would reveal the schema after enough attempts. */
function withoutHint(message: string): string {
  return message.replace(/ Did you mean .*$/, '');
}
