/**
 * npm start     installs, generates and builds what is missing, then runs the server
 * npm run dev   the same without building: Vite serves the app and forwards all other requests to the server, which runs from its sources
 */
import { checkNode, ensureInstalled, say } from './prepare.mjs';
import { startAppServer } from './start/app-server.mjs';
import { ensureBuilt, ensureGenerated } from './start/ensure-built.mjs';
import { runServer } from './start/run-server.mjs';

const isDevelopment = process.argv.includes('--dev');

checkNode();
ensureInstalled();
ensureGenerated();
if (isDevelopment) {
  const address = await startAppServer();
  say(`The app is served by Vite at ${address}`);
  runServer(['--import', 'tsx', 'sync-server/programs/main.ts'], { PUBLIC_URL: process.env.PUBLIC_URL ?? address });
} else {
  ensureBuilt();
  runServer(['--enable-source-maps', 'dist/server/main.js'], {});
}
