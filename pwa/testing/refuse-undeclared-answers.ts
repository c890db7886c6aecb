import { afterEach, beforeEach, expect } from 'vitest';

let drainViolations: (() => readonly string[]) | undefined;

// Imported by the first test: a test of another language sets its catalog before the declarations read their texts.
beforeEach(async () => {
  ({ drainViolations } = await import('./declared-answers.ts'));
});

// Nothing is awaited here: the screen is still shown, and its calls would reach the network.
afterEach(() => {
  expect(drainViolations?.(), 'answers that the server could not give').toEqual([]);
});
