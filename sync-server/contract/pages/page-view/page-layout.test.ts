import { describe, expect, test } from 'vitest';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { type Arranged, arrangePage, boxOf } from './page-layout.ts';

const text = (id: string, x: number, y: number): PageComponent => ({
  id,
  type: 'text',
  content: { text: id },
  styles: {},
  position: { x, y },
});
const section: PageComponent = {
  id: 'section',
  type: 'section',
  content: { name: 'Top', sectionType: 'default', containerWidth: 1200, padding: 48, backgroundType: 'none' },
  styles: {},
  position: { x: 0, y: 100 },
};
const row: PageComponent = {
  id: 'row',
  type: 'row',
  content: { columns: 2, gap: 16, verticalAlign: 'top', distribution: 'equal', responsiveBehavior: 'stack' },
  styles: {},
  position: { x: 0, y: 140 },
};

const outline = (arranged: readonly Arranged[]): readonly unknown[] =>
  arranged.map(({ component, children }) => (children.length === 0 ? component.id : [component.id, outline(children)]));

describe('the arrangement of a page', () => {
  test('is read from the top, and from the left on one line', () => {
    expect(outline(arrangePage([text('low', 0, 80), text('right', 600, 0), text('left', 0, 0)]))).toEqual(['left', 'right', 'low']);
  });

  test('puts what begins inside a row into it, and the row into its section', () => {
    const parts = [text('above', 0, 0), text('inside', 20, 160), row, section, text('beside', 20, 400), text('below', 0, 420)];
    expect(outline(arrangePage(parts))).toEqual(['above', ['section', [['row', ['inside']], 'beside']], 'below']);
  });

  test('knows the size of a component from its styles, and else from its type', () => {
    expect(boxOf(text('a', 5, 6))).toEqual({ x: 5, y: 6, width: 600, height: 80 });
    expect(boxOf({ ...text('a', 0, 0), styles: { width: '50%', minHeight: 120 } })).toMatchObject({ width: 600, height: 120 });
    expect(boxOf({ ...text('a', 0, 0), styles: { width: '40rem', height: '10vh' } })).toMatchObject({ width: 600, height: 80 });
  });
});
