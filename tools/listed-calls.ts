import type { ListedFunction } from '#calculators/functions/functions.ts';
import { choicesOf, unitOf } from '#calculators/functions/listing/argument-units.ts';
import { functionExamples } from '#calculators/functions/listing/function-examples.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, Input, ResultRecord } from '#calculators/kit/definition/define.ts';
import { defaultsOf, maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';

/** A calculator as `--list` prints it: each input by name, with its unit, default, bounds, and choices, and an example to call it with. */
export interface ListedCalculator {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, Input & { readonly unit: string }>>;
  readonly results: ResultRecord;
  readonly example: AnyInputs;
}

export function listedCalculator({ id, title, description, inputs, results }: AnyCalculator): ListedCalculator {
  return {
    id,
    title,
    description,
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [name, { ...input, ...boundsOf(input), unit: unitOfInput(input) }]),
    ),
    results,
    example: defaultsOf(inputs),
  };
}

/** A function of the kit, likewise. */
export function listedFunction({ name, description, source, arguments: args }: ListedFunction) {
  return {
    id: name,
    title: description,
    source,
    inputs: args.map((argument) => {
      const choices = choicesOf(argument.name, argument.kind);
      return { ...argument, unit: unitOf(argument.name, argument.kind), ...(choices === undefined ? {} : { choices }) };
    }),
    results: { result: 'number' },
    example: functionExamples[name],
  };
}

function boundsOf(input: Input) {
  const [min, max] = [minimumOf(input), maximumOf(input)];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** A percentage is per cent: 6.5 is 6.5%. */
function unitOfInput(input: Input): string {
  switch (input.type) {
    case 'currency':
      return 'dollars';
    case 'percentage':
      return 'per cent: 6.5 is 6.5%';
    case 'number':
      return input.unit ?? 'number';
    case 'boolean':
      return 'true or false';
    case 'select':
      return 'one of the options';
    case 'text':
      return 'text';
  }
}
