import { catalog } from '#calculators/catalog.gen.ts';
import { clientFile } from '#contract/calculators/client-file.ts';
import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import { picturePath } from '#contract/tenants/pictures.ts';
import { cutText } from '#contract/values/cut-text.ts';
import { offeredTo, publicBrand, type TenantLook } from './tenant-look.ts';
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
    lang: 'en',
    dir: 'ltr',
    categories: ['finance', 'business', 'productivity'],
    theme_color: tenant?.brand.headerColor ?? tenant?.brand.accent ?? paper,
    background_color: paper,
    icons: icons(tenant),
    screenshots,
    shortcuts: (tenant?.calculators ?? []).slice(0, mostShortcuts).flatMap(shortcutTo),
    // Not members of the standard: the look and the calculators that the app shows to visitors.
    ...(tenant === undefined ? {} : { brand: publicBrand(tenant.brand), calculators: offeredTo(tenant), open: tenant.open }),
    // A double click on a client file opens the meeting with it.
    file_handlers: [{ action: '/calculators/meeting', accept: { [clientFile.type]: fileEndings(tenant) } }],
  };
}

/** Pictures for the dialog that installs the app, made by `bench/pictures.ts install`. They name neither the platform nor a tenant. */
const screenshots = [
  { src: '/pictures/install-wide.jpg', sizes: '1440x900', type: 'image/jpeg', form_factor: 'wide', label: 'A calculator with its result' },
  { src: '/pictures/install-narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow', label: 'A calculator on a phone' },
];

/** A tenant's app names nothing of the platform, so its file picker is the way to open a file of the platform's own app. */
function fileEndings(tenant: TenantLook | undefined): readonly string[] {
  return tenant === undefined ? [clientFile.ending, clientFile.tenantEnding] : [clientFile.tenantEnding];
}

/** Systems show no more entries in the menu of an icon. */
const mostShortcuts = 4;

/** Entry in the menu of the installed app's icon. */
function shortcutTo(id: string): readonly Readonly<Record<string, string>>[] {
  const calculator = catalog.find((entry) => entry.id === id);
  return calculator === undefined ? [] : [{ name: calculator.title, url: `/calculators/${id}` }];
}

function shortName(name: string): string {
  return name === 'Financial Calculators' ? 'Calculators' : cutText(name, 12).trim();
}

/** A tenant's app shows nothing of the platform. */
function icons(tenant: TenantLook | undefined): readonly Readonly<Record<string, string>>[] {
  if (tenant === undefined) return own;
  const { icon192, icon512, maskable512, monochrome512 } = tenant.icons;
  if (icon192 !== undefined && icon512 !== undefined && maskable512 !== undefined) {
    const png = { type: 'image/png' };
    return [
      { ...png, src: picturePath(icon192), sizes: '192x192', purpose: 'any' },
      { ...png, src: picturePath(icon512), sizes: '512x512', purpose: 'any' },
      { ...png, src: picturePath(maskable512), sizes: '512x512', purpose: 'maskable' },
      ...(monochrome512 === undefined ? [] : [{ ...png, src: picturePath(monochrome512), sizes: '512x512', purpose: 'monochrome' }]),
    ];
  }
  const icon = { src: tenantIconPath(tenant), sizes: 'any', type: 'image/svg+xml' };
  return [
    { ...icon, purpose: 'any' },
    { ...icon, purpose: 'maskable' },
  ];
}

/** Path of a tenant's icon: the stored picture of this kind, or the drawn letter. */
export function tenantIconPath({ subdomain }: Pick<TenantLook, 'subdomain'>, kind?: 'favicon48' | 'touch180'): string {
  return `/tenant-icon.svg?tenant=${encodeURIComponent(subdomain)}${kind === undefined ? '' : `&kind=${kind}`}`;
}

/** Path of the platform's own icon. */
export const platformIconPath = '/icon.svg';

const own: readonly Readonly<Record<string, string>>[] = [
  { src: platformIconPath, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A tenant without a picture of its own gets its first letter on its color. */
export function tenantIcon(tenant: TenantLook): string {
  const letter = [...tenant.name.trim()][0] ?? '·';
  const { accent = '', cornerRadius = 'medium', font = 'system' } = tenant.brand;
  const radius = Math.round((radiusScales[cornerRadius].lg / radiusScales.medium.lg) * 96);
  const color = /^#[0-9a-f]{6}$/i.test(accent) ? accent : '#1e1d1a';
  const text = `&#${letter.toUpperCase().codePointAt(0)};`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${color}"/><text x="256" y="352" font-family="${fontStacks[font]}" font-size="288" font-weight="600" text-anchor="middle" fill="${textOn(color)}">${text}</text></svg>`;
}
