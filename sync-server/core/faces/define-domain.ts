/** A table that a domain owns. Each table has one owner, so that its rules are in one place; any domain may read it. */
export interface OwnedTable {
  /** Domains that write the table, too, each with its reason. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Work that the server does without being asked, once over all processes. */
export interface DomainJob<Deps = never> {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<unknown>;
}

/**
 * The face of a domain for the rest of the server. The types of operations, calls and row loaders are checked where `wiring/domains.ts` brings together
 * the faces, so that the foundation, which those types belong to, can show faces as well.
 */
export interface DomainFace {
  /** The name of the folder. */
  readonly name: string;
  /** Operations, made by `defineOperation` and `defineList`. REST, GraphQL, and commands follow from them. */
  readonly operations?: readonly object[];
  /** Relations between rows, made by `defineRelation`. GraphQL has them as fields. */
  readonly relations?: readonly object[];
  /** REST calls that are no operations, from `*.rest.ts`. */
  readonly calls?: readonly object[];
  readonly jobs?: readonly DomainJob[];
  /** Loaders of the rows that replicate to devices, by kind. */
  readonly rows?: Readonly<Record<string, unknown>>;
  /** Tables that the domain owns, by their names in the database. */
  readonly tables?: Readonly<Record<string, OwnedTable>>;
}

export function defineDomain<const Face extends DomainFace>(face: Face): Face {
  return face;
}
