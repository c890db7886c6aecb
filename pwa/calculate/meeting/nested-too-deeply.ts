/** A meeting has eight levels. Programs write content by recursion, which fails at some thousand levels. */
const mostLevels = 50;

/** True for content that could be read but not written again. */
export function isNestedTooDeeply(content: unknown): boolean {
  let level: readonly unknown[] = [content];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}
