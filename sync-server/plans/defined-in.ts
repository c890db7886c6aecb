/** Without the members that were left out: a column that is not named keeps its default. */
export function definedIn<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const kept: { [Name in keyof Value]?: Exclude<Value[Name], undefined> } = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) Reflect.set(kept, name, member);
  return kept;
}
