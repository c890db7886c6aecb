import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

/** Request to a collector: OTLP over HTTP, as JSON. */
const Exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(z.object({ traceId: z.string(), spanId: z.string(), parentSpanId: z.optional(z.string()), name: z.string() })),
        }),
      ),
    }),
  ),
});
type Span = z.output<typeof Exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const spans: Span[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    const { resourceSpans } = Exported.parse(JSON.parse(body));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let database: TestDatabase;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  collector.close();
  await database.close();
});

/** The built server: its packages find each other in other ways than in folders. */
test('a request continues the trace of the proxy, with its operation and its statements, and its line in the log names the trace', async () => {
  const address = collector.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH ?? '',
      ...{ PORT: '0', DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', DEMO: 'small' },
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child?.on('close', resolve));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/is ready at http:\/\/localhost:[1-9]/);
  const origin = /is ready at (http:\/\/localhost:\d+)/.exec(output)?.[1] ?? '';

  const [traceId, proxySpan] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = { traceparent: `00-${traceId}-${proxySpan}-01`, 'x-request-id': 'proxy-request-1' };
  expect((await fetch(`${origin}/api/admin/plans`, { headers })).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);

  const own = spans.filter((span) => span.traceId === traceId);
  const request = own.find(({ name }) => name === 'GET api');
  expect(request?.parentSpanId).toBe(proxySpan);
  const operation = own.find(({ name }) => name === 'plans.list');
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(own.filter(({ name }) => ['reading', 'statement'].includes(name)).map(({ parentSpanId }) => parentSpanId)).toContain(
    operation?.spanId,
  );
  const line = output.split('\n').find((each) => each.includes('"path":"/api/admin/plans"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ event: 'request', requestId: 'proxy-request-1', traceId, host: new URL(origin).host });
}, 120_000);
