import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './journeys/bench/chromium.ts';
import { withSwitches } from './sync-server/testing/authorization-matrix/removable-checks.ts';
import { themeStyles } from './tools/build/theme-styles.ts';

/** Vite would take the package's second copy, and a schema made by one copy is refused by the other. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Folders that compare roles without checking a right: the matrix itself, and the counting of calls. */
const withoutChecks = ['testing/authorization-matrix/', 'core/rate-limits/'];

/** The server's own code with every check of a right behind a switch, for the test that takes them out one at a time. */
const checksBehindSwitches = {
  name: 'checks-behind-switches',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined => {
    const path = relative('sync-server', id);
    return path.startsWith('..') || path.includes('.test.') || withoutChecks.some((folder) => path.includes(folder))
      ? undefined
      : withSwitches(path, code);
  },
};

/** Longest wait of a test for something that is to happen. A busy machine needs more than the second that Vitest gives by default. */
const patience = { poll: { timeout: 15_000 } };

/** The main stories, which are told across two releases, too. */
const mainStories = [
  'journeys/offline/{offline-story,outbox}.journey.ts',
  'journeys/administration/{administer,new-tenant,money,landing-page,leads-and-templates}.journey.ts',
  'journeys/sessions/{join,sign-up,deactivation}.journey.ts',
  'journeys/{client-meeting,household-plan}.journey.ts',
];

/** The main stories with the earlier release on the schema of the next one, and with the next release for devices of the earlier one. */
const acrossReleases = (['earlier-on-next', 'next-for-earlier'] as const).map((name) => ({
  test: {
    name,
    expect: patience,
    env: { RELEASES: name },
    include: mainStories,
    globalSetup: ['./journeys/bench/prepare-releases.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
  },
}));

/** A campaign of proofs takes as long as it takes. */
const campaignMs = 30 * 60_000;

/**
 * The suffix of a test file names the world it needs: nothing, a database, a process of the server, a browser. Journeys have a runner of
 * their own. The files of one world keep nothing in their modules, so a worker reads those once.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'node',
          expect: patience,
          isolate: false,
          // By default one core is kept for the main process, which leaves one worker on two cores.
          maxWorkers: '100%',
          include: ['**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.process.test.ts', '**/*.checks.test.ts', 'node_modules/**', '.generated/**'],
          testTimeout: process.env.PROOF_RUNS === undefined && process.env.CAMPAIGN === undefined ? 20_000 : campaignMs,
        },
      },
      {
        plugins: [react(), themeStyles()],
        // Found one by one while a test runs, they would have the page loaded again.
        optimizeDeps: {
          include: [
            ...['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'jotai', '@tanstack/react-router'],
            ...[
              '@ark-ui/react/dialog',
              '@ark-ui/react/portal',
              '@ark-ui/react/tabs',
              '@ark-ui/react/tooltip',
              '@chakra-ui/react',
              '@chakra-ui/react/theme',
              '@emotion/cache',
              '@emotion/react',
              '@emotion/sheet',
              '@tanstack/react-virtual',
            ],
            ...['pdfkit', 'pdfkit/output', 'pdfkit/standard-fonts/Helvetica', 'pdfkit/standard-fonts/HelveticaBold'],
            ...['fontkit', 'unpdf', 'zod/mini', 'd3-array', 'd3-shape', 'hucre/xlsx', 'minisearch', 'vitest-browser-react'],
          ],
        },
        test: {
          name: 'browser',
          expect: patience,
          include: ['pwa/**/*.browser.test.tsx'],
          setupFiles: ['pwa/testing/theme.ts', 'pwa/testing/refuse-undeclared-answers.ts'],
          testTimeout: 20_000,
          // Two pages: one works while the other waits for its modules or for the browser.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromiumPath, args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1180, height: 820 },
            screenshotFailures: false,
          },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'db',
          expect: patience,
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude: ['node_modules/**', '.generated/**'],
          globalSetup: ['./sync-server/testing/test-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'process',
          expect: patience,
          include: ['**/*.process.test.ts'],
          exclude: ['node_modules/**', '.generated/**'],
          globalSetup: ['./sync-server/testing/test-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: oneGraphql,
        plugins: [checksBehindSwitches],
        test: {
          name: 'checks',
          expect: patience,
          isolate: false,
          include: ['**/*.checks.test.ts'],
          exclude: ['node_modules/**', '.generated/**'],
          globalSetup: ['./sync-server/testing/test-postgres.ts'],
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'journey',
          expect: patience,
          include: ['journeys/**/*.journey.ts'],
          globalSetup: ['./journeys/bench/prepare.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Two at a time: each waits most of its time, for a browser or for a server of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      ...acrossReleases,
    ],
  },
});
