import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { runAppModule } from './tools/build/app-module.ts';
import { formulaChunk } from './tools/build/formula-chunks.ts';
import { inlineLoaderPlugin } from './tools/build/inline-loader.ts';
import { pagePreloads } from './tools/build/page-preloads.ts';
import { preloadedImports } from './tools/build/preloaded-imports.ts';
import { refuseCircles } from './tools/build/refuse-circles.ts';
import { screenChunk } from './tools/build/screen-chunks.ts';
import { startChunk } from './tools/build/start-chunks.ts';
import { staticLanding, staticLandingFile } from './tools/build/static-landing.ts';
import { themeStyles } from './tools/build/theme-styles.ts';

type WorkerRoutes = typeof import('./tools/build/worker-routes.ts');
// It reads the paths of the app, of which the config has to stay independent.
const { pageRoute, serverPaths } = (await runAppModule<WorkerRoutes>('tools/build/worker-routes.ts')).module;

export default defineConfig({
  root: fileURLToPath(new URL('./pwa', import.meta.url)),
  plugins: [
    refuseCircles(),
    themeStyles(),
    inlineLoaderPlugin(),
    staticLanding(),
    pagePreloads(),
    // Relative to Vite's root, not to this file.
    tanstackRouter({
      target: 'react',
      routesDirectory: './app/routes',
      generatedRouteTree: './app/route-tree.gen.ts',
      routeFileIgnorePattern: '\\.test',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      // The manifest is the tenant's: the server writes it for each host.
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}', 'assets/de-*.json'],
        // For visitors without the app: the app itself starts from index.html, also at this address.
        // The text editor of the builder is kept once it was loaded.
        globIgnores: [staticLandingFile, 'assets/rich-editor-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...serverPaths],
        // Otherwise the stored page would answer at the root.
        directoryIndex: null,
        runtimeCaching: [pageRoute, { urlPattern: /\/assets\/rich-editor-/, handler: 'CacheFirst', options: { cacheName: 'text-editor' } }],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  // RxDB carries a Dexie of its own; two of them in one page refuse to work.
  // RxJS has builds for two generations of browsers, and offers the newer one under this condition.
  resolve: {
    dedupe: ['dexie'],
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: fileURLToPath(new URL('./dist/app', import.meta.url)),
    license: { fileName: 'third-party-notices.md' },
    emptyOutDir: true,
    target: 'es2022',
    // The theme says each color once, as light-dark(); older targets would unfold every one.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    // The largest chunk draws PDFs, on demand. Sizes have their budgets in bench/first-load.ts.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      resolveDependencies: (chunk, imports, { hostType }) => (hostType === 'html' ? imports : preloadedImports(chunk, imports)),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: formulaChunk, debugName: 'formulas' },
            { name: startChunk, debugName: 'start' },
            { name: screenChunk, debugName: 'screens' },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
