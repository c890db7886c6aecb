import type { TestProject } from 'vitest/node';
import prepare from './prepare.ts';
import { createNextRelease, type Release } from './releases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the next release, where the stories are told across two releases. */
    nextRelease: string | undefined;
  }
}

/** For the projects that tell the main stories across two releases. Their names say which one serves. */
export default function setup(project: TestProject): () => void {
  prepare();
  const next: Release = createNextRelease();
  project.provide('nextRelease', next.folder);
  return next.remove;
}
