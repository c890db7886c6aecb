import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { Explanation, Source } from '#calculators/kit/definition/define.ts';

/** The part of the details that is pure text, which the app loads as data. */
export type DetailTexts = Pick<CalculatorDetails, 'tooltips' | 'explanation' | 'sources'>;

const loaded = new Map<string, Promise<unknown>>();

/**
 * The texts of one calculator from the file of its shelf. Each file is loaded once, and a failed load may be retried. Throws if the file
 * cannot be loaded or does not hold texts of this calculator.
 */
export async function loadDetailTexts(address: string, id: string): Promise<DetailTexts> {
  const promise = loaded.get(address) ?? loadJson(address);
  loaded.set(address, promise);
  promise.catch(() => loaded.delete(address));
  const shelf = await promise;
  const texts = isRecord(shelf) ? shelf[id] : undefined;
  if (!isDetailTexts(texts)) throw new Error(`${address} holds no texts of ${id}.`);
  return texts;
}

async function loadJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json();
}

function isDetailTexts(value: unknown): value is DetailTexts {
  return (
    isRecord(value) &&
    isRecord(value.tooltips) &&
    areTexts(Object.values(value.tooltips)) &&
    isExplanation(value.explanation) &&
    Array.isArray(value.sources) &&
    value.sources.every(isSource)
  );
}

function isExplanation(value: unknown): value is Explanation {
  return isRecord(value) && [value.formula, value.assumptions, value.leavesOut, value.differs].every(areTexts);
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && areTexts([value.title, value.locator, value.url ?? '']);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
