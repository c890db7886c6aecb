import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());

const token = 'A'.repeat(43);
const posted = {
  'csp-report': {
    'document-uri': `https://app.example/accept-invitation?u=${token}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/x.js?stolen=${token}`,
    'source-file': 'https://app.example/assets/start.js',
    'line-number': 7,
    'original-policy': 'x'.repeat(2000),
    'script-sample': token,
  },
};
const delivered = [
  {
    type: 'csp-violation',
    age: 1,
    url: 'x',
    body: { documentURL: `https://app.example/${token}`, effectiveDirective: 'img-src', blockedURL: 'inline' },
  },
  { type: 'deprecation', age: 1, url: 'x', body: { id: 'x' } },
];

async function report(
  body: string,
  type: string,
): Promise<{ readonly status: number; readonly text: string; readonly violations: readonly object[] }> {
  const before = server.logged().length;
  const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', 'content-length': String(body.length) };
  const answer = await fetch(`${server.url}/api/csp-reports`, { method: 'POST', headers, body });
  const text = await answer.text();
  const lines = server.logged().slice(before);
  expect(lines.join()).not.toContain(token);
  const violations = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'csp.violation');
  return { status: answer.status, text, violations };
}

describe('a report of a browser about the policy of a page', () => {
  test('is logged without the queries of its addresses, and not sent back', async () => {
    const { status, text, violations } = await report(JSON.stringify(posted), 'application/csp-report');
    expect([status, text]).toEqual([200, '{}']);
    expect(violations).toMatchObject([
      {
        level: 'warn',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        document: 'https://app.example/accept-invitation',
        source: 'https://app.example/assets/start.js',
        line: 7,
      },
    ]);
  });

  test('is accepted in the format of the Reporting API, too', async () => {
    const { status, violations } = await report(JSON.stringify(delivered), 'application/reports+json');
    expect(status).toBe(200);
    expect(violations).toMatchObject([{ directive: 'img-src', blocked: 'inline', document: 'https://app.example/…' }]);
  });

  test('leaves no secret of an address that is relative, malformed, or in the place of a directive', async () => {
    const secretive = {
      'csp-report': {
        'document-uri': `/accept-invitation?token=${token}`,
        'effective-directive': `script-src-elem https://app.example/?token=${token}`,
        'blocked-uri': `//evil.example:x/#${token}`,
        'source-file': `accept-invitation#short-secret-1`,
      },
    };
    const { violations } = await report(JSON.stringify(secretive), 'application/csp-report');
    expect(violations).toMatchObject([{ directive: 'script-src-elem', blocked: '…', document: '…', source: '…' }]);
  });

  test.each([
    ['no JSON', '{'],
    ['something else', '{}'],
    ['no report', '[]'],
    ['a key named twice', '{"csp-report":{},"csp-report":{}}'],
    ['a body of 20 KB', JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } })],
  ])('is refused when it is %s, and leaves no line', async (_what, body) => {
    const { status, violations } = await report(body, 'application/csp-report');
    expect([400, 413]).toContain(status);
    expect(violations).toEqual([]);
  });

  test('leaves at most ten lines, however many it holds', async () => {
    const many = Array.from({ length: 60 }, () => delivered[0]);
    expect((await report(JSON.stringify(many), 'application/reports+json')).violations).toHaveLength(10);
  });

  test('is limited in number for each network address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= rateLimits.cspReport.capacity; sent += 1)
      statuses.push((await report(JSON.stringify(posted), 'application/csp-report')).status);
    expect(statuses).toContain(429);
  });
});
