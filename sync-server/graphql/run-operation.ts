import { type ASTNode, type DocumentNode, execute, type GraphQLError, type GraphQLSchema, getOperationAST, Kind } from 'graphql';
import { refused } from '#contract/values/outcome.ts';
import type { Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { DeadlinePassed, orPassed, withinDeadline } from '#server/data/within-deadline.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import type { DocumentGate } from './gate/document-gate.ts';
import { answerOf, badRequest, type GraphqlAnswer, type MaskContext, refusalAnswer } from './gate/mask-errors.ts';
import { openDeadline } from './gate/open-deadline.ts';

export interface RunDeps extends GraphqlDeps {
  readonly onFault: (fault: unknown, requestId: string) => void;
  /** Time limit of an answer. */
  readonly deadlineMs?: number;
}

export const deadlineMs = 5_000;

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

export type RunOperation = (request: GraphqlRequest, principal: Principal, address: string) => Promise<GraphqlAnswer>;

/** Runs queries and mutations that the gate admits, within the deadline. */
export function createRunOperation(schema: GraphQLSchema, gate: DocumentGate, deps: RunDeps): RunOperation {
  const limitMs = deps.deadlineMs ?? deadlineMs;

  async function runWithin(document: DocumentNode, request: GraphqlRequest, principal: Principal, address: string): Promise<GraphqlAnswer> {
    const masking: MaskContext = { requestId: principal.requestId, onFault: (fault) => deps.onFault(fault, principal.requestId) };
    const deadline = openDeadline(limitMs);
    const db = withinDeadline(deps.db, deadline);
    // A transaction that begins in the first half has the same time again to end.
    const isTimeShort = (): boolean => deadline.remainingMs() < limitMs / 2;
    const limitHeaders = {};
    const contextValue: GraphqlContext = { principal, address, limitHeaders, deps: { ...deps, db, ...over(deps.sync, db, isTimeShort) } };
    const variableValues = request.variables ?? {};
    try {
      const running = async () => execute({ schema, document, contextValue, variableValues, operationName: request.operationName ?? null });
      const result = await orPassed(deadline, running);
      // The database's own time limit may end the request a moment before the deadline.
      if (result.errors !== undefined && deadline.remainingMs() <= 0) throw new DeadlinePassed();
      await noteRefusals(deps, result.errors ?? [], { principal, address, input: [request.query, variableValues] });
      const answer = answerOf(result, masking);
      return { ...answer, headers: { ...answer.headers, ...limitHeaders } };
    } catch (fault) {
      if (!(fault instanceof DeadlinePassed)) throw fault;
      masking.onFault(fault);
      return refusalAnswer(refused('Unavailable', httpTexts.tooSlow(principal.requestId)));
    } finally {
      deadline.close();
    }
  }

  return async (request, principal, address) => {
    const admitted = gate.admit(request.query);
    if (!admitted.ok) {
      const onFault = (fault: unknown): void => deps.onFault(fault, principal.requestId);
      return answerOf({ errors: admitted.errors }, { requestId: principal.requestId, onFault });
    }
    if (getOperationAST(admitted.document, request.operationName)?.operation === 'subscription')
      return badRequest('Live streams are opened by GET.');
    return runWithin(admitted.document, request, principal, address);
  };
}

interface Asked {
  readonly principal: Principal;
  readonly address: string;
  readonly input: unknown;
}

/** Writes missing rights into the audit trail. */
async function noteRefusals({ onRefused }: Pick<GraphqlDeps, 'onRefused'>, errors: readonly GraphQLError[], asked: Asked): Promise<void> {
  for (const { nodes, extensions } of errors) await onRefused({ ...asked, operation: fieldOf(nodes), code: extensions.code });
}

/** The parts that run transactions, with the deadline of the request. */
function over(sync: GraphqlDeps['sync'], db: Database, isTimeShort: () => boolean): Pick<GraphqlDeps, 'changes' | 'sync'> {
  const { changes, push, pull, known } = sync.through(db, isTimeShort);
  return { changes, sync: { ...sync, push, pull, known } };
}

/** The field's name in the schema: an alias is chosen by the sender. */
function fieldOf([node]: readonly ASTNode[] = []): string {
  return node?.kind === Kind.FIELD ? node.name.value : 'graphql';
}
