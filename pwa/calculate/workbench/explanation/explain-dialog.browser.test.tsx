import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Workbench } from '#app/calculate/workbench/workbench.tsx';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { explanationInstruction, explanationTexts } from '#contract/calculators/explanations.ts';
import type { Role } from '#contract/people/roles.ts';
import { aiServiceAtom } from './ai-service-atom.ts';

const fresh: AiAllowance = {
  callsThisMonth: 3,
  callsInPeriod: 3,
  periodStart: new Date('2026-11-01T00:00:00.000Z'),
  periodEnd: new Date('2026-12-01T00:00:00.000Z'),
  callsIncluded: 100,
  pricePerCallAbove: null,
  priceAbove: null,
};

/** A stand-in for the server: it records requests, and streams pieces when a test says so. */
let sent: string[];
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
let hasLeft: boolean;
let refusal: Response | undefined;
let terms: object;

beforeEach(() => {
  [sent, stream, hasLeft, refusal] = [[], undefined, false, undefined];
  terms = { service: 'ai.example.com', model: 'small-1', allowance: fresh };
  answeringWith(async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/tenant/explanation-terms')) return Response.json(terms);
    sent.push(String(init.body));
    if (refusal !== undefined) return refusal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        init.signal?.addEventListener('abort', () => {
          hasLeft = true;
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  deviceStore.removeItem('aiService');
  vi.unstubAllGlobals();
});

function say(...parts: readonly object[]): void {
  stream?.enqueue(new TextEncoder().encode(parts.map((part) => `${JSON.stringify(part)}\n`).join('')));
}

async function show(isReachable = true, role: Role = 'user') {
  const calculator = await loadCalculator('auto-loan-basic');
  if (calculator === undefined) throw new Error('There is no such calculator.');
  const store = createStore();
  store.set(sessionAtom, signedIn(role));
  store.set(connectionAtom, { ...store.get(connectionAtom), reachable: isReachable });
  await render(
    <Provider store={store}>
      <Workbench calculator={calculator} fragment="" isSwitchedOff={false} header={(actions) => <header>{actions}</header>} />
    </Provider>,
  );
  return { store };
}

async function open(isReachable = true) {
  if (!isReachable) deviceStore.setItem('aiService', 'on');
  await show(isReachable);
  await page.getByRole('button', { name: 'Explain this result' }).click();
}

const dialog = () => page.getByRole('dialog', { name: 'Explain this result' });
const send = () => dialog().getByRole('button', { name: 'Send and explain' });

describe('Explain this result', () => {
  it('shows every line and the exact text before anything is sent, and leaves out what is switched off', async () => {
    await open();
    await expect.element(dialog().getByRole('switch', { name: 'Vehicle price: $35,000' })).toBeChecked();
    await expect.element(dialog()).toHaveTextContent('They go to ai.example.com (model small-1).');
    await expect.element(dialog()).toHaveTextContent('3 of 100 AI calls used in the billing period Nov 1, 2026 to Nov 30, 2026.');
    await dialog().getByRole('switch', { name: 'Vehicle price: $35,000' }).click();
    await dialog().getByText('Show the exact text that is sent').click();
    await expect.element(dialog().getByText(explanationInstruction)).toBeVisible();
    await expect.element(dialog().getByText(/^- Answer: \$503\.39/)).toBeVisible();
    expect(dialog().getByText('- Vehicle price: $35,000').query()).toBeNull();
    expect(sent).toEqual([]);
    await send().click();
    await expect.poll(() => sent).toHaveLength(1);
    const body = JSON.parse(sent[0] ?? '');
    expect(body.title).toBe('Auto Loan from Price');
    expect(body.results[0].text).toContain('$503.39');
    expect(JSON.stringify(body)).not.toContain('35,000');
  });

  it('streams the words, and counts with the server', async () => {
    await open();
    await send().click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Explaining…');
    say({ kind: 'counted', allowance: { ...fresh, callsInPeriod: 50 } }, { kind: 'text', text: 'The payment ' });
    await expect.element(dialog().getByRole('status')).toHaveTextContent('The payment');
    say({ kind: 'text', text: 'follows from the price.' }, { kind: 'done' });
    await expect.element(dialog().getByRole('status')).toHaveTextContent('The payment follows from the price.');
    await expect.element(dialog()).toHaveTextContent('50% of the AI calls of the plan are used.');
    await expect.element(dialog().getByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(dialog().getByRole('alert').query()).toBeNull();
  });

  it('stops when the person stops it, keeps what was said, and stops when the dialog closes', async () => {
    await open();
    await send().click();
    await expect.poll(() => stream).toBeDefined();
    say({ kind: 'text', text: 'The payment ' });
    await expect.element(dialog().getByRole('status')).toHaveTextContent('The payment');
    await dialog().getByRole('button', { name: 'Stop' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(explanationTexts.stopped);
    await expect.element(dialog().getByRole('status')).toHaveTextContent('The payment');
    expect(hasLeft).toBe(true);
    hasLeft = false;
    await dialog().getByRole('button', { name: 'Ask again' }).click();
    await send().click();
    await expect.poll(() => sent).toHaveLength(2);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => hasLeft).toBe(true);
  });

  it('says when the stream is cut off, when the service fails, and when the server refuses', async () => {
    await open();
    await send().click();
    await expect.poll(() => stream).toBeDefined();
    say({ kind: 'text', text: 'The payment ' });
    await expect.element(dialog().getByRole('status')).toHaveTextContent('The payment');
    stream?.close();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(explanationTexts.cut);
    refusal = new Response(`${JSON.stringify({ kind: 'failed', message: explanationTexts.failed })}\n`);
    await dialog().getByRole('button', { name: 'Ask again' }).click();
    await send().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(explanationTexts.failed);
    refusal = new Response('Too many tries. Please wait 5 minutes and try again.', { status: 429 });
    await dialog().getByRole('button', { name: 'Ask again' }).click();
    await send().click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('Too many tries. Please wait 5 minutes and try again.');
  });

  it('explains until the allowance ends, and says so', async () => {
    terms = { service: 'ai.example.com', model: 'small-1', allowance: { ...fresh, callsInPeriod: 99 } };
    await open();
    await send().click();
    await expect.poll(() => stream).toBeDefined();
    say({ kind: 'counted', allowance: { ...fresh, callsInPeriod: 100 } }, { kind: 'text', text: 'The last one.' }, { kind: 'done' });
    await expect.element(dialog()).toHaveTextContent('All AI calls of the plan are used. 100 of 100 AI calls used');
    await dialog().getByRole('button', { name: 'Ask again' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(explanationTexts.usedUp);
    await expect.element(send()).toBeDisabled();
  });

  it.each(['tenant_admin', 'platform_owner'] as const)(
    'is replaced for the %s by the way to set it up, where no service is configured',
    async (role) => {
      terms = { service: null, model: null, allowance: fresh };
      await show(true, role);
      await page.getByRole('button', { name: 'Set up explanations' }).click();
      const setUp = page.getByRole('dialog', { name: 'Set up explanations' });
      await expect.element(setUp.getByText(explanationTexts.off)).toBeVisible();
      await expect.element(setUp).toHaveTextContent(role === 'platform_owner' ? 'AI_BASE_URL' : 'Ask the operator of this platform');
      expect(page.getByRole('button', { name: 'Explain this result' }).query()).toBeNull();
    },
  );

  it('is hidden from people who cannot set it up, where no service is configured, also without a network later', async () => {
    terms = { service: null, model: null, allowance: fresh };
    const { store } = await show();
    await expect.poll(() => store.get(aiServiceAtom)).toBe('off');
    for (const name of ['Explain this result', 'Set up explanations']) expect(page.getByRole('button', { name }).query()).toBeNull();
    await cleanup();
    const later = await show(false);
    await expect.element(page.getByRole('button', { name: 'Add to report' })).toBeVisible();
    expect(later.store.get(aiServiceAtom)).toBe('off');
    expect(page.getByRole('button', { name: 'Explain this result' }).query()).toBeNull();
  });

  it('says that it needs the network', async () => {
    await open(false);
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(explanationTexts.offline);
    expect(sent).toEqual([]);
  });
});
