import type { Plugin } from 'vite';

/** Stops a build whose chunks import each other in a circle: one of them would run before a chunk that it needs, and fail while it loads. */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : []));
      const circle = circleAmong(new Map(chunks));
      if (circle !== undefined)
        this.error(`Chunks import each other in a circle: ${circle.join(' → ')}. See tools/build/screen-chunks.ts.`);
    },
  };
}

/** The first circle among chunks and the chunks that they import, beginning and ending with the same one. */
export function circleAmong(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (chunk: string, path: readonly string[]): readonly string[] | undefined => {
    const place = path.indexOf(chunk);
    if (place !== -1) return [...path.slice(place), chunk];
    if (done.has(chunk)) return undefined;
    for (const next of imports.get(chunk) ?? []) {
      const circle = follow(next, [...path, chunk]);
      if (circle !== undefined) return circle;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const circle = follow(chunk, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
