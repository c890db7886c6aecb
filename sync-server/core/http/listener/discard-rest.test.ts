import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { discardRest } from './discard-rest.ts';

it('leaves nothing on a connection that goes on, however many bodies were discarded on it', async () => {
  const counts: number[] = [];
  const server = createServer((incoming, response) => {
    response.on('finish', () => discardRest(incoming));
    response.end('answered early');
    incoming.once('end', () => counts.push(incoming.socket.listenerCount('close')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.address());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let at = 0; at < 15; at++)
    await new Promise<void>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }, (answer) => answer.resume().once('end', () => resolve()));
      sent.once('error', reject);
      // The body ends after the answer has begun.
      sent.once('response', () => sent.end('rest'));
      sent.write('begin');
    });
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect(counts.length).toBe(15);
  // The listener of the request at hand may still be there when it is counted.
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address;
}
