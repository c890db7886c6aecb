import { operations } from '#contract/sync/operations.ts';

const knownTexts: ReadonlySet<string> = new Set(Object.values(operations));

/** True if a text is exactly one of the app's own operations. */
export function isKnownOperation(text: string): boolean {
  return knownTexts.has(text);
}
