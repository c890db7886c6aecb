/** A type of the stripe package, as far as a check of values at run time needs it. Parts are read when they are asked for. */
export type Shape =
  | { readonly kind: 'text' | 'decimal' | 'number' | 'flag' | 'null' | 'absent' | 'never' | 'anything' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'list' | 'map'; readonly of: () => Shape }
  | { readonly kind: 'record'; readonly name: string; readonly fields: ReadonlyMap<string, Field> }
  | { readonly kind: 'union'; readonly of: readonly Shape[] };

export interface Field {
  readonly isOptional: boolean;
  readonly type: () => Shape;
}

/** The names that a file or a namespace declares. */
export interface Scope {
  readonly types: Map<string, () => Shape>;
  readonly spaces: Map<string, Scope>;
  readonly imports: Map<string, () => Scope>;
  /** The type of a dotted name, here or in an outer scope. */
  readonly find: (names: readonly string[]) => Shape | undefined;
}
