import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { webhookTexts } from '#contract/pages/webhooks.ts';
import { type PostAnswer, postBody } from './post-body.ts';
import { isPublicAddress } from './public-address.ts';

const options = { headers: {}, body: '{}', allowsOwnComputer: false };

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '0.0.0.0',
    '100.64.0.1',
    '168.63.129.16',
    '192.88.99.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
  ],
  ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'ff02::1', 'nonsense'],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that leads to this computer is refused when it is resolved', async () => {
  expect(await postBody('https://localhost:9/', options)).toEqual({ kind: 'none', reason: webhookTexts.privateAddress });
});

test.each(['https://127.0.0.1/', 'https://[::1]/', 'http://example.com/', 'https://2130706433/'])('%s is refused at once', async (url) => {
  expect(await postBody(url, options)).toEqual({ kind: 'none', reason: webhookTexts.privateAddress });
});

async function postTo(listener: RequestListener): Promise<PostAnswer> {
  const receiver = createServer(listener);
  const port = await new Promise<number>((resolve) => {
    receiver.listen(0, '127.0.0.1', () => {
      const address = receiver.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const answer = await postBody(`http://127.0.0.1:${port}/`, { ...options, allowsOwnComputer: true, longestMs: 200 });
  receiver.closeAllConnections();
  receiver.close();
  return answer;
}

test('gives up on a silent receiver', async () => {
  expect(await postTo(() => undefined)).toEqual({ kind: 'none', reason: webhookTexts.noAnswer });
});

test('a receiver that sends a status and never ends its answer has answered', async () => {
  const answer = await postTo((_request, response) => {
    response.writeHead(200).write('Thank you');
  });
  expect(answer).toEqual({ kind: 'answer', status: 200, text: 'Thank you' });
});

test('a receiver that streams forever is cut off', async () => {
  const answer = await postTo((_request, response) => {
    const write = (): void => {
      if (response.destroyed) return;
      response.write('x'.repeat(1_000));
      setImmediate(write);
    };
    write();
  });
  expect(answer).toMatchObject({ kind: 'answer', status: 200 });
});

test('a receiver that switches to another protocol has not answered', async () => {
  const answer = await postTo((request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  expect(answer.kind).toBe('none');
});
