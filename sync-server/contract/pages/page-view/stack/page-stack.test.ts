import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { layoutFaults } from '#contract/pages/page-view/check-layout.ts';
import { restack } from './place-stack.ts';

const text = (id: string, x: number, y: number, styles: PageComponent['styles'] = {}): PageComponent => ({
  id,
  type: 'text',
  content: { text: id },
  styles,
  position: { x, y },
});
const section = (id: string, y: number, styles: PageComponent['styles'] = {}): PageComponent => ({
  id,
  type: 'section',
  content: { name: id, sectionType: 'default', containerWidth: 1200, padding: 48, backgroundType: 'none' },
  styles,
  position: { x: 0, y },
});
const row = (id: string, x: number, y: number, styles: PageComponent['styles'] = {}): PageComponent => ({
  id,
  type: 'row',
  content: { columns: 2, gap: 16, verticalAlign: 'top', distribution: 'equal', responsiveBehavior: 'stack' },
  styles,
  position: { x, y },
});

const places = (components: readonly PageComponent[]) =>
  (restack(components) ?? []).map(({ id, position: { x, y }, styles: { width, minHeight } }) => ({ id, x, y, width, minHeight }));

/** Pages whose components lie anywhere on a grid of this step, and are at least this large. */
const pagesOf = (least: number, step: number) =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom('text', 'text', 'text', 'section', 'row'),
        x: fc.integer({ min: Math.ceil(-300 / step), max: 1500 / step }),
        y: fc.integer({ min: Math.ceil(-300 / step), max: 1500 / step }),
        width: fc.option(fc.integer({ min: least / step, max: 1400 / step }), { nil: undefined }),
        minHeight: fc.option(fc.integer({ min: least / step, max: 600 / step }), { nil: undefined }),
      }),
      { maxLength: 14 },
    )
    .map((list) =>
      list.map(({ kind, ...given }, at): PageComponent => {
        const [x, y] = [given.x * step, given.y * step];
        const [width, minHeight] = [given.width, given.minHeight].map((length) => (length === undefined ? undefined : length * step));
        const styles = { ...(width === undefined ? {} : { width }), ...(minHeight === undefined ? {} : { minHeight }) };
        if (kind === 'section') return section(`c${at}`, y, styles);
        return kind === 'row' ? row(`c${at}`, x, y, styles) : text(`c${at}`, x, y, styles);
      }),
    );

describe('the ordered stack of a page', () => {
  test('leaves no overlap, and nothing beyond the edge, for any page', () => {
    fc.assert(
      fc.property(pagesOf(-10, 1), (page) => {
        const stacked = restack(page);
        expect(stacked?.map(({ id }) => id)).toEqual(page.map(({ id }) => id));
        expect(layoutFaults(stacked ?? [])).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves a page alone that is a stack already', () => {
    fc.assert(
      fc.property(pagesOf(160, 20), (page) => {
        const stacked = restack(page) ?? [];
        const again = restack(stacked) ?? [];
        expect(again).toEqual(stacked);
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps the spaces that a page has', () => {
    const page = [section('top', 0), text('in', 100, 80), text('beside', 720, 80, { width: 400 }), text('below', 40, 400)];
    expect(restack(page)).toEqual(page);
  });

  test('pushes a part down that lies on another, and moves what is below', () => {
    expect(places([text('one', 0, 0), text('other', 100, 40), text('last', 0, 120)])).toMatchObject([
      { id: 'one', y: 0 },
      { id: 'other', y: 80, x: 100 },
      { id: 'last', y: 160 },
    ]);
  });

  test('lets a section grow with its content, and takes it to the edges of the page', () => {
    const page = [section('top', 0, { minHeight: 160 }), text('first', 0, 48), text('second', 0, 100), section('next', 160)];
    expect(places(page)).toMatchObject([
      { id: 'top', y: 0, minHeight: 256 },
      { id: 'first', y: 48 },
      { id: 'second', y: 128 },
      { id: 'next', y: 256 },
    ]);
  });

  test('narrows parts that are too wide to stand side by side', () => {
    expect(places([text('left', 0, 0, { width: 900 }), text('right', 900, 0, { width: 600 })])).toMatchObject([
      { x: 0, width: 720 },
      { x: 720, width: 480 },
    ]);
  });

  test('keeps the parts of a row in their cells', () => {
    expect(places([row('row', 0, 0), text('b', 700, 30), text('a', 0, 10)])).toMatchObject([
      { id: 'row' },
      { id: 'b', x: 700, y: 0 },
      { id: 'a', x: 0, y: 0 },
    ]);
  });

  test('refuses a section that the stored form cannot hold', () => {
    expect(restack([section('top', 0), text('tall', 0, 48, { minHeight: 4000 })])).toBeUndefined();
  });
});
