/** The nested values of a form: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. All values are text. */
export function readForm(form: URLSearchParams): unknown {
  const root = new Map<string, unknown>();
  for (const [name, value] of form) {
    const names = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = root;
    for (const part of names.slice(0, -1)) {
      const known = place.get(part);
      const next = known instanceof Map ? known : new Map<string, unknown>();
      place.set(part, next);
      place = next;
    }
    place.set(names.at(-1) ?? '', value);
  }
  return nested(root);
}

function nested(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([name, part]) => [String(name), nested(part)] as const);
  return entries.length > 0 && entries.every(([name]) => /^\d*$/.test(name))
    ? entries.map(([, part]) => part)
    : Object.fromEntries(entries);
}
