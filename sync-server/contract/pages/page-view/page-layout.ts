import { columnRatios } from '#contract/pages/column-ratios.ts';
import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';

/** Width of the page to which positions refer, in CSS pixels. */
export const pageWidth = 1200;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size of a component that was never resized. */
const naturalSizes: Readonly<Record<PageComponentType, readonly [width: number, height: number]>> = {
  heading: [600, 60],
  text: [600, 80],
  button: [200, 60],
  image: [400, 300],
  video: [560, 320],
  form: [480, 380],
  hero: [pageWidth, 480],
  features: [pageWidth, 320],
  testimonial: [600, 240],
  pricing: [pageWidth, 460],
  section: [pageWidth, 320],
  row: [pageWidth, 240],
  calculator: [400, 240],
};

/** Position and minimum size of a component. */
export function boxOf({ type, styles, position }: PageComponent): Box {
  const [width, height] = naturalSizes[type];
  return {
    x: position.x,
    y: position.y,
    width: lengthOf(styles.width, pageWidth) ?? width,
    height: lengthOf(styles.minHeight, 0) ?? lengthOf(styles.height, 0) ?? height,
  };
}

/** Pixels of a length. Relative units count as missing. */
function lengthOf(length: number | string | undefined, whole: number): number | undefined {
  if (typeof length === 'number') return length;
  const [, digits, unit] = /^(-?[\d.]+)(px|%)$/.exec(length ?? '') ?? [];
  if (digits === undefined) return undefined;
  return unit === 'px' ? Number(digits) : whole === 0 ? undefined : (Number(digits) / 100) * whole;
}

type Row = Extract<PageComponent, { type: 'row' }>;

/** Start and end of each cell of a row of this width, from the row's left edge. */
export function rowCells({ content }: Row, width: number): readonly { readonly from: number; readonly to: number }[] {
  const ratios = columnRatios(content.distribution === 'custom' ? (content.columnRatios ?? '') : '', content.columns) ?? [];
  const whole = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const ends = ratios.map((_, at) => (ratios.slice(0, at + 1).reduce((sum, ratio) => sum + ratio, 0) / whole) * width);
  return ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
}

/** The cell of a row in which a component at this x begins. */
export function cellAt(row: Row, x: number): number {
  const box = boxOf(row);
  const cells = rowCells(row, box.width);
  const at = cells.findIndex(({ to }) => x - box.x < to);
  return at === -1 ? cells.length - 1 : at;
}

/** A component with the components inside it. */
export interface Arranged {
  readonly component: PageComponent;
  readonly children: readonly Arranged[];
}

/** Sections hold everything but sections; rows hold everything but sections and rows. */
function depthOf({ type }: PageComponent): number {
  if (type === 'section') return 0;
  return type === 'row' ? 1 : 2;
}

/** The tree of a page: a component that begins inside a section or row belongs to it. In reading order. */
export function arrangePage(components: readonly PageComponent[]): readonly Arranged[] {
  const childrenById = new Map<string, PageComponent[]>();
  const top: PageComponent[] = [];
  for (const component of components) {
    const holder = holderOf(component, components);
    if (holder === undefined) top.push(component);
    else childrenById.set(holder.id, [...(childrenById.get(holder.id) ?? []), component]);
  }
  const arrange = (list: readonly PageComponent[]): readonly Arranged[] =>
    list.toSorted(inReadingOrder).map((component) => ({ component, children: arrange(childrenById.get(component.id) ?? []) }));
  return arrange(top);
}

/** The innermost section or row in which a component begins. */
export function holderOf(component: PageComponent, components: readonly PageComponent[]): PageComponent | undefined {
  const { x, y } = boxOf(component);
  const holders = components.filter((candidate) => {
    if (depthOf(candidate) > 1 || depthOf(candidate) >= depthOf(component)) return false;
    const box = boxOf(candidate);
    return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
  });
  return holders.toSorted((one, other) => depthOf(other) - depthOf(one))[0];
}

function inReadingOrder(one: PageComponent, other: PageComponent): number {
  return one.position.y - other.position.y || one.position.x - other.position.x;
}
