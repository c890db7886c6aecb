import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { splitDetails } from './tools/build/split-details.ts';

/**
 * The element for websites of firms, a build of its own: it shares the calculators with the app, and none of the app's libraries. Other
 * websites load it, so every address in it is relative to its own file.
 */
export default defineConfig({
  root: fileURLToPath(new URL('./pwa/embed', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [splitDetails()],
  build: {
    outDir: fileURLToPath(new URL('./dist/embed', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: fileURLToPath(new URL('./pwa/embed/calculator.ts', import.meta.url)),
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
