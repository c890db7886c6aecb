import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { readTenantInfo } from './domains/tenants.gen.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, init: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

describe('an answer without a message', () => {
  it('is a sentence for the person, and not the words "Internal Server Error"', async () => {
    answering('', { status: 500, statusText: 'Internal Server Error' });
    expect(await call(readTenantInfo)).toMatchObject({
      ok: false,
      code: 'Fault',
      message: 'Something went wrong on the server. Try again in a few minutes.',
    });
  });

  it('is the same sentence over HTTP/2, which has no status text', async () => {
    answering('', { status: 502 });
    expect(await call(readTenantInfo)).toMatchObject({ message: 'Something went wrong on the server. Try again in a few minutes.' });
  });

  it('keeps its status text for the screens that have to name it', async () => {
    answering('', { status: 503, statusText: 'Service Unavailable' });
    expect(await call(readTenantInfo)).toMatchObject({ statusText: 'Service Unavailable' });
  });
});

it('shows the message of an answer that has one', async () => {
  answering('This is not open to you.', { status: 403, statusText: 'Forbidden', headers: { 'x-answer-code': 'Forbidden' } });
  expect(await call(readTenantInfo)).toEqual({ ok: false, code: 'Forbidden', message: 'This is not open to you.' });
});
