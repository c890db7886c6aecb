import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';
import { holderOf } from '#contract/pages/page-view/page-layout.ts';
import { readStack, type StackColumn, type StackLine, type StackPart } from '#contract/pages/page-view/stack/page-stack.ts';
import { detach, isBand, type Spot } from './stack-spots.ts';

/** A component without content of its own, as a part of a stack. */
export function partOf(component: PageComponent): StackPart {
  const cells = component.type === 'row' ? Array.from({ length: component.content.columns }, () => []) : [];
  return { component, gap: 0, lines: [], cells };
}

/** A component of a page with its content. */
export function partOnPage(components: readonly PageComponent[], id: string): StackPart | undefined {
  return detach(readStack(components), id).part;
}

/** Ids of a part and its content. */
export function idsIn({ component, lines, cells }: StackPart): readonly string[] {
  return [component.id, ...lines.flatMap(({ columns }) => columns.flat().flatMap(idsIn)), ...cells.flat().flatMap(idsIn)];
}

export function partsIn(part: StackPart): number {
  return idsIn(part).length;
}

/** A copy of a part and its content. */
export function withNewIds(part: StackPart, newId: () => string): StackPart {
  const inColumn = (column: StackColumn) => column.map((one) => withNewIds(one, newId));
  const inLine = (line: StackLine) => ({ ...line, columns: line.columns.map(inColumn) });
  return {
    ...part,
    component: { ...part.component, id: newId() },
    lines: part.lines.map(inLine),
    cells: part.cells.map(inColumn),
  };
}

/** The nearest spot at which a part of this type may stand: sections are on the page itself, and rows are in no row. */
export function legalSpot(components: readonly PageComponent[], type: PageComponentType, spot: Spot): Spot {
  if (spot.side === 'end') return spot;
  const anchor = components.find(({ id }) => id === spot.anchorId);
  if (anchor === undefined) return { side: 'end' };
  const holder = holderOf(anchor, components);
  if (anchor.type === 'section' && (spot.side === 'left' || spot.side === 'right')) return { side: sideOfBand(spot), anchorId: anchor.id };
  const isAllowed =
    type !== 'section' && !(type === 'row' && (holder?.type === 'row' || (spot.side === 'inside' && anchor.type === 'row')));
  if (isAllowed && holder === undefined) return asBand(type, spot);
  if (isAllowed) return holder?.type === 'row' || spot.side === 'inside' ? spot : asBand(type, spot);
  if (holder !== undefined) return legalSpot(components, type, { side: sideOfBand(spot), anchorId: holder.id });
  return { side: sideOfBand(spot), anchorId: anchor.id };
}

function asBand(type: PageComponentType, spot: Exclude<Spot, { side: 'end' }>): Spot {
  return isBand(type) && spot.side !== 'inside' ? { side: sideOfBand(spot), anchorId: spot.anchorId } : spot;
}

function sideOfBand({ side }: Spot): 'above' | 'below' {
  return side === 'before' || side === 'above' || side === 'left' ? 'above' : 'below';
}
