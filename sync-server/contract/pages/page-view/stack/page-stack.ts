import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { type Arranged, arrangePage, type Box, boxOf, cellAt, pageWidth } from '#contract/pages/page-view/page-layout.ts';

/** A page or the content of a section: lines from top to bottom. */
export interface StackLine {
  /** Free space above the line, in pixels. */
  readonly gap: number;
  /** Columns from left to right. */
  readonly columns: readonly StackColumn[];
}

/** Parts one below the other. */
export type StackColumn = readonly StackPart[];

export interface StackPart {
  readonly component: PageComponent;
  /** Free space above the part in its column. */
  readonly gap: number;
  /** Content of a section. */
  readonly lines: readonly StackLine[];
  /** Content of a row, by its cells. */
  readonly cells: readonly StackColumn[];
}

/** Components that overlap by less are beside or below each other. The check before publishing tolerates as much. */
const toleratedPx = 4;

/** No part counts as smaller than this. */
export const leastPx = 20;

/** The ordered stack of a page. It is read from the positions, so that every stored page has one. */
export function readStack(components: readonly PageComponent[]): readonly StackLine[] {
  return linesOf(arrangePage(components), 0);
}

/** Box of a component in the stack. A section is as wide as the page. */
export function stackBox(component: PageComponent): Box {
  const box = boxOf(component);
  if (component.type === 'section') return { ...box, x: 0, width: pageWidth, height: Math.max(box.height, leastPx) };
  return { ...box, width: Math.max(box.width, leastPx), height: Math.max(box.height, leastPx) };
}

/** Cuts the parts into lines where no part crosses, and each line into columns in the same way. */
function linesOf(arranged: readonly Arranged[], start: number): readonly StackLine[] {
  const groups = cut(arranged, ({ y, height }) => [y, y + height]);
  let above = start;
  return groups.map((group) => {
    const top = Math.min(...group.map(({ component }) => stackBox(component).y));
    const gap = Math.max(0, top - above);
    above = Math.max(...group.map(({ component }) => bottomOf(stackBox(component))));
    return { gap, columns: columnsOf(group).map((column) => columnOf(column, top)) };
  });
}

/** A section has no part beside it. */
function columnsOf(group: readonly Arranged[]): readonly (readonly Arranged[])[] {
  if (group.some(({ component }) => component.type === 'section')) return [group];
  return cut(group, ({ x, width }) => [x, x + width]);
}

function columnOf(arranged: readonly Arranged[], top: number): StackColumn {
  let above = top;
  return arranged.toSorted(fromTop).map((one) => {
    const box = stackBox(one.component);
    const gap = Math.max(0, box.y - above);
    above = bottomOf(box);
    return partOf(one, gap);
  });
}

function partOf({ component, children }: Arranged, gap: number): StackPart {
  if (component.type === 'row') return { component, gap, lines: [], cells: cellsOf(component, children) };
  const start = component.type === 'section' ? component.position.y + component.content.padding : 0;
  return { component, gap, lines: linesOf(children, start), cells: [] };
}

function cellsOf(row: Extract<PageComponent, { type: 'row' }>, children: readonly Arranged[]): readonly StackColumn[] {
  return Array.from({ length: row.content.columns }, (_, cell) =>
    children
      .filter(({ component }) => cellAt(row, component.position.x) === cell)
      .toSorted(fromTop)
      .map((one) => partOf(one, 0)),
  );
}

/** Groups of components whose extents on one axis do not meet. */
function cut(arranged: readonly Arranged[], extentOf: (box: Box) => readonly [from: number, to: number]): readonly (readonly Arranged[])[] {
  const sorted = arranged.map((one) => ({ one, extent: extentOf(stackBox(one.component)) })).toSorted((a, b) => a.extent[0] - b.extent[0]);
  const groups: Arranged[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { one, extent } of sorted) {
    const group = extent[0] < end - toleratedPx ? groups.at(-1) : undefined;
    if (group === undefined) groups.push([one]);
    else group.push(one);
    end = group === undefined ? extent[1] : Math.max(end, extent[1]);
  }
  return groups;
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}

function fromTop(one: Arranged, other: Arranged): number {
  return one.component.position.y - other.component.position.y || one.component.position.x - other.component.position.x;
}
