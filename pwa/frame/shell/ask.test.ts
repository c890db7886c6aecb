import { afterEach, expect, it, vi } from 'vitest';
import { ask, isRecord } from './ask.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(response: () => Promise<Response>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return response();
  });
  return calls;
}

it('[R-CALL-05] asks once: no retry after a failure of the server or of the connection', async () => {
  const refused = answering(async () => new Response('Broken', { status: 500 }));
  expect(await ask(['/api/x'], () => 1)).toEqual({ kind: 'failed', message: '500: Broken' });
  expect(refused).toEqual(['/api/x']);
  const cut = answering(() => Promise.reject(new TypeError('failed')));
  expect(await ask(['/api/y'], () => 1)).toEqual({ kind: 'failed', message: 'The server cannot be reached.' });
  expect(cut).toEqual(['/api/y']);
});

it('[R-CALL-03] requests the path that its key spells', async () => {
  const calls = answering(async () => Response.json(1));
  await ask(['/api/admin/tenants', 7, 'calculators'], () => 1);
  expect(calls).toEqual(['/api/admin/tenants/7/calculators']);
});

it('returns data only in the expected shape', async () => {
  answering(async () => Response.json({ a: 1 }));
  expect(await ask(['/api/x'], (body) => (isRecord(body) ? body.a : undefined))).toEqual({ kind: 'data', data: 1 });
  answering(async () => Response.json([]));
  expect((await ask(['/api/x'], (body) => (isRecord(body) ? body.a : undefined))).kind).toBe('failed');
});
