import { clientFile } from '#contract/client-file.ts';
import type { TenantLook } from './tenant-look.ts';
import { textOn } from './text-on.ts';

const paper = '#ffffff';

/**
 * The name, icons, and start address of the installed app. Each tenant has its own app: on its host it starts at the root, on the
 * platform's host under its path.
 */
export function webManifest(tenant: TenantLook | undefined, onOwnHost: boolean): Readonly<Record<string, unknown>> {
  const name = tenant?.name ?? 'Financial Calculators';
  const start = tenant === undefined || onOwnHost ? '/' : `/${tenant.subdomain}`;
  return {
    id: start,
    name,
    short_name: tenant?.brand.logoText ?? shortName(name),
    description: 'Financial calculators that work with or without a network.',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: tenant?.brand.accent ?? paper,
    background_color: paper,
    icons: icons(tenant),
    // A double click on a client file opens the meeting with it.
    file_handlers: [{ action: '/calculators/meeting', accept: { [clientFile.type]: [clientFile.ending] } }],
  };
}

function shortName(name: string): string {
  return name === 'Financial Calculators' ? 'Calculators' : name.slice(0, 12).trim();
}

/** A tenant's app shows nothing of the platform. */
function icons(tenant: TenantLook | undefined): readonly Readonly<Record<string, string>>[] {
  if (tenant === undefined) return own;
  const icon = { src: `/tenant-icon.svg?tenant=${tenant.subdomain}`, sizes: 'any', type: 'image/svg+xml' };
  return [
    { ...icon, purpose: 'any' },
    { ...icon, purpose: 'maskable' },
  ];
}

const own: readonly Readonly<Record<string, string>>[] = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A tenant without a picture of its own gets its first letter on its color. */
export function tenantIcon(tenant: TenantLook): string {
  const letter = [...tenant.name.trim()][0] ?? '·';
  const { accent = '' } = tenant.brand;
  const color = /^#[0-9a-f]{6}$/i.test(accent) ? accent : '#1e1d1a';
  const text = `&#${letter.toUpperCase().codePointAt(0)};`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="${color}"/><text x="256" y="352" font-family="system-ui, sans-serif" font-size="288" font-weight="600" text-anchor="middle" fill="${textOn(color)}">${text}</text></svg>`;
}
