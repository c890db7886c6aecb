const mostRecent = 6;

/** A list of ids as the device keeps it. Anything else in its place counts as empty. */
export function parseIds(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The newest in front, each once, a handful in all. */
export function withRecent(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, mostRecent);
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
