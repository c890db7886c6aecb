import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { staticLanding, staticLandingFile } from './pwa/landing/static-landing.tsx';
import { themeStyles } from './pwa/ui/theme/theme-styles.ts';
import { detailTexts } from './tools/build/detail-texts.ts';
import { formulaChunk } from './tools/build/formula-chunks.ts';
import { inlineLoaderPlugin } from './tools/build/inline-loader.ts';
import { pagePreloads } from './tools/build/page-preloads.ts';
import { preloadedImports } from './tools/build/preloaded-imports.ts';
import { pureContract } from './tools/build/pure-contract.ts';
import { refuseCircles } from './tools/build/refuse-circles.ts';
import { screenChunk } from './tools/build/screen-chunks.ts';
import { splitDetails } from './tools/build/split-details.ts';
import { standIns } from './tools/build/stand-ins.ts';
import { startChunk } from './tools/build/start-chunks.ts';
import { pageRoute, serverPaths } from './tools/build/worker-routes.ts';

export default defineConfig({
  root: fileURLToPath(new URL('./pwa', import.meta.url)),
  plugins: [
    refuseCircles(),
    themeStyles(),
    inlineLoaderPlugin(),
    staticLanding(),
    splitDetails({ textsApart: true }),
    detailTexts(),
    pureContract(),
    pagePreloads(),
    // Relative to Vite's root, not to this file.
    tanstackRouter({
      target: 'react',
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
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
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}', 'assets/texts-*.json'],
        // For visitors without the app: the app itself starts from index.html, also at this address.
        globIgnores: [staticLandingFile],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...serverPaths],
        // Otherwise the stored page would answer at the root.
        directoryIndex: null,
        runtimeCaching: [pageRoute],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  // RxDB carries a Dexie of its own; two of them in one page refuse to work.
  // Dexie, RxJS and Workbox come as ES5 by default, with a helper for each class.
  resolve: {
    dedupe: ['dexie'],
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: 'workbox-window', replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // React has this hook itself.
      { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
      ...standIns.map(({ find, replacement }) => ({ find, replacement })),
    ],
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: fileURLToPath(new URL('./dist/app', import.meta.url)),
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
