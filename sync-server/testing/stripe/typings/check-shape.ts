import type { Shape } from './shape.ts';

/** A value that does not fit its type. The codes are those of Stripe's answers to requests. */
export interface ShapeProblem {
  readonly code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid';
  /** Name of the field with its parents: `items[0][price]`. */
  readonly param: string;
}

/** `form`: the values come from a request, in which every value is text. */
type Notation = 'json' | 'form';

/** The problems of a value. Fields that the type does not declare are problems, and so are required ones that are missing. */
export function problemsOf(shape: Shape, value: unknown, notation: Notation, param = ''): readonly ShapeProblem[] {
  const invalid = [{ code: 'parameter_invalid', param } as const];
  const isText = notation === 'form' && typeof value === 'string';
  switch (shape.kind) {
    case 'anything':
      return [];
    case 'never':
      return invalid;
    case 'absent':
      return value === undefined ? [] : invalid;
    case 'null':
      return value === null || (isText && value === '') ? [] : invalid;
    case 'text':
    case 'decimal':
      return typeof value === 'string' ? [] : invalid;
    case 'number':
      return typeof value === 'number' || (isText && /^-?\d+(\.\d+)?$/.test(value)) ? [] : invalid;
    case 'flag':
      return typeof value === 'boolean' || (isText && /^(true|false)$/.test(value)) ? [] : invalid;
    case 'literal':
      return value === shape.value || (isText && value === String(shape.value)) ? [] : invalid;
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, place) => problemsOf(shape.of(), item, notation, below(param, String(place))))
        : invalid;
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([name, item]) => problemsOf(shape.of(), item, notation, below(param, name)))
        : invalid;
    case 'union':
      return (
        fewest(
          shape.of.map((part) => problemsOf(part, value, notation, param)),
          param,
        ) ?? invalid
      );
    case 'record':
      return isObject(value) ? recordProblems(shape.fields, value, notation, param) : invalid;
  }
}

type Fields = Extract<Shape, { readonly kind: 'record' }>['fields'];

function recordProblems(fields: Fields, value: object, notation: Notation, param: string): readonly ShapeProblem[] {
  // An interface without fields, such as the object of any event, takes every object.
  if (fields.size === 0) return [];
  const unknown = Object.keys(value)
    .filter((name) => !fields.has(name))
    .map((name) => ({ code: 'parameter_unknown', param: below(param, name) }) as const);
  const known = [...fields].flatMap(([name, { isOptional, type }]): readonly ShapeProblem[] => {
    const given: unknown = Reflect.get(value, name);
    if (given !== undefined) return problemsOf(type(), given, notation, below(param, name));
    return isOptional ? [] : [{ code: 'parameter_missing', param: below(param, name) }];
  });
  return [...unknown, ...known];
}

/** The problems with the part of a union that the value is nearest to. A part that is invalid as a whole is farther than any other. */
function fewest(parts: readonly (readonly ShapeProblem[])[], param: string): readonly ShapeProblem[] | undefined {
  const farness = (problems: readonly ShapeProblem[]): number =>
    problems.some((problem) => problem.param === param) ? Number.POSITIVE_INFINITY : problems.length;
  const [nearest] = parts.toSorted((left, right) => Number(farness(left) > farness(right)) - Number(farness(left) < farness(right)));
  return nearest;
}

function below(param: string, name: string): string {
  return param === '' ? name : `${param}[${name}]`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
