import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = '/usr/sbin/haproxy';
const readyWithinMs = 10_000;

export interface Balancer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export function hasBalancer(): boolean {
  return existsSync(program);
}

/** HAProxy before these ports of the loopback. A server that is not ready gets no new connection. */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-balancer-'));
  const settings = join(folder, 'haproxy.cfg');
  const lines = servers.map((each, place) => `  server s${place} 127.0.0.1:${each} check inter 1s fall 3 rise 1`);
  writeFileSync(
    settings,
    `global
  maxconn 8000
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 5s
  timeout check 10s
  timeout client 1h
  timeout server 1h
frontend all
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost:${port}
${lines.join('\n')}
`,
  );
  const child = spawn(program, ['-f', settings, '-db'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(port);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (const until = Date.now() + readyWithinMs; Date.now() < until; await wait(50)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (isOpen) return;
  }
  throw new Error('HAProxy did not listen in time.');
}
