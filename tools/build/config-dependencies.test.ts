import { relative } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { config } from 'zod/mini';

// The database client sets this global for itself, and a plugin of the config would take it for its own folder.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, '__dirname');
});

// A plugin of the config loads the whole of zod, which writes English sentences for all schemas of this worker, those of later test files too.
afterEach(() => {
  config({ localeError: undefined });
});

it.each(['serve', 'build'] as const)(
  'Vite does not restart when a source of the app or of the calculators is edited (%s)',
  async (command) => {
    const loaded = await loadConfigFromFile({ command, mode: 'test' }, 'vite.config.ts');
    const files = (loaded?.dependencies ?? []).map((file) => relative('.', file)).filter((file) => !file.includes('node_modules'));
    expect(files).toContain('tools/build/theme-styles.ts');
    expect(files.filter((file) => !file.startsWith('tools/build/') && file !== 'vite.config.ts')).toEqual([]);
  },
);
