import { describe, expect, it } from 'vitest';
import { widen } from './kit/definition/any-calculator.ts';
import type { CaseFile } from './kit/definition/cases.ts';
import { readInputs } from './kit/definition/inputs.ts';
import { isRefusal } from './kit/definition/refusal.ts';

const files = import.meta.glob<{ readonly default: CaseFile }>('./*/*/*.cases.ts', { eager: true });

for (const [path, { default: file }] of Object.entries(files)) {
  await file.calculator.needs?.();
  describe(`[${file.rows[0]}] ${file.calculator.id}`, () => {
    it('has at least five cases, each with an origin', () => {
      expect(file.cases.length, path).toBeGreaterThanOrEqual(5);
      for (const example of file.cases) expect(example.from, example.name).not.toBe('');
    });

    for (const example of file.cases) {
      it(example.name, () => {
        const inputs = readInputs(file.calculator.inputs, example.given);
        const outcome = isRefusal(inputs) ? inputs : widen(file.calculator).calculate(inputs);
        if (isRefusal(example.expect)) {
          expect(isRefusal(outcome) ? outcome.refused : outcome).toBe(example.expect.refused);
          return;
        }
        if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused}`);
        for (const [name, value] of Object.entries(example.expect)) expectSame(outcome[name], value, example.within ?? 0.005, name);
      });
    }
  });
}

function expectSame(actual: unknown, wanted: unknown, within: number, name: string): void {
  if (typeof wanted === 'number') {
    expect(typeof actual, name).toBe('number');
    expect(Math.abs(Number(actual) - wanted), `${name}: ${actual}, expected ${wanted}`).toBeLessThanOrEqual(within);
  } else if (Array.isArray(wanted)) {
    const list: readonly unknown[] = Array.isArray(actual) ? actual : [];
    expect(list.length, name).toBe(wanted.length);
    for (const [at, item] of wanted.entries()) expectSame(list[at], item, within, `${name}[${at}]`);
  } else if (typeof wanted === 'object' && wanted !== null) {
    const record = new Map<string, unknown>(typeof actual === 'object' && actual !== null ? Object.entries(actual) : []);
    for (const [key, item] of Object.entries(wanted)) expectSame(record.get(key), item, within, `${name}.${key}`);
  } else {
    expect(actual, name).toBe(wanted);
  }
}
