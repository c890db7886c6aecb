/**
 * Runs calculators and kit functions from the command line.
 *   npm run --silent calculate -- mortgage-payment '{"interestRate": 7}'
 *   npm run --silent calculate -- --batch < lines.jsonl      each line {"id": …, "inputs": {…}}
 *   npm run --silent calculate -- --list
 */
import { createInterface } from 'node:readline';
import { calculators } from '#calculators/all-calculators.ts';
import { evaluate, functions } from './evaluate.ts';
import { listedCalculator, listedFunction } from './listed-calls.ts';

const [first, second] = process.argv.slice(2);

if (first === undefined || first === '--help') {
  process.stderr.write('Name a calculator and its inputs as JSON, or --batch, or --list.\n');
  process.exitCode = 1;
} else if (first === '--list') {
  for (const calculator of calculators.values()) print(listedCalculator(calculator));
  for (const listed of functions.values()) print(listedFunction(listed));
} else if (first === '--batch') {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') print(evaluateLine(line));
  }
} else {
  const outcome = evaluateCall(first, second ?? '{}');
  print(outcome);
  if ('error' in outcome) process.exitCode = 1;
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function evaluateCall(id: string, inputs: string): object {
  const parsed = parse(inputs);
  return parsed === undefined ? { error: 'The inputs are not valid JSON.' } : evaluate(id, parsed.value);
}

function evaluateLine(line: string): object {
  const parsed = parse(line);
  if (parsed === undefined) return { error: 'This line is not valid JSON.' };
  const call = parsed.value;
  if (typeof call !== 'object' || call === null || !('id' in call) || typeof call.id !== 'string') {
    return { error: 'A line is an object with "id" and "inputs".' };
  }
  return evaluate(call.id, 'inputs' in call ? call.inputs : {});
}
