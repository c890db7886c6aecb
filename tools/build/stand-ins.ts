import { fileURLToPath } from 'node:url';

const app = (path: string) => fileURLToPath(new URL(`../../pwa/${path}`, import.meta.url));

/**
 * Modules inside of libraries that the build replaces with smaller ones of the app: `find` is how the library's `importer` names the module.
 * The tests run with the libraries' own modules, and compare.
 */
export const standIns = [
  // RxDB compares documents with mingo, for queries of every kind.
  { find: 'mingo/util', replacement: app('local/stored-queries.ts'), importer: 'rxdb/dist/esm/rx-query-helper.js' },
  { find: './rx-query-mingo.js', replacement: app('local/stored-queries.ts'), importer: 'rxdb/dist/esm/rx-query-helper.js' },
  // Its tabs speak over BroadcastChannel, which every browser of the build has.
  ...['indexed-db', 'localstorage', 'simulate'].map((method) => ({
    find: `./methods/${method}.js`,
    replacement: app('local/environment/no-tab-channel.ts'),
    importer: 'broadcast-channel/dist/esbrowser/method-chooser.js',
  })),
];
