/**
 * npm run preserve-assets -- FOLDER    keeps the hashed files of the release whose `dist` is FOLDER beside the build in `dist`, so that tabs which
 *                                  still run that release find them at every process of this one
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveUp, root, say } from '../prepare.mjs';
import { preservePreviousAssets } from './preserve-previous-assets.mjs';

const [given] = process.argv.slice(2);
const distribution = resolve(process.env.BUILD_DIR ?? join(root, 'dist'));
if (given === undefined || !existsSync(join(given, 'app', 'assets')))
  giveUp('Name the folder "dist" of the release before this one: npm run preserve-assets -- FOLDER');
if (!existsSync(join(distribution, 'app', 'assets'))) giveUp('The app is not built: run "npm run build" first.');

preservePreviousAssets(distribution, new Date(), resolve(given));
const kept = join(distribution, 'app-previous', 'assets');
const current = new Set(readdirSync(join(distribution, 'app', 'assets')));
const shared = existsSync(kept) ? readdirSync(kept).filter((name) => current.has(name)) : [];
// A file with the same hash is the same file, and the build serves its own.
for (const name of shared) rmSync(join(kept, name));
say(`${existsSync(kept) ? readdirSync(kept).length : 0} files of earlier releases are kept in ${kept}.`);
