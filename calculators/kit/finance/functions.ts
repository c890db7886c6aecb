import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { dateToText } from './calendar.ts';
import type { ArgumentKind, FinanceFunction } from './declare.ts';
import { depreciationFunctions } from './depreciation-functions.ts';
import { readArguments, toSnakeCase } from './read-arguments.ts';
import { securityFunctions } from './security-functions.ts';
import { timeValueFunctions } from './time-value-functions.ts';

export interface ListedArgument {
  /** As spreadsheets document it: `finance_rate`. */
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly optional: boolean;
  readonly defaultValue?: number | boolean;
}

export interface ListedFunction {
  readonly name: string;
  readonly arguments: readonly ListedArgument[];
  readonly description: string;
  readonly source: string;
  /** Reads the arguments strictly and computes; dates go in and come out as YYYY-MM-DD, rates as fractions. */
  call(args: Readonly<Record<string, unknown>>): number | string | Refusal;
}

const declarations: Readonly<Record<string, FinanceFunction>> = {
  ...timeValueFunctions,
  ...depreciationFunctions,
  ...securityFunctions,
};

/** Every finance function of the kit by its upper-case name. */
export const functionsByName: ReadonlyMap<string, ListedFunction> = new Map(
  Object.entries(declarations).map(([name, declaration]) => [name, list(name, declaration)]),
);

/**
 * Computes a finance function by its name, in any case. A number; a date (YYYY-MM-DD) for COUPNCD and COUPPCD; or a refusal in words,
 * with the argument that causes it.
 */
export function callFunction(name: string, args: Readonly<Record<string, unknown>>): number | string | Refusal {
  const found = functionsByName.get(name.toUpperCase());
  return found === undefined ? refuse(`There is no finance function "${name}".`) : found.call(args);
}

function list(name: string, { declared, description, source, call }: FinanceFunction): ListedFunction {
  return {
    name,
    arguments: Object.entries(declared).map(([key, { kind, optional = false, defaultValue }]) => {
      const argument = { name: toSnakeCase(key), kind, optional };
      return defaultValue === undefined ? argument : { ...argument, defaultValue };
    }),
    description,
    source,
    call(args) {
      const values = readArguments(name, declared, args);
      if (isRefusal(values)) return values;
      const answer = call(values);
      return typeof answer === 'object' && 'serial' in answer ? dateToText(answer) : answer;
    },
  };
}
