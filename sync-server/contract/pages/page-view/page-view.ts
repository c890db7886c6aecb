import { columnRatios } from '#contract/pages/column-ratios.ts';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import type { Styles } from '#contract/pages/landing-page-values.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { colorOn } from './color-on.ts';
import { componentView, type PageContext } from './component-views.ts';
import { type Arranged, arrangePage, type Box, boxOf, cellAt, pageWidth } from './page-layout.ts';
import { type NodeStyle, node, type PageNode } from './page-node.ts';

const gridColumns = 60;
const columnPx = pageWidth / gridColumns;

/** A whole page. The builder and the published page draw the same tree. */
export function pageView({ components, globalStyles }: Pick<PageConfig, 'components' | 'globalStyles'>, context: PageContext): PageNode {
  const style = {
    'font-family': `${globalStyles.fontFamily}, system-ui, sans-serif`,
    '--lp-primary': globalStyles.primaryColor,
    '--lp-on-primary': colorOn(globalStyles.primaryColor),
    '--lp-secondary': globalStyles.secondaryColor,
    'background-color': globalStyles.backgroundColor,
    color: globalStyles.textColor,
  };
  const frame = { x: 0, y: 0, width: pageWidth };
  const parts = arrangePage(components).map((arranged) => frameView(arranged, frame, context));
  return node('div', { className: 'lp-page', style }, node('div', { className: 'lp-grid lp-outer' }, ...parts));
}

/** Start of a grid's children, and the width of its columns. */
type Frame = Pick<Box, 'x' | 'y' | 'width'>;

/** A component at its position. */
function frameView(arranged: Arranged, frame: Frame, context: PageContext): PageNode {
  const { component } = arranged;
  const box = boxOf(component);
  const isWide = frame.width === pageWidth && frame.x === 0 && frame.y === 0 && box.x <= 0 && box.width >= pageWidth;
  const className = isWide ? 'lp-item lp-wide' : 'lp-item';
  return node(
    'div',
    { className, style: placeOf(component, box, frame, isWide), componentId: component.id },
    innerView(arranged, box, context),
  );
}

function innerView({ component, children }: Arranged, box: Box, context: PageContext): PageNode {
  const style = cssOf(component);
  if (component.type === 'section') return sectionView(component, children, box, style, context);
  if (component.type === 'row') return rowView(component, children, style, context);
  const view = componentView(component, context);
  return { ...view, style: { ...view.style, ...style } };
}

function sectionView(
  { content }: Extract<PageComponent, { type: 'section' }>,
  children: readonly Arranged[],
  box: Box,
  style: NodeStyle,
  context: PageContext,
): PageNode {
  const width = Math.min(content.containerWidth, pageWidth);
  const inner = { x: (pageWidth - width) / 2, y: box.y + content.padding, width };
  const { backgroundColor: color = '#f4f4f2', backgroundType } = content;
  const background: NodeStyle =
    backgroundType === 'none'
      ? {}
      : { background: backgroundType === 'color' ? color : `linear-gradient(160deg, ${color}, var(--lp-secondary))` };
  return node(
    content.sectionType === 'footer' ? 'footer' : 'section',
    {
      className: 'lp-section',
      attributes: { 'aria-label': content.name },
      style: { 'padding-block': `${content.padding}px`, 'min-height': `${box.height}px`, ...background, ...style },
    },
    node(
      'div',
      { className: 'lp-grid lp-inner', style: { 'max-width': `${content.containerWidth}px` } },
      ...children.map((child) => frameView(child, inner, context)),
    ),
  );
}

const alignments = { top: 'start', center: 'center', bottom: 'end', stretch: 'stretch' } as const;

/** Children belong to the column in which they begin. */
function rowView(
  row: Extract<PageComponent, { type: 'row' }>,
  children: readonly Arranged[],
  style: NodeStyle,
  context: PageContext,
): PageNode {
  const { content } = row;
  const { columns, gap, verticalAlign, responsiveBehavior } = content;
  const ratios = columnRatios(content.distribution === 'custom' ? (content.columnRatios ?? '') : '', columns) ?? [];
  const cells = ratios.map((_, at) => {
    const inside = children.filter(({ component }) => cellAt(row, component.position.x) === at);
    return node('div', { className: 'lp-cell' }, ...inside.map((child) => cellView(child, context)));
  });
  return node(
    'div',
    {
      className: `lp-row lp-${responsiveBehavior}`,
      style: {
        'grid-template-columns': ratios.map((ratio) => `minmax(0, ${ratio}fr)`).join(' '),
        gap: `${gap}px`,
        'align-items': alignments[verticalAlign],
        ...style,
      },
    },
    ...cells,
  );
}

/** In a cell of a row a component takes the width of the cell. */
function cellView(arranged: Arranged, context: PageContext): PageNode {
  const box = boxOf(arranged.component);
  return node('div', { className: 'lp-item', componentId: arranged.component.id }, innerView(arranged, box, context));
}

function placeOf(component: PageComponent, box: Box, frame: Frame, isWide: boolean): NodeStyle {
  const scale = (gridColumns * columnPx) / frame.width;
  const x = Math.max(0, (box.x - frame.x) * scale);
  const y = Math.max(0, box.y - frame.y);
  const column = Math.min(Math.floor(x / columnPx), gridColumns - 1);
  const span = Math.max(1, Math.min(gridColumns - column, Math.round((box.width * scale) / columnPx)));
  const row = Math.floor(y / columnPx) + 1;
  const rows = Math.max(1, Math.round(box.height / columnPx));
  const [left, top] = [Math.round(x % columnPx), Math.round(y % columnPx)];
  return {
    'grid-row': `${row} / span ${rows}`,
    ...(isWide ? {} : { 'grid-column': `${column + 1} / span ${span}` }),
    ...(left === 0 && top === 0 ? {} : { left: `${left}px`, top: `${top}px` }),
    ...(component.position.z === undefined ? {} : { 'z-index': String(component.position.z) }),
  };
}

const unitless: ReadonlySet<string> = new Set(['opacity', 'lineHeight', 'fontWeight']);
/** Width and height determine the position in the grid. */
const placed: ReadonlySet<string> = new Set(['width']);

/** The styles of a component as CSS. Their values were checked by the contract when the page was saved. */
function cssOf({ styles, type }: PageComponent): NodeStyle {
  const given: Partial<Styles> = styles;
  const entries = Object.entries(given).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    if (value === undefined || placed.has(name)) return [];
    const text = typeof value === 'number' && !unitless.has(name) ? `${value}px` : String(value);
    if (name === 'backgroundColor' && type === 'section') return [['background', text]];
    return [[name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), text]];
  });
  return Object.fromEntries(entries);
}
