import { createHash } from 'node:crypto';
import { tenantMeta } from '#contract/tenants/tenant-meta.ts';
import { type Currency, initialCurrency } from '#contract/values/amounts/currency.ts';
import { currencyMeta } from '#contract/values/amounts/currency-meta.ts';
import { amountText } from '#contract/values/amounts/money.ts';
import { offeredTo, type PublicBrand, publicBrand, type TenantLook } from './tenant-look.ts';
import { tenantIconPath } from './web-manifest.ts';

interface ShellMetas {
  /** Origin of the card service, from which the page may load scripts. */
  readonly cardService?: string | undefined;
  readonly currency?: Currency;
}

/**
 * The page that starts the app, with the name, the icon, and the manifest of the tenant whose host it is, the card service, and the currency of
 * all prices.
 */
export function renderShell(page: string, tenant: TenantLook | undefined, { cardService, currency }: ShellMetas = {}): string {
  const metas = [
    ...(cardService === undefined ? [] : [`<meta name="card-service" content="${escapeHtml(cardService)}" />`]),
    ...(currency === undefined ? [] : [`<meta name="${currencyMeta}" content="${currency}" />`]),
  ].join('');
  const html = withPrices(metas === '' ? page : page.replace('</head>', () => `${metas}</head>`), currency);
  if (tenant === undefined) return html;
  const look = publicBrand(tenant.brand);
  const { headerColor } = look;
  return html
    .replace(
      '</head>',
      () =>
        `<meta name="${tenantMeta}" content="${escapeHtml(tenant.name)}"${brandAttribute(look)}${calculatorsAttribute(tenant)} />${manifestLink(tenant)}</head>`,
    )
    .replaceAll(/(<meta name="theme-color" content=")[^"]*/g, (tag, start: string) =>
      headerColor === undefined ? tag : start + headerColor,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tenant.name)}</title>`)
    .replace('href="/icon.svg" type="image/svg+xml"', () => `href="${escapeHtml(tenantIconPath(tenant, 'favicon48'))}"`)
    .replace(
      'rel="apple-touch-icon" href="/icon-192.png"',
      () => `rel="apple-touch-icon" href="${escapeHtml(tenantIconPath(tenant, 'touch180'))}"`,
    );
}

/** The prerendered prices of the public page. The build writes them in the first currency, and as plain numbers beside it. */
function withPrices(html: string, currency: Currency = initialCurrency): string {
  if (currency === initialCurrency) return html;
  return html.replaceAll(/(<data value="(\d+\.\d+)">)[^<]*/g, (whole, start: string, price: string) =>
    Number(price) === 0 ? whole : start + escapeHtml(amountText(Number(price))),
  );
}

function brandAttribute(brand: PublicBrand): string {
  const look = JSON.stringify(brand);
  return look === '{}' ? '' : ` data-brand="${escapeHtml(look)}"`;
}

function calculatorsAttribute(tenant: TenantLook): string {
  const offered = offeredTo(tenant);
  if (offered.length === 0 && tenant.open === null) return '';
  return ` data-calculators="${escapeHtml(JSON.stringify({ calculators: offered, open: tenant.open }))}"`;
}

function manifestLink({ subdomain }: TenantLook): string {
  return `<link rel="manifest" href="/manifest.webmanifest?tenant=${encodeURIComponent(subdomain)}" crossorigin="use-credentials" />`;
}

/** Hashes with which a policy allows the inline scripts of a built page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
