import type { Entity } from '#contract/values/entity/define-entity.ts';
import type { Fields, SettingsShape } from '#contract/values/entity/entity-field.ts';

interface Stored<Record, Member> {
  /** Values of the columns. */
  readonly columns: { [Name in Exclude<keyof Record, Member>]: Exclude<Record[Name], undefined> };
  /** The JSON column: members that differ from the initial value. */
  readonly settings: { readonly [name: string]: string | number | boolean | object };
}

/** The places of a record's values: columns, and members of the JSON column. A value that is not given stays as it was `before`. */
export function storedFields<F extends Fields, Given extends object>(
  entity: Entity<F>,
  given: Given,
  before: unknown = {},
): Stored<Given, keyof SettingsShape<F>> {
  const { fields, settings } = entity;
  const isMember = (name: string): boolean => Object.hasOwn(settings.shape, name);
  const defined = Object.entries(given).filter(([, value]) => value !== undefined);
  const members = { ...settings.parse(before ?? {}), ...Object.fromEntries(defined.filter(([name]) => isMember(name))) };
  const isInitial = (name: string, value: unknown): boolean => {
    const field = fields[name];
    return field?.input !== undefined && field.isRequired !== true && JSON.stringify(field.initial) === JSON.stringify(value);
  };
  const stored = {
    columns: Object.fromEntries(defined.filter(([name]) => !isMember(name))),
    settings: Object.fromEntries(Object.entries(members).filter(([name, value]) => !isInitial(name, value))),
  };
  if (!holds(stored, entity, given)) throw new Error(`${entity.name} has no place for a value.`);
  return stored;
}

function holds<F extends Fields, Given extends object>(
  stored: { readonly columns: object },
  { settings }: Entity<F>,
  given: Given,
): stored is Stored<Given, keyof SettingsShape<F>> {
  return Object.keys(given).every((name) => !(Object.hasOwn(settings.shape, name) && Object.hasOwn(stored.columns, name)));
}
