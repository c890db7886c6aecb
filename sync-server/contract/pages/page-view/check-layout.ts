import { t } from '#contract/language/t.ts';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { nameOfComponent } from './component-names.ts';
import { type Box, boxOf, holderOf, pageWidth } from './page-layout.ts';

export interface LayoutFault {
  readonly text: string;
  readonly componentId: string;
}

/** Less than this is the width of a border, and no overlap that anybody sees. */
const toleratedPx = 4;

/** Components that cover each other, or leave the page. Those in a row stand one below the other, whatever their positions are. */
export function layoutFaults(components: readonly PageComponent[]): readonly LayoutFault[] {
  const placed = components.map((component) => ({ component, box: boxOf(component), holder: holderOf(component, components) }));
  const free = placed.filter(({ holder }) => holder?.type !== 'row');
  return [
    ...free.flatMap(({ component, box }) =>
      box.x < -toleratedPx || box.x + box.width > pageWidth + toleratedPx
        ? [{ text: t('{name} reaches beyond the edge of the page.', { name: nameOfComponent(component) }), componentId: component.id }]
        : [],
    ),
    ...free.flatMap(({ component, box, holder }, at) =>
      free
        .slice(at + 1)
        .filter((other) => other.holder?.id === holder?.id && overlap(box, other.box))
        .map((other) => ({
          text: t('{name} and {other} overlap.', { name: nameOfComponent(component), other: nameOfComponent(other.component) }),
          componentId: other.component.id,
        })),
    ),
  ];
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > toleratedPx && down > toleratedPx;
}
