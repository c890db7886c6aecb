import { type StackColumn, stackBox } from './page-stack.ts';

/** A stretch of the page from left to right, in pixels. */
export interface Range {
  readonly x: number;
  readonly width: number;
}

/** Places of the parts of each column of a line. Columns keep their places where they fit, move together where not, and shrink last. */
export function fitColumns(columns: readonly StackColumn[], range: Range): readonly (readonly Range[])[] {
  const wanted = columns.map(extentOf);
  const total = wanted.reduce((sum, { width }) => sum + width, 0);
  const fitted = total > range.width ? shrunk(wanted, total, range) : movedTogether(wanted, range);
  return columns.map((column, at) =>
    column.map(({ component }) => {
      const [box, from, to] = [stackBox(component), wanted[at] ?? range, fitted[at] ?? range];
      const width = Math.min(box.width, to.width);
      return { x: clamp(to.x + box.x - from.x, to.x, to.x + to.width - width), width };
    }),
  );
}

export function extentOf(column: StackColumn): Range {
  const boxes = column.map(({ component }) => stackBox(component));
  const x = Math.min(...boxes.map((box) => box.x));
  return { x, width: Math.max(...boxes.map((box) => box.x + box.width)) - x };
}

function shrunk(wanted: readonly Range[], total: number, range: Range): readonly Range[] {
  let x = range.x;
  return wanted.map((column) => {
    const width = Math.floor((column.width * range.width) / total);
    const fitted = { x, width };
    x += width;
    return fitted;
  });
}

/** Pushes columns to the right of the one before, and back from the right edge. */
function movedTogether(wanted: readonly Range[], range: Range): readonly Range[] {
  let from = range.x;
  const pushed = wanted.map(({ x, width }) => {
    const fitted = { x: Math.max(x, from), width };
    from = fitted.x + width;
    return fitted;
  });
  let to = range.x + range.width;
  return pushed
    .toReversed()
    .map(({ x, width }) => {
      const fitted = { x: Math.min(x, to - width), width };
      to = fitted.x;
      return fitted;
    })
    .toReversed();
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
