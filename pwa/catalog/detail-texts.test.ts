import { afterEach, expect, it, vi } from 'vitest';
import { loadDetailTexts } from './detail-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const explanation = { formula: ['a − b'], assumptions: ['Paid monthly.'], leavesOut: [], differs: [] };
const texts = { tooltips: { price: 'Before tax.' }, explanation, sources: [{ title: 'Form 1040', locator: 'line 7' }] };

/** Answers each request with the next of these bodies. Returns the addresses asked for. */
function serve(...bodies: readonly (unknown | Response)[]): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const body = bodies[asked.length];
    asked.push(address);
    if (body === undefined) throw new TypeError('Failed to fetch');
    return body instanceof Response ? body : Response.json(body);
  });
  return asked;
}

it('loads the file of a shelf once for all of its calculators', async () => {
  const asked = serve({ lease: texts, loan: { ...texts, tooltips: {} } });
  expect(await loadDetailTexts('/assets/texts-1.json', 'lease')).toEqual(texts);
  expect((await loadDetailTexts('/assets/texts-1.json', 'loan')).tooltips).toEqual({});
  expect(asked).toEqual(['/assets/texts-1.json']);
});

it('fails without a network, and loads the file on the next attempt', async () => {
  serve(undefined, { lease: texts });
  await expect(loadDetailTexts('/assets/texts-2.json', 'lease')).rejects.toThrow('Failed to fetch');
  expect(await loadDetailTexts('/assets/texts-2.json', 'lease')).toEqual(texts);
});

it('loads the file again after a server error', async () => {
  serve(new Response('', { status: 503 }), { lease: texts });
  await expect(loadDetailTexts('/assets/texts-3.json', 'lease')).rejects.toThrow('503');
  expect(await loadDetailTexts('/assets/texts-3.json', 'lease')).toEqual(texts);
});

it.each([
  ['another calculator only', { loan: texts }],
  ['no object', ['lease']],
  ['help that is no text', { lease: { ...texts, tooltips: { price: 1 } } }],
  ['an explanation without its lines', { lease: { ...texts, explanation: { formula: ['a − b'] } } }],
  ['a source without a locator', { lease: { ...texts, sources: [{ title: 'Form 1040' }] } }],
])('refuses a file with %s', async (what, body) => {
  serve(body);
  await expect(loadDetailTexts(`/assets/${what}.json`, 'lease')).rejects.toThrow('holds no texts of lease');
});

it('refuses a page of a hotel’s network in place of the file', async () => {
  serve(new Response('<html>Sign in</html>'));
  await expect(loadDetailTexts('/assets/texts-4.json', 'lease')).rejects.toThrow(SyntaxError);
});
