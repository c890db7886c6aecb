import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explanationInstruction, longestExplanation } from '#contract/calculators/explanations.ts';
import { createAiService, type ExplainedPiece } from './ai-service.ts';
import { type AiBehavior, type AiStandIn, standInWords, startAiStandIn } from './ai-stand-in.ts';

let standIn: AiStandIn;
beforeAll(async () => {
  standIn = await startAiStandIn();
});
afterAll(() => standIn.close());

async function piecesOf(behavior: AiBehavior, signal = new AbortController().signal): Promise<readonly ExplainedPiece[]> {
  standIn.behave(behavior);
  const service = createAiService({ baseUrl: standIn.url, apiKey: 'key', model: 'small-1' }, { firstWordMs: 300, wholeMs: 5_000 });
  const pieces: ExplainedPiece[] = [];
  for await (const piece of service.explain('Calculator: Loan', signal)) pieces.push(piece);
  return pieces;
}

function textOf(pieces: readonly ExplainedPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

describe('an AI service', () => {
  test('is asked with the key, the model, the instruction, and the message, and its words arrive whole', async () => {
    const pieces = await piecesOf('whole');
    expect(textOf(pieces)).toBe(standInWords.join(''));
    expect(pieces.at(-1)).toEqual({ kind: 'done' });
    const asked = standIn.requests.at(-1);
    expect(asked?.authorization).toBe('Bearer key');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      model: 'small-1',
      stream: true,
      messages: [
        { role: 'system', content: explanationInstruction },
        { role: 'user', content: 'Calculator: Loan' },
      ],
    });
  });

  test('that cuts its stream has answered in part', async () => {
    const pieces = await piecesOf('cut');
    expect(textOf(pieces)).toBe(standInWords.slice(0, 2).join(''));
    expect(pieces.at(-1)).toEqual({ kind: 'cut' });
  });

  test.each([
    ['status 500', 'status 500'],
    ['error inside', 'Error'],
    ['no completion', 'SyntaxError'],
    ['hang up', 'TypeError'],
    ['silent', 'no words within the deadline'],
  ] as const)('that answers with %s has failed', async (behavior, reason) => {
    expect(await piecesOf(behavior)).toEqual([{ kind: 'failed', reason }]);
  });

  test('that cannot be reached has failed', async () => {
    const nowhere = createAiService({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key', model: 'small-1' });
    expect(await nowhere.explain('text', new AbortController().signal).next()).toMatchObject({ value: { kind: 'failed' } });
  });

  test('that never ends is read to a limit, and its request is aborted', async () => {
    const before = standIn.aborted();
    standIn.behave('endless');
    const service = createAiService({ baseUrl: standIn.url, apiKey: 'key', model: 'small-1' }, { firstWordMs: 300, wholeMs: 400 });
    const pieces: ExplainedPiece[] = [];
    for await (const piece of service.explain('text', new AbortController().signal)) pieces.push(piece);
    expect(textOf(pieces).length).toBeLessThanOrEqual(longestExplanation);
    expect(pieces.at(-1)).toEqual({ kind: 'cut' });
    await expect.poll(() => standIn.aborted()).toBe(before + 1);
  });

  test('is aborted at once when the reader leaves', async () => {
    const before = standIn.aborted();
    const left = new AbortController();
    setTimeout(() => left.abort(), 100);
    await piecesOf('endless', left.signal);
    await expect.poll(() => standIn.aborted()).toBe(before + 1);
  });
});
