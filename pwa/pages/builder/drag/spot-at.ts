import { findComponent } from '#app/pages/builder/page/page-edits.ts';
import { isBand, type Spot } from '#app/pages/builder/page/stack-spots.ts';
import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { boxOf, cellAt, holderOf } from '#contract/pages/page-view/page-layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragged {
  readonly type: PageComponentType;
  /** Absent for a new part. */
  readonly id?: string;
  /** Ids of the part and its content. */
  readonly ids: readonly string[];
}

/** Share of a part's width at either side in which another part is put beside it. */
const sideShare = 0.18;

/** The spot under the pointer. Undefined over the dragged part itself and over free space of its own section: there it moves freely. */
export function spotAt(page: BuilderPage, dragged: Dragged, point: Point): Spot | undefined {
  const under = document.elementFromPoint(point.x, point.y);
  const layer = under?.closest<HTMLElement>('[data-layer]');
  if (layer !== null && layer !== undefined) return layerSpot(page, dragged, layer, point);
  if (under?.closest('[data-canvas]') === null || under === null) return undefined;
  const element = under.closest<HTMLElement>('[data-component]');
  const target = findComponent(page, element?.dataset.component);
  if (element === null || target === undefined)
    return isOnPageItself(page, dragged) ? undefined : nearestSpot(page, dragged, undefined, point);
  if (dragged.ids.includes(target.id)) return undefined;
  return componentSpot(page, dragged, { target, element }, point);
}

interface Under {
  readonly target: PageComponent;
  readonly element: HTMLElement;
}

function componentSpot(page: BuilderPage, dragged: Dragged, { target, element }: Under, point: Point): Spot | undefined {
  const box = element.getBoundingClientRect();
  const isUpper = point.y < box.top + box.height / 2;
  if (dragged.type === 'section') return { side: isUpper ? 'above' : 'below', anchorId: target.id };
  if (target.type === 'section') {
    return holderIdOf(page, dragged) === target.id ? undefined : nearestSpot(page, dragged, target, point);
  }
  if (target.type === 'row' && dragged.type !== 'row') {
    const share = (point.x - box.left) / Math.max(1, box.width);
    const cell = cellAt(target, target.position.x + share * boxOf(target).width);
    const inCell = childrenOf(page, dragged, target).filter(({ position }) => cellAt(target, position.x) === cell);
    return nearest(inCell, point, ['before', 'after']) ?? { side: 'inside', anchorId: target.id, cell };
  }
  const share = (point.x - box.left) / Math.max(1, box.width);
  const goesBeside = !isBand(dragged.type) && !isBand(target.type) && holderOf(target, page.components)?.type !== 'row';
  if (goesBeside && share < sideShare) return { side: 'left', anchorId: target.id };
  if (goesBeside && share > 1 - sideShare) return { side: 'right', anchorId: target.id };
  return { side: isUpper ? 'before' : 'after', anchorId: target.id };
}

/** Between the parts of a section, or of the page itself. */
function nearestSpot(page: BuilderPage, dragged: Dragged, holder: PageComponent | undefined, point: Point): Spot {
  const found = nearest(childrenOf(page, dragged, holder), point, ['above', 'below']);
  return found ?? (holder === undefined ? { side: 'end' } : { side: 'inside', anchorId: holder.id });
}

function nearest(
  candidates: readonly PageComponent[],
  { y }: Point,
  [before, after]: readonly ['above', 'below'] | readonly ['before', 'after'],
): Spot | undefined {
  const placed = candidates
    .map(({ id }) => ({ id, box: frameOf(id)?.getBoundingClientRect() }))
    .toSorted((one, other) => (one.box?.top ?? 0) - (other.box?.top ?? 0));
  const above = placed.findLast(({ box }) => box !== undefined && box.top + box.height / 2 < y);
  if (above !== undefined) return { side: after, anchorId: above.id };
  const [first] = placed;
  return first === undefined ? undefined : { side: before, anchorId: first.id };
}

function layerSpot(page: BuilderPage, dragged: Dragged, layer: HTMLElement, { y }: Point): Spot | undefined {
  const target = findComponent(page, layer.dataset.layer);
  if (target === undefined || dragged.ids.includes(target.id)) return undefined;
  const { top, height } = layer.getBoundingClientRect();
  const share = (y - top) / Math.max(1, height);
  const canHold = (target.type === 'section' && dragged.type !== 'section') || (target.type === 'row' && !isBand(dragged.type));
  if (canHold && share > 0.3 && share < 0.7) return { side: 'inside', anchorId: target.id };
  return { side: share < 0.5 ? 'before' : 'after', anchorId: target.id };
}

function childrenOf({ components }: BuilderPage, dragged: Dragged, holder: PageComponent | undefined): readonly PageComponent[] {
  return components.filter((one) => !dragged.ids.includes(one.id) && holderOf(one, components)?.id === holder?.id);
}

function holderIdOf(page: BuilderPage, { id }: Dragged): string | undefined {
  const component = findComponent(page, id);
  return component === undefined ? undefined : holderOf(component, page.components)?.id;
}

function isOnPageItself(page: BuilderPage, dragged: Dragged): boolean {
  return dragged.id !== undefined && holderIdOf(page, dragged) === undefined;
}

/** The frame of a component on the canvas. */
export function frameOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-canvas] [data-component="${CSS.escape(id)}"]`);
}
