import { defineConfig } from 'vitest/config';

/** Vite would take the package's second copy, and a schema made by one copy is refused by the other. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** The suffix of a test file names the world it needs: nothing, a database, a document. Journeys have a runner of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.ts', 'node_modules/**', '.generated/**'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: ['node_modules/**', '.generated/**'],
          globalSetup: ['./sync-server/data/test-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'journey',
          include: ['journeys/**/*.journey.ts'],
          globalSetup: ['./journeys/bench/prepare.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
});
