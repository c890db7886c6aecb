import type { Assets } from './assets.ts';

/** The name of the build that a page starts: the hash of its first file, which changes with every other file. */
export function buildIn(page: string): string | undefined {
  return /\/assets\/index-([\w-]+)\.js/.exec(page)?.[1];
}

/** The build that this server serves. */
export function createAppBuild(assets: Pick<Assets, 'read'>): () => Promise<string | undefined> {
  return async () => buildIn((await assets.read('/index.html')) ?? '');
}
