type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and children. True writes an attribute without a value; false and undefined leave it out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Text whose parts between **stars** are bold. */
export function boldText(text: string): readonly (Node | string)[] {
  return text.split('**').map((part, at) => (at % 2 === 1 ? element('b', {}, part) : part));
}

/** An element of an SVG picture. */
export function drawing(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  if (!(made instanceof SVGElement)) throw new Error(`${tag} is no part of SVG.`);
  return made;
}
