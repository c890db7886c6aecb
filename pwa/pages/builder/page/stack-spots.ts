import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';
import { pageWidth } from '#contract/pages/page-view/page-layout.ts';
import { extentOf } from '#contract/pages/page-view/stack/fit-columns.ts';
import { type StackColumn, type StackLine, type StackPart, stackBox } from '#contract/pages/page-view/stack/page-stack.ts';

/** A place in the stack. `above` and `below` make a line of their own; `before` and `after` stay in the column. */
export type Spot =
  | { readonly side: 'before' | 'after' | 'above' | 'below' | 'left' | 'right'; readonly anchorId: string }
  | { readonly side: 'inside'; readonly anchorId: string; readonly cell?: number }
  | { readonly side: 'end' };

/** Space above a new part. */
const usualGapPx = 20;
/** Distance of a new part from the left edge of its section. */
const edgePx = 40;

/** Types that have no part beside them when they are added. */
export function isBand(type: PageComponentType): boolean {
  return type === 'section' || type === 'hero' || type === 'features' || type === 'pricing';
}

export function gapOf({ type }: PageComponent): number {
  return isBand(type) ? 0 : usualGapPx;
}

/** The stack without a part, and that part with its content. */
export function detach(
  lines: readonly StackLine[],
  id: string,
): { readonly lines: readonly StackLine[]; readonly part: StackPart | undefined } {
  let part: StackPart | undefined;
  const fromColumn = (column: StackColumn): StackColumn =>
    column.flatMap((one) => {
      if (one.component.id === id) {
        part = one;
        return [];
      }
      return [{ ...one, lines: fromLines(one.lines), cells: one.cells.map(fromColumn) }];
    });
  const fromLines = (inside: readonly StackLine[]): readonly StackLine[] =>
    inside
      .map((line) => ({ ...line, columns: line.columns.map(fromColumn).filter(({ length }) => length > 0) }))
      .filter(({ columns }) => columns.length > 0);
  return { lines: fromLines(lines), part };
}

/** The stack with a part at a spot. Unchanged if nothing has the id of the anchor. */
export function attach(lines: readonly StackLine[], part: StackPart, spot: Spot): readonly StackLine[] {
  if (spot.side === 'end') return [...lines, alone(placedAt(part, edgePx), lines.length === 0 ? 0 : gapOf(part.component))];
  return lines.flatMap((line) => {
    const at = line.columns.findIndex((column) => column.some(({ component }) => component.id === spot.anchorId));
    if (at === -1 || spot.side === 'inside') return [insideLine(line, part, spot)];
    return besideLine(line, at, part, spot);
  });
}

function insideLine(line: StackLine, part: StackPart, spot: Exclude<Spot, { side: 'end' }>): StackLine {
  const into = (one: StackPart): StackPart => {
    if (spot.side === 'inside' && one.component.id === spot.anchorId) return withInside(one, part, spot.cell ?? 0);
    return { ...one, lines: attach(one.lines, part, spot), cells: one.cells.map((cell) => intoColumn(cell, part, spot)) };
  };
  return { ...line, columns: line.columns.map((column) => column.map(into)) };
}

function withInside(holder: StackPart, part: StackPart, cell: number): StackPart {
  const { component, lines, cells } = holder;
  if (component.type === 'row') return { ...holder, cells: cells.map((column, at) => (at === cell ? [...column, part] : column)) };
  if (component.type !== 'section') return holder;
  const left = (pageWidth - Math.min(component.content.containerWidth, pageWidth)) / 2;
  const x = isBand(part.component.type) ? left : left + edgePx;
  return { ...holder, lines: [...lines, alone(placedAt(part, x), lines.length === 0 ? 0 : gapOf(part.component))] };
}

type Beside = Extract<Spot, { side: 'before' | 'after' | 'above' | 'below' | 'left' | 'right' }>;

function besideLine(line: StackLine, at: number, part: StackPart, { side, anchorId }: Beside): readonly StackLine[] {
  const column = line.columns[at] ?? [];
  const { x, width } = extentOf(column);
  const isAlone = isBand(part.component.type) || line.columns.length === 1;
  switch (side) {
    case 'left':
    case 'right':
      return [
        {
          ...line,
          columns: line.columns.toSpliced(side === 'left' ? at : at + 1, 0, [
            placedAt({ ...part, gap: 0 }, side === 'left' ? x : x + width),
          ]),
        },
      ];
    case 'above':
      return [alone(placedAt(part, x), line.gap), { ...line, gap: gapOfLine(line) }];
    case 'below':
      return [line, alone(placedAt(part, x), gapOf(part.component))];
    case 'before':
    case 'after': {
      if (isAlone && column.length === 1) return besideLine(line, at, part, { side: side === 'before' ? 'above' : 'below', anchorId });
      const fitted = line.columns.length === 1 ? placedAt(part, x) : placedAt(narrowed(part, width), x);
      return [{ ...line, columns: line.columns.with(at, intoColumn(column, fitted, { side, anchorId })) }];
    }
  }
}

function intoColumn(column: StackColumn, part: StackPart, spot: Spot): StackColumn {
  if (spot.side === 'end' || spot.side === 'inside') return column;
  const at = column.findIndex(({ component }) => component.id === spot.anchorId);
  const anchor = column[at];
  if (anchor === undefined) return column;
  const isBefore = spot.side === 'before' || spot.side === 'above' || spot.side === 'left';
  if (!isBefore) return column.toSpliced(at + 1, 0, { ...part, gap: gapOf(part.component) });
  return column.toSpliced(at, 1, { ...part, gap: anchor.gap }, { ...anchor, gap: gapOf(anchor.component) });
}

function alone(part: StackPart, gap: number): StackLine {
  return { gap, columns: [[{ ...part, gap: 0 }]] };
}

function gapOfLine({ columns }: StackLine): number {
  return columns.some((column) => column.some(({ component }) => !isBand(component.type))) ? usualGapPx : 0;
}

function placedAt(part: StackPart, x: number): StackPart {
  const at = isBand(part.component.type) && x === edgePx ? 0 : x;
  const { component } = part;
  return component.position.x === at ? part : { ...part, component: { ...component, position: { ...component.position, x: at } } };
}

function narrowed(part: StackPart, width: number): StackPart {
  const { component } = part;
  if (stackBox(component).width <= width) return part;
  return { ...part, component: { ...component, styles: { ...component.styles, width } } };
}
