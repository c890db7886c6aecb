import type { PageConfig } from '#contract/pages/landing-pages.ts';
import type { PageContext } from '#contract/pages/page-view/component-views.ts';
import type { NodeStyle, PageNode } from '#contract/pages/page-view/page-node.ts';
import { pageSheet } from '#contract/pages/page-view/page-sheet.ts';
import { pageView } from '#contract/pages/page-view/page-view.ts';
import { radiusScales } from '#contract/tenants/brand-choices.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';

interface PageMarkup {
  readonly view: PageNode;
  readonly body: string;
  readonly sheet: string;
  /** Origins of the media that the page shows. */
  readonly hosts: ReadonlySet<string>;
}

/** The tree of a page as text, with its style sheet. Every text is escaped. */
export function pageMarkup(config: Pick<PageConfig, 'components' | 'globalStyles'>, brand: Brand, context: PageContext): PageMarkup {
  const view = pageView(config, context);
  const rules = new Map<string, string>();
  const hosts = new Set<string>();
  const body = writeNode(view, rules, hosts);
  const own = [...rules].map(([css, name]) => `.lp-page .${name},.${name}.lp-page{${css}}`).join('\n');
  return { view, body, sheet: `${radiiOf(brand)}${pageSheet}${own}`, hosts };
}

/** Elements that have no end tag. */
const voidTags: ReadonlySet<string> = new Set(['img', 'input']);

function writeNode(node: PageNode | string, rules: Map<string, string>, hosts: Set<string>): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { tag, className = '', style = {}, attributes = {}, children = [], componentId } = node;
  for (const source of [attributes.src, attributes.poster]) if (source !== undefined) hosts.add(new URL(source).origin);
  const classes = [className, ruleOf(style, rules)].filter((name) => name !== '').join(' ');
  const written = [
    ...(classes === '' ? [] : [` class="${escapeHtml(classes)}"`]),
    // The id is what links within the page lead to.
    ...(componentId === undefined ? [] : [` id="${escapeHtml(componentId)}" data-component="${escapeHtml(componentId)}"`]),
    ...Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`),
  ].join('');
  const inner = children.map((child) => writeNode(child, rules, hosts)).join('');
  return voidTags.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${inner}</${tag}>`;
}

/**
 * The class of a style. Equal styles share one. No value can end its declaration, because the contract excludes the necessary characters.
 */
function ruleOf(style: NodeStyle, rules: Map<string, string>): string {
  const css = Object.entries(style)
    .filter(([, value]) => !/[{};<>\\]/.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  if (css === '') return '';
  const name = rules.get(css) ?? `s${rules.size + 1}`;
  rules.set(css, name);
  return name;
}

function radiiOf({ cornerRadius }: Brand): string {
  if (cornerRadius === undefined) return '';
  const { md, lg } = radiusScales[cornerRadius];
  return `html{--lp-radius-md:${md}px;--lp-radius-lg:${lg}px}`;
}
