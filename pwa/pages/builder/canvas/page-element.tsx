import { createElement, type ReactElement, type ReactNode } from 'react';
import type { NodeStyle, PageAttribute, PageNode } from '#contract/pages/page-view/page-node.ts';

/** Draws the frame of a component around its content. */
export type DrawFrame = (
  componentId: string,
  frame: { readonly className: string; readonly style: NodeStyle },
  children: ReactNode,
) => ReactElement;

const reactNames: Readonly<Partial<Record<PageAttribute, string>>> = {
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
};
/** Attributes removed in the builder, so that links on the page lead nowhere and forms send nothing. */
const inertAttributes: ReadonlySet<string> = new Set(['href', 'action', 'required']);
const controls: ReadonlySet<string> = new Set(['a', 'button', 'input', 'textarea', 'select', 'video']);

/** The page tree as React elements: the same tree that the server publishes as HTML, drawn in the builder. */
export function pageElement(page: PageNode | string, drawFrame: DrawFrame, key?: number): ReactNode {
  if (typeof page === 'string') return page;
  const { tag, className = '', style = {}, children = [], componentId } = page;
  const drawn = children.map((child, at) => pageElement(child, drawFrame, at));
  if (componentId !== undefined) return drawFrame(componentId, { className, style }, drawn);
  const isVoid = tag === 'img' || tag === 'input';
  return createElement(
    tag,
    { key, ...attributesOf(page), ...(className === '' ? {} : { className }), style: reactStyle(style) },
    ...(isVoid ? [] : drawn),
  );
}

function attributesOf({ attributes = {}, tag }: PageNode): Readonly<Record<string, unknown>> {
  const named = Object.entries(attributes).filter(([name]) => !inertAttributes.has(name));
  const read = named.map(([name, value]) => [reactName(name), value === '' ? true : value]);
  return {
    ...Object.fromEntries(read),
    ...(controls.has(tag) ? { tabIndex: -1 } : {}),
    ...(tag === 'button' ? { type: 'button' } : {}),
    ...(tag === 'input' || tag === 'textarea' ? { readOnly: true } : {}),
  };
}

function reactName(name: string): string {
  return Object.entries(reactNames).find(([html]) => html === name)?.[1] ?? name;
}

/** Style keys for React: camel case, except that custom properties stay unchanged. */
export function reactStyle(style: NodeStyle): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
