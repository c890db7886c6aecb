import { isRefusal, type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { nearest } from '#calculators/kit/nearest.ts';
import { hasArgument, toSnakeCase } from './arguments/argument-names.ts';
import type { ArgumentKind, FinanceFunction } from './arguments/declare.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { dateToText } from './dates/calendar.ts';
import { depreciationFunctions } from './depreciation/depreciation-functions.ts';
import { quotationFunctions } from './securities/quoted-prices.ts';
import { securityFunctions } from './securities/security-functions.ts';
import { timeValueFunctions } from './time-value/time-value-functions.ts';

export interface ListedArgument {
  /** The documented spreadsheet name: `finance_rate`. */
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly optional: boolean;
  readonly defaultValue?: number | boolean;
  /** Names in other spreadsheets. */
  readonly also?: readonly string[];
}

export interface ListedFunction {
  readonly name: string;
  readonly arguments: readonly ListedArgument[];
  readonly description: string;
  readonly source: string;
  /** True if it has an argument with that name, in any spelling that `call` understands. */
  takes(argument: string): boolean;
  /** Reads the arguments strictly and computes; dates go in and come out as YYYY-MM-DD, rates as fractions. */
  call(args: Readonly<Record<string, unknown>>): number | string | Refusal;
}

const declarations: Readonly<Record<string, FinanceFunction>> = {
  ...timeValueFunctions,
  ...depreciationFunctions,
  ...securityFunctions,
  ...quotationFunctions,
};

/** Every finance function of the kit by its upper-case name. */
export const functionsByName = listByName(declarations);

export function listByName(declared: Readonly<Record<string, FinanceFunction>>): ReadonlyMap<string, ListedFunction> {
  return new Map(Object.entries(declared).map(([name, declaration]) => [name, list(name, declaration)]));
}

/**
 * Computes a finance function by its name, in any case. A number; a date (YYYY-MM-DD) for COUPNCD and COUPPCD; or a refusal in words,
 * with the argument that causes it.
 */
export function callFunction(name: string, args: Readonly<Record<string, unknown>>): number | string | Refusal {
  const found = functionsByName.get(name.toUpperCase());
  if (found !== undefined) return found.call(args);
  const near = nearest(name, functionsByName.keys());
  return refuse(`There is no finance function "${name}".${near === undefined ? '' : ` The nearest is "${near}".`}`);
}

function list(name: string, { declared, description, source, call }: FinanceFunction): ListedFunction {
  return {
    name,
    arguments: Object.entries(declared).map(([key, { kind, optional = false, defaultValue, also }]) => ({
      name: toSnakeCase(key),
      kind,
      optional,
      ...(defaultValue === undefined ? {} : { defaultValue }),
      ...(also === undefined ? {} : { also }),
    })),
    description,
    source,
    takes: (argument) => hasArgument(declared, argument),
    call(args) {
      const values = readArguments(name, declared, args);
      if (isRefusal(values)) return values;
      const answer = call(values);
      return typeof answer === 'object' && 'serial' in answer ? dateToText(answer) : answer;
    },
  };
}
