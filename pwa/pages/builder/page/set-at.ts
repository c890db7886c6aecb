/** A copy of a value with one part replaced, at a path such as `items.0.title`. `undefined` removes the property. */
export function setAt(value: unknown, path: string, next: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? next : setAt(valueAt(value, key), rest.join('.'), next);
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? inner : item));
  const { [key]: _, ...others } = recordOf(value);
  return inner === undefined ? others : { ...recordOf(value), [key]: inner };
}

/** The value at a path. Undefined if the path leads nowhere. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((found: unknown, key) => (found === null || found === undefined ? undefined : recordOf(found)[key]), value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
