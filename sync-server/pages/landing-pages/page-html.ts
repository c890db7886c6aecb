import { createHash } from 'node:crypto';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import type { PageContext } from '#contract/pages/page-view/component-views.ts';
import type { PageNode } from '#contract/pages/page-view/page-node.ts';
import { shareSize } from '#contract/tenants/pictures.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { type Contact, noContact } from '#contract/values/contact.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { beaconScript, beaconSource } from '#server/pages/page-views/beacon.ts';
import { pageMarkup } from './page-markup.ts';
import { type Consent, consentOf, type MeasuringIds } from './published/visitor-consent.ts';

export interface PublishedDocument {
  readonly html: string;
  /**
   * Content security policy: no script but the counting one, only this style sheet, and media of the hosts that the page names. A page with an
   * id of a measuring service may load that service as well.
   */
  readonly policy: string;
}

interface DocumentParts {
  readonly config: PageConfig;
  /** Look of the tenant. Its language is the page's. */
  readonly brand?: Brand;
  /** Name of the tenant, which ends the title; null for a page of the platform. */
  readonly tenantName?: string | null;
  /** Address of the page; undefined in a preview. */
  readonly address?: string;
  /** Path of the icon in the browser's tab; undefined in a preview. */
  readonly icon?: string;
  /** Address of the picture for link previews; otherwise the first picture of the page is used. */
  readonly picture?: string;
  readonly context: PageContext;
  /** Path for reporting a page of a trial. The page says below its content that it belongs to one. */
  readonly reportPath?: string;
  /** Privacy and terms, linked below the content; undefined in a preview. */
  readonly contact?: Contact;
  /** Id under which the visits of a published page are counted; undefined in a preview. */
  readonly counted?: Counted;
  /** Ids of measuring services, which visitors are asked about; undefined in a preview. */
  readonly measured?: MeasuringIds;
}

interface Counted {
  readonly page: string;
  /** The variant of a running test that the visitor sees. */
  readonly variant: string | undefined;
}

/** A landing page as HTML. Its scripts count visits and ask for consent, and previews have none. Every text is escaped, and styles are in one sheet that the policy allows by its hash. */
export function pageDocument({
  config,
  brand = {},
  tenantName = null,
  address,
  icon,
  picture,
  context,
  counted,
  contact = noContact,
  reportPath,
  measured,
}: DocumentParts): PublishedDocument {
  const { view, body, sheet, hosts } = pageMarkup(config, brand, context);
  const consent = measured === undefined ? undefined : consentOf(measured, brand.language, contact.privacyUrl);
  const style = `html,body{margin:0;height:100%}${sheet}${consent?.style ?? ''}`;
  return {
    html: documentText(config, {
      brand,
      tenantName,
      address,
      icon,
      style,
      body: bodyText(body, counted, { footer: legalLine(brand, contact, consent) + trialLine(brand, reportPath), consent }),
      share: shareOf(view, picture),
    }),
    policy: policyOf(style, hosts, {
      isPreview: address === undefined,
      isCounted: counted !== undefined,
      hasIcon: icon !== undefined,
      consent,
    }),
  };
}

interface SharedPicture {
  readonly address: string;
  readonly size?: typeof shareSize;
}

interface DocumentText {
  readonly brand: Brand;
  readonly tenantName: string | null;
  readonly address: string | undefined;
  readonly icon: string | undefined;
  readonly style: string;
  readonly body: string;
  readonly share: SharedPicture | undefined;
}

