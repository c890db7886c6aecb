import { calculators } from '#calculators/all-calculators.ts';
import { underPublishedSet } from '#calculators/figures/published-set.ts';
import { creditFunctionsByName } from '#calculators/functions/credit/credit-functions.ts';
import { functionsByName } from '#calculators/functions/functions.ts';
import { lawFunctionsByName } from '#calculators/functions/law/law-functions.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { readInputs } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { nearest } from '#calculators/kit/nearest.ts';

/** Finance, credit, and law functions, by their upper-case names. */
export const functions = new Map([...functionsByName, ...creditFunctionsByName, ...lawFunctionsByName]);

/** Results by name; or `error` in words, with the input that causes it. */
export function evaluate(id: string, inputs: unknown): object {
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs))
    return { error: 'The inputs must be an object of named values.' };
  const given = Object.fromEntries(Object.entries(inputs));
  const calculator = calculators.get(id);
  const listed = functions.get(id.toUpperCase());
  // "irr" and "amt" are also calculators; the arguments decide which of the two is meant.
  const isFunction = calculator === undefined || Object.keys(given).some((name) => !Object.hasOwn(calculator.inputs, name));
  if (listed !== undefined && isFunction && (calculator === undefined || Object.keys(given).every((name) => listed.takes(name)))) {
    const value = listed.call(given);
    return typeof value === 'object' ? { error: value.refused, field: value.field, rates: value.rates } : { result: value };
  }
  if (calculator === undefined) {
    const near = nearest(id, [...calculators.keys(), ...functions.keys()]);
    return { error: `There is no calculator or function "${id}".${near === undefined ? '' : ` The nearest is "${near}".`}` };
  }
  const values = readInputs(calculator.inputs, given);
  if (isRefusal(values)) return { error: values.refused, field: values.field };
  const lacksFigures = (tried: AnyInputs) => {
    const tested = calculator.calculate({ ...tried });
    return isRefusal(tested) && tested.field === 'figures';
  };
  // As on the screen: where nobody names a set, a state that has not published the newest year is computed under the year before.
  const used = !Object.hasOwn(given, 'figures') && lacksFigures(values) ? underPublishedSet(values, lacksFigures) : values;
  const outcome = calculator.calculate({ ...used });
  return isRefusal(outcome) ? { error: outcome.refused, field: outcome.field } : outcome;
}
