/** The metadata of a request. */
export function metadataOf(form: URLSearchParams): Readonly<Record<string, string>> {
  const named = [...form].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined));
}
