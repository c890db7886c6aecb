import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { preservePreviousAssets } from '../../tools/start/preserve-previous-assets.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the built app, as a server has it that is about to be updated. */
export interface Deployment {
  readonly folder: string;
  /** Puts the next build of the app in the place of the first one. */
  deployNext(): Promise<void>;
  remove(): void;
}

/** The line that tells the second build from the first. */
const lineOfNext = '\nglobalThis.isNextBuild = true;\n';

export function createDeployment(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-build-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  return { folder, deployNext: () => buildNextApp(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the app from the same sources with one more line in its entry, and keeps the files of the build that it replaces. */
export async function buildNextApp(distribution: string): Promise<void> {
  preservePreviousAssets(distribution, new Date());
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(distribution, 'app') },
    plugins: [
      {
        name: 'next-build',
        transform: (code, id) => (id.endsWith('/pwa/app/start/main.tsx') ? { code: code + lineOfNext, map: null } : null),
      },
    ],
  });
}
