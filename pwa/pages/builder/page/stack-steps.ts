import type { PageComponentType } from '#contract/pages/landing-page-components.ts';
import type { StackColumn, StackLine, StackPart } from '#contract/pages/page-view/stack/page-stack.ts';
import { attach, detach, isBand, type Spot } from './stack-spots.ts';

/** The stack with a part one place further up or down. A step leads into sections and cells and out of them. Undefined at the end. */
export function stepPart(lines: readonly StackLine[], id: string, direction: 'up' | 'down'): readonly StackLine[] | undefined {
  const { lines: rest, part } = detach(lines, id);
  if (part === undefined) return undefined;
  const results = spotsOf(rest, part.component.type).map((spot) => attach(rest, part, spot));
  const orders = results.map(orderOf);
  const present = orderOf(lines);
  const [first, last] = [orders.indexOf(present), orders.lastIndexOf(present)];
  if (first === -1) return undefined;
  const at = direction === 'up' ? first - 1 : last + 1;
  return results[at];
}

/** All places for a part of this type, from top to bottom. */
function spotsOf(lines: readonly StackLine[], type: PageComponentType): readonly Spot[] {
  return lines.flatMap(({ columns }, at): readonly Spot[] => {
    const anchorId = columns[0]?.[0]?.component.id ?? '';
    const below: readonly Spot[] = at === lines.length - 1 ? [{ side: 'below', anchorId }] : [];
    return [{ side: 'above', anchorId }, ...columns.flatMap((column) => columnSpots(column, type, columns.length > 1)), ...below];
  });
}

function columnSpots(column: StackColumn, type: PageComponentType, isBeside: boolean): readonly Spot[] {
  const isHere = !isBand(type) && (isBeside || column.length > 1);
  return column.flatMap((part, at): readonly Spot[] => {
    const anchorId = part.component.id;
    return [
      ...(isHere ? [{ side: 'before', anchorId } as const] : []),
      ...insideSpots(part, type),
      ...(isHere && at === column.length - 1 ? [{ side: 'after', anchorId } as const] : []),
    ];
  });
}

function insideSpots({ component: { id: anchorId, type: holder }, lines, cells }: StackPart, type: PageComponentType): readonly Spot[] {
  if (holder === 'section' && type !== 'section') return lines.length === 0 ? [{ side: 'inside', anchorId }] : spotsOf(lines, type);
  if (holder !== 'row' || type === 'section' || type === 'row') return [];
  return cells.flatMap((parts, cell): readonly Spot[] => [
    ...parts.map(({ component }): Spot => ({ side: 'before', anchorId: component.id })),
    { side: 'inside', anchorId, cell },
  ]);
}

/** The order of a stack as text, such as `(hero)(section[(text)])`. */
function orderOf(lines: readonly StackLine[]): string {
  return lines.map(({ columns }) => `(${columns.map(orderOfColumn).join('|')})`).join('');
}

function orderOfColumn(column: StackColumn): string {
  return column.map(({ component: { id }, lines, cells }) => `${id}[${orderOf(lines)}${cells.map(orderOfColumn).join('/')}]`).join(',');
}
