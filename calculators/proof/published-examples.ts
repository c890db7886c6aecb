import { expect, it } from 'vitest';
import { callFunction, functionsByName } from '#calculators/functions/functions.ts';

/** A function, its arguments in the order of spreadsheets, and the published value, digit for digit. */
export type PublishedVector = readonly [name: string, args: readonly unknown[], published: string];

/** An example of a document, with its arguments by name. */
export interface WorkedExample {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly expect: number | string;
  /** Half a unit of the last published digit; half a cent unless given. */
  readonly within?: number;
}

/** One test for each vector. */
export function testVectors(vectors: readonly PublishedVector[]): void {
  it.each(vectors)('%s of %j is %s', (name, args, published) => {
    const declared = functionsByName.get(name)?.arguments ?? [];
    const actual = callFunction(name, Object.fromEntries(declared.map((argument, index) => [argument.name, args[index]])));
    if (typeof actual !== 'number') {
      expect(actual).toBe(published);
      return;
    }
    // One unit of the last published digit, as some cut it off instead of rounding; no more than fifteen digits are meant.
    const unit = 10 ** -(published.split('.')[1]?.length ?? 0);
    expect(Math.abs(actual - Number(published)), `${actual}`).toBeLessThanOrEqual(Math.max(unit * 1.0001, Math.abs(actual) * 1e-12));
  });
}

/** One test for each example. */
export function testExamples(examples: readonly WorkedExample[]): void {
  it.each(examples.map((example, index) => [example.name, example.expect, index + 1, example] as const))(
    '%s gives %s (example %d)',
    (_name, _wanted, _number, example) => {
      const actual = callFunction(example.name, example.args);
      if (typeof example.expect === 'string' || typeof actual !== 'number') {
        expect(actual).toBe(example.expect);
        return;
      }
      expect(Object.is(actual, -0), 'negative zero').toBe(false);
      expect(Math.abs(actual - example.expect), `${actual}`).toBeLessThanOrEqual(example.within ?? 0.005);
    },
  );
}
