import * as fc from 'fast-check';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { describe, expect, it } from 'vitest';
import { calculators as calculatorsById } from './all-calculators.ts';
import { catalog } from './catalog.gen.ts';
import { detailLoaders } from './detail-loaders.gen.ts';
import { iconsById } from './icons.gen.ts';
import type { Chart } from './kit/charts/chart.ts';
import type { AnyCalculator } from './kit/definition/any-calculator.ts';
import type { AnyInputs, Input } from './kit/definition/define.ts';
import { shelves, suites } from './kit/definition/define.ts';
import { defaultsOf, maximumOf, minimumOf, readForm, readInputs, stepOf } from './kit/definition/inputs.ts';
import { isRefusal } from './kit/definition/refusal.ts';

const calculators = [...calculatorsById.values()];
const detailsById = new Map(
  (await Promise.all(Object.values(detailLoaders).map((load) => load()))).flatMap((shelf) => Object.entries(shelf)),
);

it('[A-01] every id occurs once', () => {
  const ids = catalog.map((entry) => entry.id);
  expect([...new Set(ids)]).toEqual(ids);
  expect(calculators.map((calculator) => calculator.id).sort()).toEqual([...ids].sort());
});

it('no two calculators have the same sort order', () => {
  const places = calculators.map((calculator) => calculator.sortOrder);
  expect([...new Set(places)]).toEqual(places);
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_id, calculator) => {
  it('[R-CDEF-01] [R-CDEF-02] [R-CDEF-08] states its title, its shelf, its position, and its sources', () => {
    expect(calculator.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(calculator.title.length).toBeGreaterThan(2);
    expect(calculator.description).toMatch(/\.$/);
    expect(calculator.description.length).toBeLessThanOrEqual(90);
    expect(shelves).toContain(calculator.shelf);
    expect(suites).toContain(calculator.suite);
    expect(calculator.category).not.toBe('');
    expect(Object.keys(dynamicIconImports)).toContain(iconsById[calculator.id]);
    expect(calculator.sortOrder).toBeGreaterThan(0);
    const details = detailsById.get(calculator.id);
    expect(details?.sources.length).toBeGreaterThan(0);
    for (const source of details?.sources ?? []) expect(`${source.title}|${source.locator}`).toMatch(/^.{3,}\|.{2,}$/);
    for (const part of Object.values(details?.explanation ?? {})) expect(part.length).toBeGreaterThan(0);
  });

  it('[R-CDEF-03] [R-CDEF-04] [R-CDEF-05] declares each input with a label, a unit or type, and bounds that hold its default', () => {
    const inputs = Object.entries(calculator.inputs);
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter(([, input]) => input.advanced !== true).length).toBeLessThanOrEqual(8);
    for (const [id, input] of inputs) {
      expect(id).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(input.label).not.toBe('');
      expectBounds(id, input);
    }
  });

  it('names its results, and one to four of them as supporting', () => {
    expect(Object.keys(calculator.results).length).toBeGreaterThan(0);
    expect(calculator.supporting.length).toBeGreaterThan(0);
    expect(calculator.supporting.length).toBeLessThanOrEqual(4);
    for (const name of calculator.supporting) expect(Object.keys(calculator.results)).toContain(name);
  });

  it('draws something for its defaults', () => {
    const inputs = defaultsOf(calculator.inputs);
    const results = calculator.calculate(inputs);
    if (isRefusal(results)) throw new Error(results.refused);
    const chart = detailsById.get(calculator.id)?.chart(results, inputs);
    expect(chart === undefined ? 0 : marksOf(chart)).toBeGreaterThan(0);
  });

  it('[R-CUI-06] [R-CDEF-09] computes its defaults, the same each time, without changing them', () => {
    const inputs = Object.freeze(defaultsOf(calculator.inputs));
    const first = calculator.calculate(inputs);
    expect(isRefusal(first), isRefusal(first) ? first.refused : '').toBe(false);
    expect(calculator.calculate(inputs)).toEqual(first);
    expect(Object.keys(first).sort()).toEqual(Object.keys(calculator.results).sort());
    expect(readInputs(calculator.inputs, {})).toEqual(inputs);
    expect(readForm(calculator.inputs, {}).values).toEqual(inputs);
  });

  it('gives finite results or a sentence for every input that its form accepts', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (inputs) => {
        const outcome = calculator.calculate(inputs);
        if (isRefusal(outcome)) {
          expect(outcome.refused).toMatch(/\S{2}/);
          if (outcome.field !== undefined) expect(Object.keys(calculator.inputs)).toContain(outcome.field);
          return;
        }
        expectFinite(outcome, calculator.id);
        expectFinite(detailsById.get(calculator.id)?.chart(outcome, inputs) ?? Number.NaN, 'chart');
        expectFinite(calculator.headline(outcome, inputs), 'headline');
        expect(calculator.say(outcome, inputs)).not.toMatch(/NaN|Infinity|undefined|null|\[object/);
      }),
      { numRuns: 60, seed: 20260101 },
    );
  });
});

