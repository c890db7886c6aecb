import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The element for websites of tenants, a build of its own: it shares the calculators with the app, and none of the app's libraries. Other
 * websites load it, so every address in it is relative to its own file.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./pwa/calculate/embed', import.meta.url)),
  base: './',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('./dist/embed', import.meta.url)),
    license: { fileName: 'third-party-notices.md' },
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: fileURLToPath(new URL('./pwa/calculate/embed/calculator.ts', import.meta.url)),
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
