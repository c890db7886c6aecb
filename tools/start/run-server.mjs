/** Runs the server as a child and ends as it ends. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, say } from '../prepare.mjs';

export function runServer(environment) {
  say('Starting the server …');
  const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'sync-server', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // The server stops once, however many signals it gets; from a terminal it gets each of them twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  endWithNpm(() => server.kill('SIGTERM'));
  server.on('error', (fault) => {
    process.stderr.write(`The server could not be started: ${fault.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}

/** A signal to npm alone ends npm and its shell, but does not come through to here. */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, 500);
  looking.unref();
}
