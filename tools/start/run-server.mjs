/** Runs the server as a child process and exits with its exit code. */
import { spawn } from 'node:child_process';
import { root, say } from '../prepare.mjs';

/** `program` is the argument list of Node.js that starts the server. */
export function runServer(program, environment) {
  say('Starting the server …');
  const server = spawn(process.execPath, program, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // The server shuts down once, however many signals it receives; from a terminal it receives each signal twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  endWithNpm(() => server.kill('SIGTERM'));
  server.on('error', (fault) => {
    process.stderr.write(`The server could not be started: ${fault.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}

/** A signal sent only to npm ends npm and its shell, but does not reach this process. */
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
