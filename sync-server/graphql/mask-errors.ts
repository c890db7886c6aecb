import { GraphQLError } from 'graphql';
import { isAway } from '#server/data/is-away.ts';
import { httpTexts } from '#server/http/http-texts.ts';

export interface MaskContext {
  readonly requestId: string;
  readonly onFault: (fault: unknown) => void;
}

/** Refusals go out as they are; everything else is a fault, whose text stays inside. */
export function maskError(error: GraphQLError, { requestId, onFault }: MaskContext): GraphQLError {
  if (error.originalError === undefined || error.originalError instanceof GraphQLError) return error;
  onFault(error.originalError);
  const [message, code] = isAway(error.originalError)
    ? [httpTexts.databaseAway(requestId), 'Unavailable']
    : [httpTexts.fault(requestId), 'Fault'];
  return new GraphQLError(message, { extensions: { code }, path: error.path ?? null });
}
