import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { pageWidth, rowCells } from '#contract/pages/page-view/page-layout.ts';
import { fitColumns, type Range } from './fit-columns.ts';
import { readStack, type StackColumn, type StackLine, type StackPart, stackBox } from './page-stack.ts';

interface Placed {
  readonly components: readonly PageComponent[];
  readonly bottom: number;
}

/** Distance of the starts of two parts in a cell. In a row only the order of the parts counts. */
const cellStep = 20;
/** The tallest section and the longest page that the stored form can hold. */
const [tallestPx, longestPx] = [4000, 200_000];

/**
 * The positions of a stack: no two components overlap, and none leaves the page. Undefined if the stored form cannot hold it, because a section or
 * the page would be too tall.
 */
export function placeStack(lines: readonly StackLine[]): readonly PageComponent[] | undefined {
  const { components } = placeLines(lines, { x: 0, width: pageWidth }, 0);
  const fits = components.every((component) => stackBox(component).height <= tallestPx && component.position.y <= longestPx);
  return fits ? components : undefined;
}

/** The same components, laid out again as a stack. They keep their order in the list. */
export function restack(components: readonly PageComponent[]): readonly PageComponent[] | undefined {
  return inOrderOf(components, placeStack(readStack(components)));
}

/** Placed components in the order of an earlier list, new ones last. A component that did not change stays the same object. */
export function inOrderOf(
  earlier: readonly PageComponent[],
  placed: readonly PageComponent[] | undefined,
): readonly PageComponent[] | undefined {
  if (placed === undefined) return undefined;
  const byId = new Map(placed.map((component) => [component.id, component]));
  const known = new Set(earlier.map(({ id }) => id));
  return [...earlier.flatMap(({ id }) => byId.get(id) ?? []), ...placed.filter(({ id }) => !known.has(id))];
}

function placeLines(lines: readonly StackLine[], range: Range, top: number): Placed {
  const components: PageComponent[] = [];
  let bottom = top;
  for (const { gap, columns } of lines) {
    const start = bottom + gap;
    for (const [at, fitted] of fitColumns(columns, range).entries()) {
      const column = placeColumn(columns[at] ?? [], fitted, start);
      components.push(...column.components);
      bottom = Math.max(bottom, column.bottom);
    }
  }
  return { components, bottom };
}

function placeColumn(column: StackColumn, ranges: readonly Range[], top: number): Placed {
  const components: PageComponent[] = [];
  let bottom = top;
  for (const [at, part] of column.entries()) {
    const placed = placePart(part, ranges[at] ?? { x: 0, width: pageWidth }, bottom + part.gap);
    components.push(...placed.components);
    bottom = placed.bottom;
  }
  return { components, bottom };
}

function placePart(part: StackPart, range: Range, y: number): Placed {
  const { component } = part;
  if (component.type === 'section') return placeSection(component, part.lines, y);
  if (component.type === 'row') return placeRow(component, part.cells, range, y);
  return { components: [at(component, range, y)], bottom: y + stackBox(component).height };
}

function placeSection(section: Extract<PageComponent, { type: 'section' }>, lines: readonly StackLine[], y: number): Placed {
  const { containerWidth, padding } = section.content;
  const width = Math.min(containerWidth, pageWidth);
  const inside = placeLines(lines, { x: (pageWidth - width) / 2, width }, y + padding);
  const height = Math.max(stackBox(section).height, inside.bottom + padding - y);
  const { width: _, ...styles } = section.styles;
  const band = { ...section, styles: section.styles.width === undefined ? section.styles : styles };
  return { components: [sized(at(band, { x: 0, width: pageWidth }, y), height), ...inside.components], bottom: y + height };
}

function placeRow(row: Extract<PageComponent, { type: 'row' }>, cells: readonly StackColumn[], range: Range, y: number): Placed {
  const longest = Math.max(0, ...cells.map(({ length }) => length));
  const height = Math.max(stackBox(row).height, longest * cellStep);
  const placed = sized(at(row, range, y), height);
  const inside = rowCells(row, range.width).flatMap((cell, index) =>
    (cells[index] ?? []).map(({ component }, place) => {
      const own = component.position.x - stackBox(row).x;
      const x = own >= cell.from && own < cell.to ? own : startIn(cell);
      return moved(component, range.x + x, y + place * cellStep);
    }),
  );
  return { components: [placed, ...inside], bottom: y + height };
}

function startIn({ from, to }: { readonly from: number; readonly to: number }): number {
  return to - from < 8 ? (from + to) / 2 : Math.ceil(from) + 4;
}

function at(component: PageComponent, { x, width }: Range, y: number): PageComponent {
  const placed = moved(component, x, y);
  const own = stackBox(placed).width;
  return own === width ? placed : { ...placed, styles: { ...placed.styles, width } };
}

function moved(component: PageComponent, x: number, y: number): PageComponent {
  if (component.position.x === x && component.position.y === y) return component;
  return { ...component, position: { ...component.position, x, y } };
}

function sized(component: PageComponent, height: number): PageComponent {
  return stackBox(component).height === height ? component : { ...component, styles: { ...component.styles, minHeight: height } };
}
