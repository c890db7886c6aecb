import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import type { CaseFile } from '#calculators/kit/definition/cases.ts';
import type { AnyValue } from '#calculators/kit/definition/define.ts';
import { readInputs } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';

const root = fileURLToPath(new URL('../../calculators', import.meta.url));

/**
 * The words that a formula answers with, such as "Behind" or "Buy", taken from the worked examples. A whole sentence is none: it stays English
 * with its figures.
 */
export async function resultWords(): Promise<ReadonlySet<string>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cases.ts'));
  const modules: readonly { readonly default: CaseFile }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  );
  return new Set(modules.flatMap((module) => [...wordsOf(module.default)]));
}

function* wordsOf({ calculator, cases }: CaseFile): Iterable<string> {
  const { calculate, headline, results } = widen(calculator);
  for (const { given } of cases) {
    const inputs = readInputs(calculator.inputs, given);
    const answer = isRefusal(inputs) ? inputs : calculate(inputs);
    if (isRefusal(inputs) || isRefusal(answer)) continue;
    const values: readonly (AnyValue | undefined)[] = [headline(answer, inputs).value, ...Object.keys(results).map((name) => answer[name])];
    for (const value of values) if (typeof value === 'string' && isWord(value)) yield value;
  }
}

function isWord(value: string): boolean {
  return /[a-z]/i.test(value) && !value.endsWith('.');
}
