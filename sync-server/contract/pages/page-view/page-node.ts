/** Properties of an element's style, by their CSS names. */
export type NodeStyle = Readonly<Record<string, string>>;

/**
 * A part of a page, rendered by the server as HTML and by the builder as React elements. Text is plain text; only the listed attributes
 * exist.
 */
export interface PageNode {
  readonly tag: string;
  readonly className?: string;
  readonly style?: NodeStyle;
  readonly attributes?: Readonly<Partial<Record<PageAttribute, string>>>;
  readonly children?: readonly (PageNode | string)[];
  /** Path of the property that the text of this element is, such as `content.text`. The builder edits it where it stands. */
  readonly field?: string;
  /** The component whose frame this is. */
  readonly componentId?: string;
}

export const pageAttributes = [
  'href',
  'src',
  'alt',
  'poster',
  'controls',
  'id',
  'for',
  'name',
  'type',
  'value',
  'placeholder',
  'required',
  'checked',
  'selected',
  'method',
  'action',
  'rel',
  'role',
  'loading',
  'autocomplete',
  'tabindex',
  'aria-label',
  'aria-hidden',
] as const;
export type PageAttribute = (typeof pageAttributes)[number];

interface NodeParts extends Omit<PageNode, 'tag' | 'children'> {}

/** An element with its children; undefined ones are left out. */
export function node(tag: string, parts: NodeParts, ...children: readonly (PageNode | string | undefined)[]): PageNode {
  return { tag, ...parts, children: children.filter((child) => child !== undefined) };
}

/** A paragraph, or another element that contains only text; undefined without text. */
export function words(tag: string, className: string, text: string | undefined, field?: string): PageNode | undefined {
  if (text === undefined || text === '') return undefined;
  return node(tag, { className, ...(field === undefined ? {} : { field }) }, text);
}
