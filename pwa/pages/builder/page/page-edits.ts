import { PageComponent } from '#contract/pages/landing-page-components.ts';
import { builder } from '#contract/pages/landing-page-values.ts';
import { type BuilderPage, BuilderPage as BuilderPageSchema, landingPageTexts, mostComponents } from '#contract/pages/landing-pages.ts';
import { boxOf, pageWidth } from '#contract/pages/page-view/page-layout.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { setAt, valueAt } from './set-at.ts';

/** Result of an edit: the new page, or the reason why the value does not fit. If nothing changed, it is the same page object. */
export type Edited = Outcome<BuilderPage, 'InputInvalid'>;

export type LayerMove = 'forward' | 'backward' | 'front' | 'back';

const smallestPx = builder.gridPx;

export function findComponent({ components }: BuilderPage, id: string | undefined): PageComponent | undefined {
  return components.find((component) => component.id === id);
}

export function addComponent(page: BuilderPage, component: PageComponent): Edited {
  if (page.components.length >= mostComponents) return refused('InputInvalid', landingPageTexts.tooManyComponents);
  return done({ ...page, components: [...page.components, component] });
}

/** Moves a component to a place on the page. It never leaves the page at the left, right, or top. */
export function moveComponent(page: BuilderPage, id: string, x: number, y: number): BuilderPage {
  return changeComponent(page, id, (component) => {
    const position = { ...component.position, x: clamp(x, 0, pageWidth - smallestPx), y: clamp(y, 0, 200_000) };
    return position.x === component.position.x && position.y === component.position.y ? component : { ...component, position };
  });
}

/** Resizes a component. Its content may make it taller. */
export function resizeComponent(page: BuilderPage, id: string, width: number, height: number): BuilderPage {
  return changeComponent(page, id, (component) => {
    const box = boxOf(component);
    const size = { width: clamp(width, smallestPx, pageWidth), minHeight: clamp(height, smallestPx, 4000) };
    if (size.width === box.width && size.minHeight === box.height) return component;
    return { ...component, styles: { ...component.styles, ...size } };
  });
}

export function removeComponent(page: BuilderPage, id: string): BuilderPage {
  const components = page.components.filter((component) => component.id !== id);
  return components.length === page.components.length ? page : { ...page, components };
}

/** Adds a copy with a new id, slightly offset from the original. Pasting that copy again adds the same offset. */
export function pasteComponent(page: BuilderPage, copied: PageComponent, id: string): Edited {
  const { x, y } = copied.position;
  const position = { ...copied.position, x: x + builder.copyOffsetPx, y: y + builder.copyOffsetPx };
  return addComponent(page, { ...copied, id, position });
}

/** Changes the stacking order of components. */
export function orderComponent(page: BuilderPage, id: string, move: LayerMove): BuilderPage {
  const order = layersOf(page);
  const at = order.findIndex((component) => component.id === id);
  const last = order.length - 1;
  const target = { forward: Math.min(at + 1, last), backward: Math.max(at - 1, 0), front: last, back: 0 }[move];
  const [moved] = order.slice(at, at + 1);
  if (at < 0 || moved === undefined || target === at) return page;
  const reordered = order.toSpliced(at, 1).toSpliced(target, 0, moved);
  const layerById = new Map(reordered.map((component, z) => [component.id, z]));
  return {
    ...page,
    components: page.components.map((component) => ({
      ...component,
      position: { ...component.position, z: layerById.get(component.id) ?? 0 },
    })),
  };
}

/** The components from the lowest layer to the highest. */
export function layersOf({ components }: BuilderPage): readonly PageComponent[] {
  return components.toSorted((one, other) => (one.position.z ?? 0) - (other.position.z ?? 0));
}

/**
 * Sets a property of a component, such as `content.items.0.title`. A value that the contract refuses changes nothing. `clears` lists
 * properties that no longer fit.
 */
export function setProperty(page: BuilderPage, id: string, path: string, value: unknown, clears: readonly string[] = []): Edited {
  const component = findComponent(page, id);
  if (component === undefined || isSame(valueAt(component, path), value)) return done(page);
  const read = PageComponent.safeParse(clears.reduce((cleared, other) => setAt(cleared, other, undefined), setAt(component, path, value)));
  if (!read.success) return refused('InputInvalid', read.error.issues[0]?.message ?? '');
  return done(changeComponent(page, id, () => read.data));
}

/** Sets a property of the page itself, such as `globalStyles.primaryColor`. */
export function setPageProperty(page: BuilderPage, path: string, value: unknown): Edited {
  if (isSame(valueAt(page, path), value)) return done(page);
  const read = BuilderPageSchema.safeParse(setAt(page, path, value));
  return read.success ? done(read.data) : refused('InputInvalid', read.error.issues[0]?.message ?? '');
}

function changeComponent(page: BuilderPage, id: string, change: (component: PageComponent) => PageComponent): BuilderPage {
  const component = findComponent(page, id);
  const changed = component === undefined ? undefined : change(component);
  if (changed === undefined || changed === component) return page;
  return { ...page, components: page.components.map((each) => (each === component ? changed : each)) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
