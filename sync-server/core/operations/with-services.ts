import { done } from '#contract/values/outcome.ts';
import type { TimeOperation } from '#server/core/metrics/timings.ts';
import type { BaseDeps, Visit } from './declaration.ts';
import type { AnyOperation } from './operation.ts';

/**
 * The operations with the services they need already inside, for a transport that knows no domain. Database, changes, and clock still
 * come with each request. Each performance is timed.
 */
export function withServices<Deps extends BaseDeps>(
  operations: readonly AnyOperation<Deps>[],
  services: Deps,
  timeOperation: TimeOperation,
): readonly AnyOperation[] {
  const visitOf = ({ principal, deps: { db, changes, clock } }: Visit): Visit<Deps> => ({
    principal,
    deps: { ...services, db, changes, clock },
  });
  return operations.map((operation) => {
    if (operation.kind === 'list') {
      const { bind, ...list } = operation;
      const { name } = list;
      return {
        ...list,
        bind: (raw) => {
          const bound = bind(raw);
          return bound.ok ? done({ page: (visit, cut) => timeOperation(name, () => bound.value.page(visitOf(visit), cut)) }) : bound;
        },
      };
    }
    const { bind, ...single } = operation;
    const { name } = single;
    return {
      ...single,
      bind: (raw) => {
        const bound = bind(raw);
        return bound.ok ? done({ perform: (visit) => timeOperation(name, () => bound.value.perform(visitOf(visit))) }) : bound;
      },
    };
  });
}
