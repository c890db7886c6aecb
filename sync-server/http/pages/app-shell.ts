import { createHash } from 'node:crypto';
import { firmMeta } from '#contract/firm-meta.ts';
import { type PublicBrand, publicBrand, type TenantLook } from './tenant-look.ts';
import { tenantIconPath } from './web-manifest.ts';

/**
 * The page that starts the app, with the name, the icon, and the manifest of the tenant whose host it is, and the origin of the card service, from
 * which the page may load scripts.
 */
export function renderShell(page: string, tenant: TenantLook | undefined, cardService?: string): string {
  const html =
    cardService === undefined
      ? page
      : page.replace('</head>', () => `<meta name="card-service" content="${escapeHtml(cardService)}" /></head>`);
  if (tenant === undefined) return html;
  const look = publicBrand(tenant.brand);
  const { headerColor } = look;
  return html
    .replace(
      '</head>',
      () => `<meta name="${firmMeta}" content="${escapeHtml(tenant.name)}"${brandAttribute(look)} />${manifestLink(tenant)}</head>`,
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

function brandAttribute(brand: PublicBrand): string {
  const look = JSON.stringify(brand);
  return look === '{}' ? '' : ` data-brand="${escapeHtml(look)}"`;
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
