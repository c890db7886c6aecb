import { createElement, type ReactElement, type ReactNode } from 'react';
import type { NodeStyle, PageAttribute, PageNode } from '#contract/pages/page-view/page-node.ts';

/** Draws the frame of a component around its content. */
export type DrawFrame = (
  componentId: string,
  frame: { readonly className: string; readonly style: NodeStyle },
  children: ReactNode,
) => ReactElement;

/** Draws a text of a component in another way while it is edited. Undefined leaves it as it is. */
export type DrawField = (
  componentId: string,
  field: string,
  element: { readonly tag: string; readonly className: string; readonly text: string },
) => ReactElement | undefined;

interface Drawing {
  readonly frame: DrawFrame;
  readonly field?: DrawField;
}

const reactNames: Readonly<Partial<Record<PageAttribute, string>>> = {
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
};
/** Attributes removed in the builder, so that links on the page lead nowhere and forms send nothing. */
const inertAttributes: ReadonlySet<string> = new Set(['href', 'action', 'required']);
const controls: ReadonlySet<string> = new Set(['a', 'button', 'input', 'textarea', 'select', 'video']);

/** The page tree as React elements: the same tree that the server publishes as HTML, drawn in the builder. */
export function pageElement(
  page: PageNode | string,
  drawing: Drawing,
  inside?: { readonly componentId?: string; readonly key: number },
): ReactNode {
  if (typeof page === 'string') return page;
  const { tag, className = '', style = {}, children = [], componentId, field } = page;
  const holder = componentId ?? inside?.componentId;
  if (field !== undefined && holder !== undefined) {
    const edited = drawing.field?.(holder, field, { tag, className, text: textIn(page) });
    if (edited !== undefined) return edited;
  }
  const drawn = children.map((child, key) =>
    pageElement(child, drawing, { ...(holder === undefined ? {} : { componentId: holder }), key }),
  );
  if (componentId !== undefined) return drawing.frame(componentId, { className, style }, drawn);
  const isVoid = tag === 'img' || tag === 'input';
  return createElement(
    tag,
    {
      key: inside?.key,
      ...attributesOf(page),
      ...(field === undefined ? {} : { 'data-field': field }),
      ...(className === '' ? {} : { className }),
      style: reactStyle(style),
    },
    ...(isVoid ? [] : drawn),
  );
}

function textIn(page: PageNode | string): string {
  return typeof page === 'string' ? page : (page.children ?? []).map(textIn).join('');
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
