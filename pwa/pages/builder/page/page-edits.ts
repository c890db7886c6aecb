import { PageComponent } from '#contract/pages/landing-page-components.ts';
import { builder } from '#contract/pages/landing-page-values.ts';
import { type BuilderPage, BuilderPage as BuilderPageSchema, landingPageTexts, mostComponents } from '#contract/pages/landing-pages.ts';
import { boxOf, pageWidth } from '#contract/pages/page-view/page-layout.ts';
import { readStack, type StackPart } from '#contract/pages/page-view/stack/page-stack.ts';
import { inOrderOf, placeStack, restack } from '#contract/pages/page-view/stack/place-stack.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { builderTexts } from './builder-texts.ts';
import { setAt, valueAt } from './set-at.ts';
import { idsIn, legalSpot, partOf, partsIn, withNewIds } from './stack-parts.ts';
import { attach, detach, isBand, type Spot } from './stack-spots.ts';
import { stepPart } from './stack-steps.ts';

/** Result of an edit: the new page, or the reason why the value does not fit. If nothing changed, it is the same page object. */
export type Edited = Outcome<BuilderPage, 'InputInvalid'>;

const smallestPx = builder.gridPx;

export function findComponent({ components }: BuilderPage, id: string | undefined): PageComponent | undefined {
  return components.find((component) => component.id === id);
}

/** The page with its components laid out as a stack. Undefined if the stored form cannot hold that stack. */
function stacked(page: BuilderPage, placed: readonly PageComponent[] | undefined): BuilderPage | undefined {
  const components = inOrderOf(page.components, placed);
  if (components === undefined) return undefined;
  const isSame = components.length === page.components.length && components.every((component, at) => component === page.components[at]);
  return isSame ? page : { ...page, components: [...components] };
}

/** The page with other components, laid out again. The page stays as it is if they do not fit. */
function restacked(page: BuilderPage, components: readonly PageComponent[]): BuilderPage {
  if (components === page.components) return page;
  const next = stacked({ ...page, components: [...components] }, restack(components));
  if (next === undefined) return page;
  const isSame = next.components.length === page.components.length && next.components.every((one, at) => one === page.components[at]);
  return isSame ? page : next;
}

/** Adds components at a spot: a part, or a section with its content. */
export function addParts(page: BuilderPage, part: StackPart, spot: Spot): Edited {
  const added = partsIn(part);
  if (page.components.length + added > mostComponents) return refused('InputInvalid', landingPageTexts.tooManyComponents);
  const next = stacked(page, placeStack(attach(readStack(page.components), part, legalSpot(page.components, part.component.type, spot))));
  return next === undefined ? refused('InputInvalid', builderTexts.tooTall) : done(next);
}

export function addComponent(page: BuilderPage, component: PageComponent, spot: Spot = { side: 'end' }): Edited {
  return addParts(page, partOf(component), spot);
}

/** Moves a part, with its content, to a spot. */
export function moveToSpot(page: BuilderPage, id: string, spot: Spot): BuilderPage {
  const { lines, part } = detach(readStack(page.components), id);
  if (part === undefined) return page;
  const rest = page.components.filter((component) => !idsIn(part).includes(component.id));
  const moved = attach(lines, part, legalSpot(rest, part.component.type, spot));
  return stacked(page, placeStack(moved)) ?? page;
}

/** Moves a part one place up or down, into sections and out of them. */
export function stepComponent(page: BuilderPage, id: string, direction: 'up' | 'down'): BuilderPage {
  const lines = stepPart(readStack(restacked(page, page.components).components), id, direction);
  return lines === undefined ? page : (stacked(page, placeStack(lines)) ?? page);
}

/** Moves a component to a place on the page. What it would lie on is pushed down. */
export function moveComponent(page: BuilderPage, id: string, x: number, y: number): BuilderPage {
  const { components } = changeComponent(page, id, (component) => {
    const position = { ...component.position, x: clamp(x, 0, pageWidth - smallestPx), y: clamp(y, 0, 200_000) };
    return position.x === component.position.x && position.y === component.position.y ? component : { ...component, position };
  });
  return restacked(page, components);
}

/** Resizes a component. Its content may make it taller. */
export function resizeComponent(page: BuilderPage, id: string, width: number, height: number): BuilderPage {
  const { components } = changeComponent(page, id, (component) => {
    const box = boxOf(component);
    const size = { width: clamp(width, smallestPx, pageWidth), minHeight: clamp(height, smallestPx, 4000) };
    if (size.width === box.width && size.minHeight === box.height) return component;
    return { ...component, styles: { ...component.styles, ...size } };
  });
  return restacked(page, components);
}

/** Removes a component and its content. What is below moves up. */
export function removeComponent(page: BuilderPage, id: string): BuilderPage {
  const { lines, part } = detach(readStack(page.components), id);
  if (part === undefined) return page;
  const components = page.components.filter((component) => !idsIn(part).includes(component.id));
  return stacked({ ...page, components }, placeStack(lines)) ?? { ...page, components };
}

/** Adds a copy with new ids below the original, 20 px further right. A copy of a section has a copy of its content. */
export function pasteComponent(page: BuilderPage, copied: StackPart, newId: () => string): Edited {
  const original = findComponent(page, copied.component.id);
  const { x } = copied.component.position;
  const copy = withNewIds(copied, newId);
  const spot: Spot = original === undefined ? { side: 'end' } : { side: 'after', anchorId: original.id };
  const added = addParts(page, copy, spot);
  if (!added.ok || isBand(copy.component.type)) return added;
  const { position } = findComponent(added.value, copy.component.id) ?? copied.component;
  return done(moveComponent(added.value, copy.component.id, x + builder.copyOffsetPx, position.y));
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
  return done(restacked(page, changeComponent(page, id, () => read.data).components));
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
