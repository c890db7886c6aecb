import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';

export interface RunningScript {
  readonly output: () => string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly stop: () => void;
}

export interface ScriptOptions {
  /** Address of the database as the owner of the tables. */
  readonly databaseUrl: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program of `sync-server/programs/` as an operator would in production, in its own process. */
export function runScript(script: string, { databaseUrl, args = [], environment = {} }: ScriptOptions): RunningScript {
  const child = spawn(process.execPath, ['--import', 'tsx', `sync-server/programs/${script}`, ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:4000',
      DATABASE_URL: serverUrlOf(databaseUrl),
      DATABASE_OWNER_URL: databaseUrl,
      OIDC_ISSUER: 'embedded',
      SMTP_URL: 'embedded',
      STRIPE_SECRET_KEY: 'embedded',
      TRUST_PROXY: 'none',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: () => output, ended, stop: () => child.kill('SIGTERM') };
}
