import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as nodeRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subdomainProblem, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { methods } from '#server/core/http/requests/rest-entry.ts';
import { securityHeaders } from '#server/core/http/security-headers.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { restTable } from '#server/wiring/rest-table.ts';

let server: Office;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-app-'));
  for (const name of ['now/assets', 'before/assets']) mkdirSync(join(folder, name), { recursive: true });
  const pageOf = (title: string) =>
    `<!doctype html><html><head><title>${title}</title></head><body><script>start("/assets/app.js");</script></body></html>`;
  writeFileSync(join(folder, 'now/index.html'), pageOf('App'));
  writeFileSync(join(folder, 'now/landing.html'), pageOf('Landing'));
  writeFileSync(
    join(folder, 'now/preloads.json'),
    JSON.stringify({ '/calculators/auto-lease': ['/assets/lease.js'], '/admin': ['/assets/frame.js'], brand: ['/assets/brand.js'] }),
  );
  writeFileSync(join(folder, 'now/sw.js'), '/* worker */');
  writeFileSync(join(folder, 'now/assets/app.js'), `/* ${'new '.repeat(500)}*/`);
  writeFileSync(join(folder, 'before/assets/old.js'), '/* old */');
  writeFileSync(join(folder, 'before/index.html'), 'old');
  server = await openOffice({
    appFolders: [join(folder, 'now'), join(folder, 'before')],
    environment: { PRODUCT_HOST: 'example.test' },
  });
  const { db, newId } = server.services;
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    const id = newId();
    await tx.tenant.create({ data: { id, name: 'Acme & Sons', subdomain: 'acme', settings: { brand: { accent: '#0f766e' } } } });
    await tx.tenant.create({ data: { id: newId(), name: 'Plain Planning', subdomain: 'plain' } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, domain: 'calc.acme.example', state: 'valid', proof: 'x' } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, domain: 'unproven.example', proof: 'x' } });
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends raw headers exactly as given, Host included. */
function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = nodeRequest({ hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const own = { 'sec-fetch-site': 'same-origin' };
const ownJson = { ...own, 'content-type': 'application/json' };

describe('a request that names two hosts', () => {
  test('is refused, even if one of them is known', async () => {
    const { hostname, port, host } = new URL(server.url);
    for (const hosts of [
      [host, 'evil.example'],
      ['evil.example', host],
      [host, host],
    ]) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET /api/admin/plans HTTP/1.1\r\n${hosts.map((name) => `Host: ${name}\r\n`).join('')}Connection: close\r\n\r\n`);
      let said = '';
      for await (const chunk of socket) said += String(chunk);
      expect(said).toMatch(/^HTTP\/1\.1 400 .*The request names two hosts\./s);
    }
  });
});

describe('an absolute address in the request line', () => {
  test('is answered like its path, with the headers of its class', async () => {
    const said = await send('GET', `${server.url}/api/auth/user`);
    expect([said.status, said.headers['cache-control']]).toEqual([401, 'no-store']);
    const asked = await send('POST', `${server.url}/graphql`, { ...ownJson, 'x-app-request': '1' }, '{"query":"{ __typename }"}');
    expect([asked.status, asked.text]).toEqual([200, '{"data":{"__typename":"Query"}}']);
  });

  test('reaches the identity provider, and is counted there like its path', async () => {
    const path = '/idp/auth?client_id=nobody';
    const [usual, whole] = [await send('GET', path), await send('GET', `${server.url}${path}`)];
    expect([whole.status, whole.headers.location]).toEqual([usual.status, usual.headers.location]);
    expect(usual.status).toBe(302);
    const { capacity } = rateLimits.authorization;
    const many = await Promise.all(Array.from({ length: 2 * capacity }, () => send('GET', `${server.url}${path}`)));
    expect(many.map(({ status }) => status)).toContain(429);
  });
});

describe('a path that is spelled in another way', () => {
  test.each(['/%61pi/auth/user', '/./api/auth/user', '/assets/../api/auth/user', '/sw.js/%2e%2e/api/auth/user'])(
    'has the headers of the call that it reaches (%s)',
    async (path) => {
      const [usual, spelled] = [await send('GET', '/api/auth/user', own), await send('GET', path, own)];
      expect([spelled.status, spelled.text]).toEqual([usual.status, usual.text]);
      expect(namedHeaders(spelled)).toEqual(namedHeaders(usual));
    },
  );
  const namedHeaders = ({ headers }: Answer) => [headers['cache-control'], headers['content-security-policy'], headers['referrer-policy']];
});

describe('the table of calls', () => {
  for (const { method, path, operation } of restTable) {
    const url = path.replaceAll(/\{\w+\}/g, '019600aa-0000-7000-8000-000000000001');
    const rule: Rule = permissions[operation];
    if (!rule.may.includes('anyone')) {
      test(`[R-AUTH-11] [R-ERR-05] ${method} ${path} answers 401 without a session`, async () => {
        const answer = await send(method, url, ownJson, method === 'GET' ? undefined : '{"nonsense":1}');
        expect([answer.status, answer.text]).toEqual([401, 'Unauthorized']);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      });
    }
    test(`${method} ${path} answers another method with the allowed ones`, async () => {
      const known = restTable.filter((entry) => entry.path === path).map((entry) => entry.method);
      const unknown = methods.find((name) => !known.includes(name)) ?? 'OPTIONS';
      const answer = await send(unknown, url, own);
      expect(answer.status).toBe(405);
      for (const name of known) expect(answer.headers.allow).toContain(name);
    });
  }

  test('every operation, path, and method occurs once', () => {
    const calls = restTable.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(calls)]).toEqual(calls);
  });

  for (const [name, headers] of [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin of an older browser', { origin: 'https://evil.example' }],
    ['an origin that is not named', {}],
  ] as const) {
    test(`[R-AUTH-13] a write that comes from ${name} is refused`, async () => {
      for (const { method, path, signedBody } of restTable.filter((entry) => entry.method !== 'GET')) {
        const { status } = await send(method, path, { ...headers, 'content-type': 'application/json' }, '{}');
        // A machine that signs its requests has no origin: only its signature is checked. No receiver of signed requests is configured
        // here.
        if (signedBody) expect([400, 403, 404], path).toContain(status);
        else expect(status, path).toBe(403);
      }
    });
  }

  test('[R-TEN-19] no tenant can take the first part of a path that the server answers', () => {
    const segments = new Set([...server.paths, ...restTable.map(({ path }) => path)].map((path) => path.split('/')[1] ?? ''));
    for (const segment of segments) {
      if (/^[a-z0-9-]+$/.test(segment)) expect([segment, subdomainProblem(segment)]).toEqual([segment, subdomainTexts.reserved]);
    }
    for (const known of ['api', 'graphql', 'idp', 'dev', 'healthz']) expect(segments).toContain(known);
  });

  test('an unknown call is answered with 404, and never with the app', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/graphql/nothing', '/assets/gone.js', '/gone.png']) {
      const answer = await send('GET', path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'Not found']);
    }
  });
});

describe('scripts to preload', () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/lease.js">';

  test('stand in the page of the calculator that needs them, also on the host of a firm', async () => {
    for (const host of ['localhost', 'calc.acme.example']) {
      for (const path of ['/calculators/auto-lease', '/calculators/auto-lease/', '/calculators/auto-lease?x=1'])
        expect((await send('GET', path, { host })).text).toContain(link);
    }
  });

  test('name the code of the look on the host of a firm that has one, so that visitors see it from the start', async () => {
    const look = '<link rel="modulepreload" crossorigin href="/assets/brand.js">';
    for (const path of ['/calculators/auto-lease', '/nowhere', '/'])
      expect((await send('GET', path, { host: 'calc.acme.example' })).text).toContain(look);
    for (const host of ['localhost', 'plain.example.test'])
      expect((await send('GET', '/calculators/auto-lease', { host })).text).not.toContain(look);
  });

  test('name the frame of the administration at the address of each of its sections, and nowhere else', async () => {
    const frame = '<link rel="modulepreload" crossorigin href="/assets/frame.js">';
    for (const path of ['/admin', '/admin/', '/admin/tenants', '/admin/billing/']) expect((await send('GET', path)).text).toContain(frame);
    for (const path of ['/administration', '/', '/calculators/auto-lease']) expect((await send('GET', path)).text).not.toContain(frame);
  });

  test('stand on no other page, nor on the page that the device keeps for all addresses', async () => {
    for (const path of ['/calculators/auto-loan', '/templates', '/index.html'])
      expect((await send('GET', path)).text).not.toContain('modulepreload');
  });
});

describe('headers', () => {
  test('of the app: a policy that allows the inline script by its hash, and otherwise only the scripts that it loads', async () => {
    for (const path of ['/', '/admin/tenants', '/index.html']) {
      const page = await send('GET', path);
      const policy = String(page.headers['content-security-policy']);
      const [, inline = ''] = /<script>(.*)<\/script>/s.exec(page.text) ?? [];
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(policy).toContain(`script-src 'strict-dynamic' 'sha256-${createHash('sha256').update(inline).digest('base64')}' 'self';`);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
      expect(policy).not.toMatch(/unsafe|nonce/);
    }
  });

  test('of pages: the address to which browsers report violations', async () => {
    for (const path of ['/', '/idp/auth', '/api/docs']) {
      expect((await send('GET', path)).headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports$/);
    }
    // The newer mechanism works only over https: a browser that supports it would send nothing over http.
    for (const routeClass of ['shell', 'identity'] as const) {
      const headers = securityHeaders(routeClass, { https: true, paymentOrigins: [] }, 'nonce');
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
      expect(headers['content-security-policy']).toContain('; report-uri /api/csp-reports; report-to csp');
    }
  });

  test('of a page that is not the app: no script runs', async () => {
    for (const path of ['/idp/auth', '/api/login/confirm']) {
      const policy = String((await send('GET', path)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none';");
      expect(policy).not.toContain('script-src');
    }
  });

  test('of the API reference: its own scripts run, and no text becomes markup', async () => {
    const policy = String((await send('GET', '/api/docs')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{22}'; style-src 'nonce-[\w-]{22}';/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none';");
    expect(policy).not.toMatch(/unsafe|script-src 'self'/);
  });

  test('of every class: no sniffing, no framing, no foreign opener, a request id, and no name of the software', async () => {
    for (const path of ['/', '/sw.js', '/api/auth/user', '/api/nothing', '/idp/auth', '/gone.png', '/healthz']) {
      const { headers } = await send('GET', path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
    }
  });

  test('a request id sent by a client is ignored', async () => {
    const { headers } = await send('GET', '/healthz', { 'x-request-id': 'forged-request-id', 'x-forwarded-host': 'evil.example' });
    expect(headers['x-request-id']).not.toBe('forged-request-id');
  });
});

describe('the start page', () => {
  const withSession = { cookie: 'signed-in=1' };

  test('is ready-made for a visitor of the platform, under the policy of the app', async () => {
    const { text, headers } = await send('GET', '/');
    expect(text).toContain('<title>Landing</title>');
    expect(headers.vary).toBe('cookie');
    expect(headers['content-security-policy']).toBe((await send('GET', '/', withSession)).headers['content-security-policy']);
  });

  test('is the app for a person with a session, at any other address, and on the host of a tenant', async () => {
    expect((await send('GET', '/', withSession)).text).toContain('<title>App</title>');
    expect((await send('GET', '/landing')).text).toContain('<title>App</title>');
    expect((await send('GET', '/', { host: 'acme.example.test' })).text).not.toContain('<title>Landing</title>');
    expect((await send('GET', '/landing.html')).status).toBe(404);
  });
});

describe('files of the app', () => {
  test('hashed ones are kept for good, those of the build before too; the worker is always asked for', async () => {
    expect((await send('GET', '/assets/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send('GET', '/assets/old.js')).text).toBe('/* old */');
    expect((await send('GET', '/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await send('GET', '/index.html')).text).toContain('<title>App</title>');
  });

  test('are compressed for clients that accept it, and not sent again to clients that have them', async () => {
    const plain = await send('GET', '/assets/app.js');
    const packed = await send('GET', '/assets/app.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(Number(packed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 4);
    expect((await send('GET', '/assets/app.js', { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
  });

  test('no path leads out of the folder of the app', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%00.js',
    ]) {
      expect((await send('GET', path)).text).not.toContain('root:');
      expect([404, 400]).toContain((await send('GET', path)).status);
    }
  });

  test('an address of the app takes no changes', async () => {
    const answer = await send('POST', '/admin/tenants', own);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('hosts', () => {
  test.each(['acme.example.test', 'calc.acme.example'])('of a tenant ask for no password (%s)', async (host) => {
    for (const path of ['/idp/auth?client_id=calculators', '/idp/interaction/x', '/idp/password-reset', '/idp/new-password?token=x']) {
      const { status, headers } = await send('GET', path, { host });
      expect([path, status, headers['set-cookie']]).toEqual([path, 404, undefined]);
    }
  });

  test('the name of a tenant, and a domain it proved, show that tenant', async () => {
    for (const host of ['acme.example.test', 'ACME.example.test.', 'calc.acme.example', 'calc.acme.example:8443']) {
      const manifest = JSON.parse((await send('GET', '/manifest.webmanifest', { host })).text);
      expect(manifest).toMatchObject({ name: 'Acme & Sons', theme_color: '#0f766e', start_url: '/' });
      expect((await send('GET', '/', { host })).text).toContain('<title>Acme &#38; Sons</title>');
    }
  });

  test('on the platform a tenant has an app of its own under its path', async () => {
    const manifest = JSON.parse((await send('GET', '/manifest.webmanifest?tenant=acme')).text);
    expect(manifest).toMatchObject({ id: '/acme', start_url: '/acme', name: 'Acme & Sons' });
    expect(JSON.parse((await send('GET', '/manifest.webmanifest')).text)).toMatchObject({ id: '/', name: 'Financial Calculators' });
  });

  test('the domain of a cancelled tenant shows nothing, and that of a suspended one its name', async () => {
    for (const [status, expected] of [
      ['cancelled', 421],
      ['suspended', 200],
    ] as const) {
      const { db, newId } = server.services;
      const [id, name] = [newId(), `${status}.example`];
      await db.inTransaction({ as: 'platform' }, async (tx) => {
        await tx.tenant.create({ data: { id, name: 'Former', subdomain: status, status } });
        await tx.tenantDomain.create({ data: { id: newId(), tenantId: id, domain: name, state: 'valid', proof: 'x' } });
      });
      const answer = await send('GET', '/', { host: name });
      expect([status, answer.status, answer.text.includes('Former')]).toEqual([status, expected, expected === 200]);
    }
  });

  test('an unknown host name gets no tenant’s data', async () => {
    for (const host of ['evil.example', 'unproven.example', 'nobody.example.test', 'acme.example.test.evil.example', "a'b", '[::ffff:1]']) {
      const answer = await send('GET', '/', { host });
      expect([host, answer.status]).toEqual([host, 421]);
      expect(answer.text).not.toContain('Acme');
    }
  });
});
