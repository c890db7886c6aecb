import type * as z from 'zod/mini';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { authorizeCaller } from '#server/core/access/authorize.ts';
import type { Principal } from '#server/core/access/caller.ts';
import { refusalOfImpersonation } from '#server/core/access/impersonated-operations.ts';
import type { Operation as Permission } from '#server/core/access/permissions.ts';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import { bindCommand } from '#server/core/sync/commands/command-handler.ts';
import type {
  AuthorizedObject,
  BaseDeps,
  ChangeDeclaration,
  OpenDeclaration,
  Queued,
  ReadDeclaration,
  RunDeclaration,
  Visit,
} from './declaration.ts';
import type { QueuedOperation, SingleOperation } from './operation.ts';

type Declaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps> =
  | ChangeDeclaration<Input, Output>
  | ReadDeclaration<Input, Output, Deps>
  | RunDeclaration<Input, Output, Deps>
  | OpenDeclaration<Input, Output, Deps>;

/**
 * Declares an operation once. Its REST call, GraphQL field, command handler, OpenAPI entry, and the app's client are derived from it. It
 * has one of four functions: `change` writes in one transaction, `read` reads, `run` does work that needs more than one transaction, and
 * `open` is for visitors, too.
 */
export function defineOperation<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps = BaseDeps>(
  declaration: Declaration<Input, Output, Deps>,
): SingleOperation<Deps> {
  const { name, id, summary, input, output, rest, graphql, countedAs } = declaration;
  return {
    kind: 'single',
    name,
    id,
    summary,
    input,
    output,
    rest,
    graphql,
    countedAs,
    bind: (raw) => {
      const parsed = parseInput(input, raw);
      return parsed.ok ? done({ perform: (visit) => perform(declaration, visit, parsed.value) }) : parsed;
    },
    queued: 'change' in declaration && declaration.queued !== undefined ? queue(declaration, declaration.queued) : undefined,
  };
}

async function perform<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Deps extends BaseDeps>(
  declaration: Declaration<Input, Output, Deps>,
  { deps, principal }: Visit<Deps>,
  input: z.output<Input>,
): Promise<Outcome<unknown>> {
  if ('open' in declaration) return refusalOfImpersonation(declaration.name, principal) ?? declaration.open({ deps, principal }, input);
  const admitted = admit(declaration, principal, input, deps.clock());
  if (!admitted.ok) return admitted;
  const request = { deps, caller: admitted.value };
  if ('read' in declaration) return declaration.read(request, input);
  if ('run' in declaration) return declaration.run(request, input);
  return deps.changes.run(admitted.value, (change) => declaration.change(change, input));
}

interface Admitting<Input> {
  readonly name: Permission;
  readonly object?: AuthorizedObject<Input>;
  readonly admission?: (input: Input) => Permission;
}

/** Checks the permission, and returns the signed-in caller. An operation on a loaded object checks it again after loading. */
export function admit<Input>(
  declaration: Admitting<Input>,
  principal: Principal,
  input: Input,
  now: Date,
): ReturnType<typeof authorizeCaller> {
  const { object, admission } = declaration;
  const name = admission === undefined ? declaration.name : admission(input);
  const named = object === undefined || object === 'loaded' ? {} : object(input);
  return authorizeCaller(name, principal, { ...named, now });
}

/** A queued command runs in the transaction of its batch, with the rights at the time of its arrival. */
function queue<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declaration: ChangeDeclaration<Input, Output>,
  { type, row, tenantId, together, locks }: Queued<z.output<Input>>,
): QueuedOperation {
  const parse = bindCommand({
    args: declaration.input,
    apply: async (change, input) => {
      const admitted = admit(declaration, change.caller, input, change.now);
      return admitted.ok ? declaration.change(change, input) : admitted;
    },
    ...(row === undefined ? {} : { seen: row }),
    ...(tenantId === undefined ? {} : { tenantId }),
    ...(together === undefined ? {} : { together }),
    ...(locks === undefined ? {} : { locks }),
  });
  return { type, parse };
}

export function parseInput<Input extends z.ZodMiniType>(input: Input, raw: unknown): Outcome<z.output<Input>, 'InputInvalid'> {
  const parsed = input.safeParse(raw);
  return parsed.success ? done(parsed.data) : refusalOf(parsed.error.issues);
}
