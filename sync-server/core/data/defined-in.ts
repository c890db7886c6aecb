/** The object without undefined members, so that a missing column keeps its default. */
export function definedIn<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const kept: { [Name in keyof Value]?: Exclude<Value[Name], undefined> } = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) Reflect.set(kept, name, member);
  return kept;
}
