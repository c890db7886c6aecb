import { done } from '#contract/values/outcome.ts';
import type { BaseDeps, Visit } from './declaration.ts';
import type { AnyOperation } from './operation.ts';

/**
 * The operations with the services they need already inside, for a transport that knows no domain. Database, changes, and clock still
 * come with each request.
 */
export function withServices<Deps extends BaseDeps>(operations: readonly AnyOperation<Deps>[], services: Deps): readonly AnyOperation[] {
  const visitOf = ({ principal, deps: { db, changes, clock } }: Visit): Visit<Deps> => ({
    principal,
    deps: { ...services, db, changes, clock },
  });
  return operations.map((operation) => {
    if (operation.kind === 'list') {
      const { bind, ...list } = operation;
      return {
        ...list,
        bind: (raw) => {
          const bound = bind(raw);
          return bound.ok ? done({ page: (visit, cut) => bound.value.page(visitOf(visit), cut) }) : bound;
        },
      };
    }
    const { bind, ...single } = operation;
    return {
      ...single,
      bind: (raw) => {
        const bound = bind(raw);
        return bound.ok ? done({ perform: (visit) => bound.value.perform(visitOf(visit)) }) : bound;
      },
    };
  });
}
