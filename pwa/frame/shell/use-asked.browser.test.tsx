import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering } from '#app/testing/answering.ts';
import { useAsked } from './use-asked.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (body: unknown) => (typeof body === 'string' ? body : undefined);

function Reader({ everyMs }: { readonly everyMs?: number }) {
  const { asked } = useAsked(['/api/things', 7], read, everyMs);
  return <p>{asked?.kind === 'data' ? asked.data : asked?.message}</p>;
}

function lookAway(): void {
  for (const event of ['blur', 'focus', 'online', 'pageshow']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
}

it('[R-CALL-03] [R-CALL-05] reads the path of its key once: not again on focus or after a time, and keeps its data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const calls = answering({ '/api/things/7': () => Response.json('found') });
  await render(<Reader />);
  await vi.waitFor(() => expect(page.getByText('found').query()).not.toBeNull());
  lookAway();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  lookAway();
  expect(calls).toEqual(['/api/things/7']);
});

it('[R-CALL-05] does not try again after a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const calls = answering({ '/api/things/7': () => new Response('Broken', { status: 500 }) });
  await render(<Reader />);
  await vi.waitFor(() => expect(page.getByText('500: Broken').query()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(3_600_000);
  lookAway();
  expect(calls).toEqual(['/api/things/7']);
});

it('asks again at the requested interval until it leaves the page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const calls = answering({ '/api/things/7': () => Response.json('found') });
  const shown = await render(<Reader everyMs={1_000} />);
  await vi.waitFor(() => expect(calls.length).toBe(1));
  await vi.advanceTimersByTimeAsync(999);
  expect(calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(calls.length).toBe(2));
  await shown.unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls.length).toBe(2);
});
