/** The build that a page with these scripts runs: the hash in the address of its first file. Undefined while the app is developed. */
export function runningBuild(scripts: Iterable<{ readonly src: string }>): string | undefined {
  for (const { src } of scripts) {
    const build = /\/assets\/index-([\w-]+)\.js$/.exec(src)?.[1];
    if (build !== undefined) return build;
  }
  return undefined;
}