/** The number of bars, parts, or values that a chart draws. */
function marksOf(chart: Chart): number {
  if (chart.kind === 'bars') return chart.bars.length;
  if (chart.kind === 'share') return chart.parts.length;
  return chart.kind === 'band' ? chart.middle.length : chart.series.length * chart.x.values.length;
}

function expectBounds(id: string, input: Input): void {
  if (input.type === 'select') {
    expect(
      input.options.map((option) => option.value),
      id,
    ).toContain(input.defaultValue);
    expect([...new Set(input.options.map((option) => option.value))]).toEqual(input.options.map((option) => option.value));
    return;
  }
  if (input.type === 'boolean' || input.type === 'text') return;
  expect(minimumOf(input), `${id} has a minimum`).toBeDefined();
  expect(maximumOf(input), `${id} has a maximum`).toBeDefined();
  expect(input.defaultValue, id).toBeGreaterThanOrEqual(minimumOf(input) ?? 0);
  expect(input.defaultValue, id).toBeLessThanOrEqual(maximumOf(input) ?? 0);
  expect(stepOf(input), id).toBeGreaterThan(0);
  if (!('slider' in input) || input.slider === undefined) return;
  const [from, to] = input.slider;
  expect(from, `${id} has a slider within its bounds`).toBeGreaterThanOrEqual(minimumOf(input) ?? 0);
  expect(to, id).toBeLessThanOrEqual(maximumOf(input) ?? 0);
  expect(from, id).toBeLessThan(to);
}

function anyInputs(calculator: AnyCalculator): fc.Arbitrary<AnyInputs> {
  return fc.record(Object.fromEntries(Object.entries(calculator.inputs).map(([id, input]) => [id, anyValue(input)])));
}

function anyValue(input: Input): fc.Arbitrary<number | boolean | string> {
  if (input.type === 'boolean') return fc.boolean();
  if (input.type === 'select') return fc.constantFrom(...input.options.map((option) => option.value));
  if (input.type === 'text')
    return fc.oneof(fc.constant(input.defaultValue), fc.string({ maxLength: 60 }), fc.constant('-100, 30, 40.5, 60'));
  const low = minimumOf(input) ?? 0;
  const high = maximumOf(input) ?? 1;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const meant = (value: number) => (value === 0 && input.zeroMeansDefault === true ? input.defaultValue : value);
  return fc
    .oneof(
      fc.constantFrom(low, high, within(0), input.defaultValue, within(input.defaultValue / 2), within(input.defaultValue * 2)),
      fc.double({ min: low, max: high, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0),
    )
    .map(meant);
}

function expectFinite(value: unknown, path: string): void {
  if (typeof value === 'number') {
    expect(Number.isFinite(value), `${path} is ${value}`).toBe(true);
    expect(Object.is(value, -0), `${path} is −0`).toBe(false);
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) expectFinite(item, `${path}[${at}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) expectFinite(item, `${path}.${key}`);
  } else {
    expect(value, path).not.toBe(undefined);
  }
}
