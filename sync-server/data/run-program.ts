import { spawn } from 'node:child_process';

/** The person of the operating system that a program runs as; undefined: whoever runs this. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export interface ProgramResult {
  /** null: it did not run to an end of its own. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end. What it says is collected; a program that cannot be started says so in `output`. */
export function runProgram(program: string, args: readonly string[], user?: SystemUser): Promise<ProgramResult> {
  return new Promise((resolve) => {
    // The working folder is one that every user reaches; messages come in English, to be recognised.
    const child = spawn(program, args, { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'], ...user });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (cause) => resolve({ code: null, output: cause.message }));
    // Not `exit`, which may come before the last of what it said. A program that leaves a server behind must turn its output elsewhere.
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** The last output of a program mostly says why it stopped. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
