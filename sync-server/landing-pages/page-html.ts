import { createHash } from 'node:crypto';
import type { PageContext } from '#contract/page-view/component-views.ts';
import type { NodeStyle, PageNode } from '#contract/page-view/page-node.ts';
import { pageSheet } from '#contract/page-view/page-sheet.ts';
import { pageView } from '#contract/page-view/page-view.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { shareSize } from '#contract/pictures.ts';
import { radiusScales } from '#contract/tenants/brand-choices.ts';
import type { TenantBrand } from '#contract/tenants/tenant-settings.ts';
import { escapeHtml } from '#server/http/pages/app-shell.ts';
import { beaconScript, beaconSource } from '#server/page-views/beacon.ts';

export interface PublishedDocument {
  readonly html: string;
  /** Content security policy: no script but the counting one, only this style sheet, and media of the hosts that the page names. */
  readonly policy: string;
}

interface DocumentParts {
  readonly config: PageConfig;
  /** Look of the tenant. Its language is the page's. */
  readonly brand?: TenantBrand;
  /** Address of the page; undefined in a preview. */
  readonly address?: string;
  /** Path of the icon in the browser's tab; undefined in a preview. */
  readonly icon?: string;
  /** Address of the picture for link previews; otherwise the first picture of the page is used. */
  readonly picture?: string;
  readonly context: PageContext;
  /** Id under which the visits of a published page are counted; undefined in a preview. */
  readonly counted?: Counted;
}

interface Counted {
  readonly page: string;
  /** The variant of a running test that the visitor sees. */
  readonly variant: string | undefined;
}

/** A landing page as HTML. Its only script counts visits, and previews have none. Every text is escaped, and styles are in one sheet that the policy allows by its hash. */
export function pageDocument({ config, brand = {}, address, icon, picture, context, counted }: DocumentParts): PublishedDocument {
  const view = pageView(config, context);
  const rules = new Map<string, string>();
  const hosts = new Set<string>();
  const body = writeNode(view, rules, hosts);
  const own = [...rules].map(([css, name]) => `.lp-page .${name},.${name}.lp-page{${css}}`).join('\n');
  const style = `html,body{margin:0;height:100%}${radiiOf(brand)}${pageSheet}${own}`;
  return {
    html: documentText(config, { brand, address, icon, style, body: bodyText(body, counted), share: shareOf(view, picture) }),
    policy: policyOf(style, hosts, { isPreview: address === undefined, isCounted: counted !== undefined, hasIcon: icon !== undefined }),
  };
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
    ...(componentId === undefined ? [] : [` data-component="${escapeHtml(componentId)}"`]),
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

function radiiOf({ cornerRadius }: TenantBrand): string {
  if (cornerRadius === undefined) return '';
  const { md, lg } = radiusScales[cornerRadius];
  return `html{--lp-radius-md:${md}px;--lp-radius-lg:${lg}px}`;
}

interface SharedPicture {
  readonly address: string;
  readonly size?: typeof shareSize;
}

interface DocumentText {
  readonly brand: TenantBrand;
  readonly address: string | undefined;
  readonly icon: string | undefined;
  readonly style: string;
  readonly body: string;
  readonly share: SharedPicture | undefined;
}

function documentText({ name, seo }: PageConfig, { brand, address, icon, style, body, share }: DocumentText): string {
  const title = seo.title.trim() === '' ? name : seo.title;
  const metas: readonly (readonly [kind: 'name' | 'property', key: string, content: string | undefined])[] = [
    ['name', 'description', seo.description],
    ['name', 'keywords', seo.keywords],
    ['name', 'theme-color', brand.headerColor],
    ['name', 'robots', address === undefined ? 'noindex' : undefined],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', seo.description],
    ['property', 'og:url', address],
    ['property', 'og:image', share?.address],
    ['property', 'og:image:width', share?.size?.width.toString()],
    ['property', 'og:image:height', share?.size?.height.toString()],
    ['property', 'og:image:alt', share === undefined ? undefined : title],
    ['name', 'twitter:card', share === undefined ? 'summary' : 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', seo.description],
    ['name', 'twitter:image', share?.address],
  ];
  const metaTags = metas.flatMap(([kind, key, content]) =>
    content === undefined || content === '' ? [] : [`<meta ${kind}="${key}" content="${escapeHtml(content)}">`],
  );
  const links = [
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...(icon === undefined ? [] : [`<link rel="icon" href="${escapeHtml(icon)}">`]),
  ];
  return `<!doctype html>
<html lang="${brand.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${[...metaTags, ...links].join('\n')}
<style>${style}</style>
</head>
${body}
</html>
`;
}

function bodyText(main: string, counted: Counted | undefined): string {
  if (counted === undefined) return `<body><main>${main}</main></body>`;
  const variant = counted.variant === undefined ? '' : ` data-variant="${counted.variant}"`;
  return `<body data-page="${counted.page}"${variant}><main>${main}</main><script>${beaconScript}</script></body>`;
}

/** The picture drawn for link previews, or else the first one of the page. */
function shareOf(view: PageNode | string, picture: string | undefined): SharedPicture | undefined {
  if (picture !== undefined) return { address: picture, size: shareSize };
  const first = pictureIn(view);
  return first === undefined ? undefined : { address: first };
}

/** The first picture of a page. */
function pictureIn(node: PageNode | string): string | undefined {
  if (typeof node === 'string') return undefined;
  if (node.tag === 'img') return node.attributes?.src;
  for (const child of node.children ?? []) {
    const found = pictureIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface PolicyParts {
  readonly isPreview: boolean;
  readonly isCounted: boolean;
  readonly hasIcon: boolean;
}

function policyOf(style: string, hosts: ReadonlySet<string>, { isPreview, isCounted, hasIcon }: PolicyParts): string {
  const media = [...hosts];
  const pictures = hasIcon ? ["'self'", ...media] : media;
  return [
    ...(isPreview ? ['sandbox'] : []),
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(isCounted ? [`script-src ${beaconSource}`, "connect-src 'self'"] : []),
    `img-src ${sourcesOf(pictures)}`,
    `media-src ${sourcesOf(media)}`,
    `form-action ${isPreview ? "'none'" : "'self'"}`,
    "base-uri 'none'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
  ].join('; ');
}

function sourcesOf(sources: readonly string[]): string {
  return sources.length === 0 ? "'none'" : sources.join(' ');
}