function documentText({ name, seo }: PageConfig, { brand, tenantName, address, icon, style, body, share }: DocumentText): string {
  const own = seo.title.trim() === '' ? name : seo.title;
  const title = tenantName === null || own.includes(tenantName) ? own : `${own} · ${tenantName}`;
  const metas: readonly (readonly [kind: 'name' | 'property', key: string, content: string | undefined])[] = [
    ['name', 'description', seo.description],
    ['name', 'keywords', seo.keywords],
    ['name', 'theme-color', brand.headerColor],
    ['name', 'robots', address === undefined ? 'noindex' : undefined],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', tenantName ?? undefined],
    ['property', 'og:title', own],
    ['property', 'og:description', seo.description],
    ['property', 'og:url', address],
    ['property', 'og:image', share?.address],
    ['property', 'og:image:width', share?.size?.width.toString()],
    ['property', 'og:image:height', share?.size?.height.toString()],
    ['property', 'og:image:alt', share === undefined ? undefined : own],
    ['name', 'twitter:card', share === undefined ? 'summary' : 'summary_large_image'],
    ['name', 'twitter:title', own],
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
${[...metaTags, ...links, structuredData({ title, description: seo.description, address, tenantName })].join('\n')}
<style>${style}</style>
</head>
${body}
</html>
`;
}

interface Structured {
  readonly title: string;
  readonly description: string;
  readonly address: string | undefined;
  readonly tenantName: string | null;
}

/** The page and its publisher for search engines, as JSON-LD. Data of this type never run. Empty in a preview. */
function structuredData({ title, description, address, tenantName }: Structured): string {
  if (address === undefined) return '';
  const publisher = tenantName === null ? {} : { publisher: { '@type': 'Organization', name: tenantName, url: new URL(address).origin } };
  const page = { '@context': 'https://schema.org', '@type': 'WebPage', name: title, description, url: address, ...publisher };
  // No text of the page can end the element.
  return `<script type="application/ld+json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`;
}

/** Words of the line below the pages of trials, in the language of the page. */
const trialWords = {
  en: { trial: 'Trial page', report: 'Report abuse' },
  de: { trial: 'Testseite', report: 'Missbrauch melden' },
} as const;

/** Words of the links to privacy and terms, in the language of the page. */
const legalWords = {
  en: { privacyUrl: 'Privacy', termsUrl: 'Terms' },
  de: { privacyUrl: 'Datenschutz', termsUrl: 'Nutzungsbedingungen' },
} as const;

function legalLine({ language }: Brand, contact: Contact, consent: Consent | undefined): string {
  const words = legalWords[language === 'de' ? 'de' : 'en'];
  const links = (['privacyUrl', 'termsUrl'] as const).flatMap((field) => {
    const address = contact[field];
    return address === null ? [] : [`<a href="${escapeHtml(address)}">${words[field]}</a>`];
  });
  const parts = consent === undefined ? links : [...links, consent.footer];
  return parts.length === 0 ? '' : `<footer class="lp-trial"><p>${parts.join(' · ')}</p></footer>`;
}

function trialLine({ language }: Brand, reportPath: string | undefined): string {
  if (reportPath === undefined) return '';
  const { trial, report } = trialWords[language === 'de' ? 'de' : 'en'];
  return `<footer class="lp-trial"><p>${trial} · <a href="${escapeHtml(reportPath)}" rel="nofollow">${report}</a></p></footer>`;
}

interface Around {
  readonly footer: string;
  readonly consent: Consent | undefined;
}

function bodyText(main: string, counted: Counted | undefined, { footer, consent }: Around): string {
  if (counted === undefined) return `<body><main>${main}</main>${footer}</body>`;
  const variant = counted.variant === undefined ? '' : ` data-variant="${counted.variant}"`;
  const attributes = ` data-page="${counted.page}"${variant}${consent?.attributes ?? ''}`;
  return `<body${attributes}><main>${main}</main>${footer}${consent?.bar ?? ''}<script>${beaconScript}</script></body>`;
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
  readonly consent: Consent | undefined;
}

const nowhere: Consent['sources'] = { script: [], connect: [], picture: [] };

function policyOf(style: string, hosts: ReadonlySet<string>, { isPreview, isCounted, hasIcon, consent }: PolicyParts): string {
  const media = [...hosts];
  const { script, connect, picture } = consent?.sources ?? nowhere;
  const pictures = [...(hasIcon ? ["'self'"] : []), ...media, ...picture];
  return [
    ...(isPreview ? ['sandbox'] : []),
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(isCounted ? [`script-src ${[beaconSource, ...script].join(' ')}`, `connect-src ${["'self'", ...connect].join(' ')}`] : []),
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
