import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';

type Stored<Type extends PageComponent['type']> = Extract<PageComponent, { type: Type }>;
type Wide = 'hero' | 'features' | 'pricing';
type Part = Exclude<PageComponent['type'], Wide | 'section' | 'row'>;

/** A part inside a column of a band. Its position follows from its place. */
export type StackedPart = {
  [Type in Part]: Pick<Stored<Type>, 'id' | 'type' | 'content'> & { readonly styles?: Stored<Type>['styles'] };
}[Part];

interface WideBlock {
  readonly kind: 'wide';
  readonly height: number;
  readonly part: { [Type in Wide]: Pick<Stored<Type>, 'id' | 'type' | 'content'> }[Wide];
}

interface Band {
  readonly kind: 'band';
  readonly id: string;
  readonly name: string;
  readonly height: number;
  /** Absent: the background of the page. */
  readonly color?: string;
  readonly sectionType?: Stored<'section'>['content']['sectionType'];
  readonly padding?: Stored<'section'>['content']['padding'];
  /** Widths of the columns, such as `2:1`; absent: equal. */
  readonly ratios?: string;
  readonly align?: Stored<'row'>['content']['verticalAlign'];
  readonly columns: readonly (readonly StackedPart[])[];
}

/** A block of a page that is as wide as the page. */
export type Block = WideBlock | Band;

const [edge, innerWidth, partStep] = [40, 1120, 20];
const columnCounts = [1, 2, 3, 4, 6] as const;

/** The components of blocks that stand one below the other. No two of them overlap, and none leaves the page. */
export function stackBlocks(blocks: readonly Block[]): PageConfig['components'] {
  let top = 0;
  return blocks.flatMap((block) => {
    const at = top;
    top += block.height;
    return block.kind === 'wide' ? [wideComponent(block, at)] : bandComponents(block, at);
  });
}

function wideComponent({ part, height }: WideBlock, y: number): PageComponent {
  const placed = { styles: { minHeight: height }, position: { x: 0, y } };
  switch (part.type) {
    case 'hero':
      return { ...part, ...placed };
    case 'features':
      return { ...part, ...placed };
    case 'pricing':
      return { ...part, ...placed };
  }
}

function bandComponents({ id, name, height, columns, ...band }: Band, y: number): PageConfig['components'] {
  const { color, sectionType = 'content', padding = 48, ratios, align = 'top' } = band;
  const count = columnCounts.find((each) => each === columns.length) ?? 1;
  const starts = columnStarts(columns.length, ratios);
  const inner = height - 2 * padding;
  const background =
    color === undefined ? { backgroundType: 'none' as const } : { backgroundType: 'color' as const, backgroundColor: color };
  return [
    {
      id,
      type: 'section',
      content: { name, sectionType, containerWidth: 1200, padding, ...background },
      styles: { minHeight: height },
      position: { x: 0, y },
    },
    {
      id: `${id}-columns`,
      type: 'row',
      content: {
        columns: count,
        gap: 32,
        verticalAlign: align,
        responsiveBehavior: 'stack',
        ...(ratios === undefined ? { distribution: 'equal' as const } : { distribution: 'custom' as const, columnRatios: ratios }),
      },
      styles: { width: innerWidth, minHeight: inner },
      position: { x: edge, y: y + padding },
    },
    ...columns.flatMap((parts, column) =>
      parts.map((part, place) => placePart(part, { x: edge + (starts[column] ?? 0) + 4, y: y + padding + place * partStep })),
    ),
  ];
}

function placePart(part: StackedPart, position: PageComponent['position']): PageComponent {
  const { styles = {} } = part;
  return { ...part, styles, position };
}

/** Distances of the columns from the left edge of their row. */
function columnStarts(count: number, ratios: string | undefined): readonly number[] {
  const parts = ratios === undefined ? Array.from({ length: count }, () => 1) : ratios.split(':').map(Number);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((_, at) => Math.ceil((parts.slice(0, at).reduce((sum, part) => sum + part, 0) / whole) * innerWidth));
}
