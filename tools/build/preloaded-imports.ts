/** Screens that a first visit may open. What they import is fetched along with them; elsewhere the service worker has it already. */
const firstScreens = /^assets\/(calculators\._id|portal|visitors)-/;

/**
 * The imports of a chunk that the browser fetches before it has read the chunk. Each list of them repeats the names of all files, so only
 * the first screens have one. Style sheets are always listed, because nothing else loads them.
 */
export function preloadedImports(chunk: string, imports: readonly string[]): string[] {
  return imports.filter((file) => firstScreens.test(chunk) || file.endsWith('.css'));
}
