import { fork } from 'node:child_process';

/** A process that reports how much processor time it has used. */
export interface MeasuredProcess {
  readonly output: () => string;
  /** Microseconds since its start, in user and system mode. */
  readonly processorTime: () => Promise<number>;
  /** Bytes of memory that the process holds, once everything that can be freed is. */
  readonly memory: () => Promise<number>;
  /** Stops the process in order. */
  readonly stop: () => Promise<void>;
}

interface Forking {
  readonly argument: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Text that the process prints once it is ready. */
  readonly ready: string;
}

const readyWithinMs = 90_000;

/** Called in the process that is measured. */
export function answerProcessorTime(): void {
  process.on('message', (question) => {
    if (question === 'memory') {
      global.gc?.();
      process.send?.(process.memoryUsage().rss);
    } else process.send?.(process.cpuUsage());
  });
}

/** Starts `script` with one argument and waits until it reports that it is ready. */
export async function startMeasured(script: string, { argument, environment, ready }: Forking): Promise<MeasuredProcess> {
  const env = { ...process.env, ...environment };
  const child = fork(script, [argument], { execArgv: ['--expose-gc', '--import', 'tsx'], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${argument} was not ready in time:\n${printed}`)), readyWithinMs);
    child.once('exit', (code) => reject(new Error(`${argument} ended with ${code}:\n${printed}`)));
    const hear = (chunk: Buffer): void => {
      if (printed.length < 100_000) printed += chunk.toString();
      if (!printed.includes(ready)) return;
      clearTimeout(timer);
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  });
  return {
    output: () => printed,
    processorTime: () =>
      new Promise((resolve) => {
        child.once('message', (usage: NodeJS.CpuUsage) => resolve(usage.user + usage.system));
        child.send('processor time');
      }),
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (bytes: number) => resolve(bytes));
        child.send('memory');
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
