import { type Answer, evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { plainKind } from '#app/calculate/workbench/calculation/format-result.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, AnyResults } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';

/** An amount that is the sum of others; a part may be a sum itself. */
export interface Sum {
  readonly name: string;
  readonly parts: readonly Sum[];
}

/** Tolerance: each amount is rounded to the cent, so a sum of several may be off by one. */
const near = 0.0151;
const mostParts = 4;
const mostAmounts = 24;
/** Factors that change every input. Amounts that only happen to add up no longer do so afterwards. */
const factors = [0.83, 1.07, 1.31] as const;
const goldenRatio = 0.618034;

/** The amounts of an answer that add up to others, found in this answer and checked in answers from other inputs. */
export function findSums(calculator: AnyCalculator, answer: Answer): readonly Sum[] {
  const names = Object.entries(calculator.results).flatMap(([name, kind]) =>
    typeof kind !== 'object' && (plainKind(kind) === 'money' || plainKind(kind) === 'balance') ? [name] : [],
  );
  const worlds = [answer.results, ...factors.flatMap((factor) => resultsWith(calculator, answer.inputs, factor))];
  const amounts = names.flatMap((name) => {
    const values = worlds.map((results) => results[name]);
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length === values.length && numbers.some((value) => Math.abs(value) >= 0.01) ? [{ name, values: numbers }] : [];
  });
  if (worlds.length < 3 || amounts.length > mostAmounts) return [];
  const partsByTotal = new Map<string, readonly string[]>();
  const isPart = new Set<string>();
  for (const total of amounts) {
    const others = amounts.filter(({ name }) => name !== total.name && !isPart.has(name) && !reaches(partsByTotal, name, total.name));
    const parts = partsOf(total.values, others);
    if (parts === undefined) continue;
    partsByTotal.set(total.name, parts);
    for (const part of parts) isPart.add(part);
  }
  const tree = (name: string): Sum => ({ name, parts: (partsByTotal.get(name) ?? []).map(tree) });
  return [...partsByTotal.keys()].filter((name) => !isPart.has(name)).map(tree);
}

interface Amount {
  readonly name: string;
  readonly values: readonly number[];
}

/**
 * The fewest amounts that add up to a total in every answer. An amount that is always zero, or the total itself under another name, does
 * not count.
 */
function partsOf(total: readonly number[], others: readonly Amount[]): readonly string[] | undefined {
  for (let count = 2; count <= mostParts; count++) {
    const found = choose(total, others, count);
    if (found !== undefined) return found;
  }
  return undefined;
}

function choose(rest: readonly number[], others: readonly Amount[], count: number): readonly string[] | undefined {
  for (const [at, amount] of others.entries()) {
    const left = rest.map((value, world) => value - (amount.values[world] ?? 0));
    if (count === 1) {
      if (left.every((value) => Math.abs(value) < near)) return [amount.name];
      continue;
    }
    const more = choose(left, others.slice(at + 1), count - 1);
    if (more !== undefined) return [amount.name, ...more];
  }
  return undefined;
}

/** True if a sum has a name among its parts, at any depth: a sum cannot be a part of its own part. */
function reaches(partsByTotal: ReadonlyMap<string, readonly string[]>, from: string, name: string): boolean {
  return (partsByTotal.get(from) ?? []).some((part) => part === name || reaches(partsByTotal, part, name));
}

/** The results with every number of the inputs changed. Empty if they are refused. */
function resultsWith(calculator: AnyCalculator, inputs: AnyInputs, factor: number): readonly AnyResults[] {
  let turn = 0;
  const changed = Object.entries(inputs).map(([id, value]) => {
    const input = calculator.inputs[id];
    if (typeof value !== 'number' || input === undefined) return [id, value] as const;
    turn += 1;
    // Each input changes by a different factor, so that no two change alike.
    const wanted = value * factor ** (0.3 + ((turn * goldenRatio) % 1));
    const whole = input.type === 'number' ? Math.round(wanted) : wanted;
    return [id, Math.min(maximumOf(input) ?? whole, Math.max(minimumOf(input) ?? whole, whole))] as const;
  });
  const outcome = evaluate(calculator, Object.fromEntries(changed));
  return outcome.kind === 'answer' ? [outcome.answer.results] : [];
}
