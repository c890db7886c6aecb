/** The id under a name of the demonstration. */
export function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has no ${name}.`);
  return id;
}
