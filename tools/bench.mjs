/** `npm run bench`: installs what measuring needs, then runs bench/server/run.ts with the same arguments. */
import { ensureBalancer, runTool } from './prepare.mjs';

ensureBalancer();
runTool('bench/server/run.ts', process.argv.slice(2), 'Goals were missed: the table above names them.');
