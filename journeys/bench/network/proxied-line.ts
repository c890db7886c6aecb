import { connect, type Socket } from 'node:net';
import { host } from './listener.ts';

/** Up is toward the server, down toward the browser. */
export type Direction = 'up' | 'down';

/** One TCP connection through the proxy, with the text of its current request. */
export interface Line {
  readonly client: Socket;
  readonly server: Socket;
  request: string;
  /** Bytes passed of this request and of its answer. */
  passed: Record<Direction, number>;
  isAnswered: boolean;
  /** Chunks of an answer that is withheld. */
  readonly kept: Buffer[];
  isSwallowing: boolean;
}

interface Traffic {
  /** Records the text of a request before and after a chunk of it arrived. */
  readonly note: (before: string, after: string) => void;
  /** The part of an answer that passes. */
  readonly spoil: (request: string, chunk: Buffer) => Buffer;
  readonly isHeld: (request: string) => boolean;
  readonly pass: (line: Line, direction: Direction, chunk: Buffer) => void;
  readonly drop: (line: Line) => void;
}

/** Connects a browser with the server at this port. */
export function connectLine(client: Socket, port: number, traffic: Traffic): Line {
  const state = { request: '', passed: { up: 0, down: 0 }, isAnswered: false, kept: [], isSwallowing: false };
  const line: Line = { client, server: connect(port, host), ...state };
  for (const socket of [line.client, line.server]) {
    socket.setNoDelay(true);
    socket.on('error', () => traffic.drop(line));
    socket.on('close', () => traffic.drop(line));
  }
  client.on('data', (chunk: Buffer) => passRequest(line, chunk, traffic));
  line.server.on('data', (chunk: Buffer) => passAnswer(line, chunk, traffic));
  return line;
}

export function dropLine(line: Line): void {
  line.client.destroy();
  line.server.destroy();
}

function passRequest(line: Line, chunk: Buffer, { note, pass }: Traffic): void {
  if (line.isAnswered) {
    line.request = '';
    line.passed = { up: 0, down: 0 };
    line.isAnswered = false;
    line.isSwallowing = false;
  }
  const before = line.request;
  line.request += chunk.toString('latin1');
  note(before, line.request);
  pass(line, 'up', chunk);
}

function passAnswer(line: Line, chunk: Buffer, { spoil, isHeld, pass, drop }: Traffic): void {
  const passed = line.isAnswered ? chunk : spoil(line.request, chunk);
  line.isAnswered = true;
  if (line.isSwallowing) return;
  if (passed.length < chunk.length) {
    line.isSwallowing = true;
    line.client.write(passed, () => drop(line));
    return;
  }
  if (isHeld(line.request)) line.kept.push(chunk);
  else pass(line, 'down', chunk);
}
