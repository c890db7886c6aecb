import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { accentOf } from './accent.ts';
import { type HeaderColors, type HeaderShades, headerColorsOf } from './header-shades.ts';

/** The parts of a brand that change how the app looks. */
type Look = Pick<Brand, 'accent' | 'headerColor' | 'cornerRadius' | 'font' | 'logoUrl' | 'logoDarkUrl'>;

/**
 * A tenant's look as a style sheet, for the calculators' own sheet and for Chakra's components, whose tokens have the same names. Empty for
 * a brand that changes nothing. Both modes are in it, so that switching the mode needs no new sheet.
 */
export function brandSheet({ accent, headerColor, cornerRadius, font, logoUrl, logoDarkUrl }: Look): string {
  const header = headerColorsOf(headerColor);
  const tokens = [...accentTokens(accent), ...radiusTokens(cornerRadius), ...fontTokens(font)];
  const logos = { light: addressOf(logoUrl), dark: addressOf(logoDarkUrl) };
  return [
    // The administration declares the same tokens later, at the same place, and with less weight.
    tokens.length === 0 ? '' : `:root:root{${tokens.join(';')}}`,
    font === undefined ? '' : `@page{@bottom-right{font-family:${fontStacks[font]}}}`,
    header === undefined ? '' : headerRules(header),
    logoRules(header, logos),
  ].join('');
}

function accentTokens(accent: string | undefined): readonly string[] {
  if (accent === undefined) return [];
  const { light, dark } = accentOf(accent);
  return [
    `--accent:${both(light.accent, dark.accent)}`,
    `--accent-ink:${both(light.accentInk, dark.accentInk)}`,
    `--accent-soft:${both(light.accentSoft, dark.accentSoft)}`,
    `--on-accent:${both(light.onAccent, dark.onAccent)}`,
  ];
}

/** The administration has smaller and larger steps than the calculators. Landing pages have radii of their own, also in the builder. */
function radiusTokens(cornerRadius: Look['cornerRadius']): readonly string[] {
  if (cornerRadius === undefined) return [];
  const { sm, md, lg } = radiusScales[cornerRadius];
  const steps = { xs: Math.round(sm * 0.7), sm, md, lg, xl: lg, '2xl': lg };
  const ofPages = [`--lp-radius-md:${md}px`, `--lp-radius-lg:${lg}px`];
  return [...Object.entries(steps).map(([name, pixels]) => `--rk-radii-${name}:${pixels}px`), ...ofPages];
}

function fontTokens(font: Look['font']): readonly string[] {
  return font === undefined ? [] : [`--rk-fonts-body:${fontStacks[font]}`, `--rk-fonts-heading:${fontStacks[font]}`];
}

/** The header's value of each color token. Status pills with a background of their own keep their colors. */
const headerTokens = {
  paper: 'header',
  panel: 'header',
  raised: 'hover',
  lineSoft: 'hover',
  accentSoft: 'hover',
  line: 'line',
  lineStrong: 'onHeader',
  ink: 'onHeader',
  inkSoft: 'onHeader',
  inkFaint: 'onHeader',
  accent: 'onHeader',
  accentInk: 'onHeader',
  onAccent: 'header',
  good: 'onHeader',
} as const satisfies Readonly<Record<string, keyof HeaderShades>>;

/** Sets the color tokens anew inside the header. A dialog that opens from the header gets the page's own back. */
function headerRules({ light, dark }: HeaderColors): string {
  const names = Object.entries(headerTokens).map(([token, shade]) => ({ token: tokenOf(token), shade }));
  const own = names.map(({ token }) => `--page${token}:var(${token})`);
  const inside = names.map(({ token, shade }) => `${token}:${both(light[shade], dark[shade])}`);
  const back = names.map(({ token }) => `${token}:var(--page${token})`);
  const line = both(light.header, dark.header);
  return `:root{${own.join(';')}}.header__root{${inside.join(';')};color:var(${tokenOf('ink')})}.header__root dialog{${back.join(';')};color:var(${tokenOf('ink')})}.print__head{border-color:${line}}`;
}

interface Logos {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

/** Shows the logo for dark backgrounds on those. Without one, the other logo gets a white plate there. */
function logoRules(header: HeaderColors | undefined, logos: Logos): string {
  if (logos.light === undefined) return '';
  const page = inDarkMode('.header__logo', onDark(logos.dark));
  if (header === undefined) return page;
  const bar = '.header__root .header__logo';
  const isDark = ({ onHeader }: HeaderShades) => onHeader === '#ffffff';
  const inLight = isDark(header.light) ? onDark(logos.dark) : 'content:normal;background:none;padding:0';
  const inDark = isDark(header.dark) ? onDark(logos.dark) : 'content:normal;background:none;padding:0';
  return `${page}${bar}{${inLight}}${inDarkMode(bar, inDark)}`;
}

function onDark(logo: string | undefined): string {
  return logo === undefined ? 'background:#fff;padding:2px 6px;border-radius:4px' : `content:url("${logo}")`;
}

/** Dark mode as the person chose it in the app, else as the device has it. Paper is always light. */
function inDarkMode(selector: string, styles: string): string {
  return `@media screen{:root[data-theme=dark] ${selector}{${styles}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) ${selector}{${styles}}}`;
}

/** An https address, in a form that cannot leave its quotes. */
function addressOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' ? href.replaceAll(/["\\\s]/g, encodeURIComponent) : undefined;
}

function both(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}

function tokenOf(name: string): string {
  return `--rk-colors-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
