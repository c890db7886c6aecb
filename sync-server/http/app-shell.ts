import type { TenantLook } from './tenant-look.ts';

/** The page that starts the app, with this answer's nonce and the look of the tenant whose host it is. */
export function renderShell(html: string, nonce: string, tenant: TenantLook | undefined): string {
  const noncedHtml = html
    .replaceAll(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head><meta name="csp-nonce" content="${nonce}" nonce="${nonce}">`);
  if (tenant === undefined) return noncedHtml;
  return noncedHtml
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tenant.name)}</title>`)
    .replace('href="/manifest.webmanifest"', () => `href="/manifest.webmanifest?tenant=${encodeURIComponent(tenant.subdomain)}"`);
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
