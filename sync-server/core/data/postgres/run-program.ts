import { spawn } from 'node:child_process';

/** The operating system user for a program; undefined: the current user. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export interface ProgramResult {
  /** null: a signal ended it. */
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs a program to its end and collects its output; a program that cannot be started is reported in `output`. `stop` ends it early: the promise
 * still waits until it, and what it has started, are gone.
 */
export function runProgram(program: string, args: readonly string[], user?: SystemUser, stop?: AbortSignal): Promise<ProgramResult> {
  return new Promise((resolve) => {
    // The working folder is one that every user can access; messages are in English, so that they can be recognized.
    const child = spawn(program, args, { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'], ...user });
    const end = (): boolean => child.kill('SIGTERM');
    if (stop?.aborted === true) end();
    stop?.addEventListener('abort', end, { once: true });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (cause) => resolve({ code: null, output: cause.message }));
    // Not `exit`, which may come before the last output. A program that leaves a server running must redirect its output.
    child.on('close', (code) => {
      stop?.removeEventListener('abort', end);
      resolve({ code, output: output.trim() });
    });
  });
}

/** The last output of a program usually says why it stopped. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
