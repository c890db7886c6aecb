import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Runs a module of the app for a plugin of the build, and names the files that it consists of. If `vite.config.ts` imported the module,
 * Vite would restart at every edit of one of these files.
 */
export async function runAppModule<T>(path: string): Promise<{ readonly module: T; readonly files: readonly string[] }> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { module, dependencies } = await runnerImport<T>(file, { logLevel: 'error' });
  return { module, files: [file, ...dependencies] };
}
