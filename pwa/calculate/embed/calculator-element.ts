import { accentOf } from '#app/ui/theme/accent.ts';
import { headerColorsOf } from '#app/ui/theme/header-shades.ts';
import { shelfLoaders } from '#calculators/shelves.gen.ts';
import { type EmbedSettings, embedPath, embedTexts, readLook } from '#contract/pages/embed-look.ts';
import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import { createCalculatorView } from './calculator-view.ts';
import { element } from './elements.ts';
import { createLeadForm } from './lead-form.ts';
import { legalLinks } from './legal-links.ts';
import { styles } from './styles.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * A calculator of a tenant as an element. In a frame of ours it gets its settings as an attribute; in a tenant's own website it names a
 * calculator and asks the host of this script for them.
 */
export class CalculatorElement extends HTMLElement {
  static readonly observedAttributes = ['settings', 'calculator', 'form'];
  private readonly tree = this.attachShadow({ mode: 'open' });
  /** Attributes that change together are drawn once. */
  private isAsked = false;
  /** Only the newest drawing is shown, if an attribute changes while an earlier one loads. */
  private drawing = 0;

  constructor() {
    super();
    this.tree.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.ask();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.ask();
  }

  private ask(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    queueMicrotask(() => {
      this.isAsked = false;
      this.draw();
    });
  }

  private draw(): void {
    this.drawing += 1;
    const mine = this.drawing;
    drawn(this).then(
      (root) => {
        if (mine === this.drawing) this.tree.replaceChildren(root);
      },
      (fault) => {
        console.error(fault);
        if (mine === this.drawing) this.tree.replaceChildren(notice(embedTexts.failed));
      },
    );
  }
}

async function drawn(host: HTMLElement): Promise<HTMLElement> {
  const settings = await settingsOf(host);
  const calculators = settings === undefined ? undefined : await shelfLoaders[settings.calculator.shelf]?.();
  const formulas = settings === undefined ? undefined : calculators?.[settings.calculator.id];
  if (settings === undefined || formulas === undefined) return notice(embedTexts.notEmbedded);
  await formulas.needs?.();
  paint(host, settings);
  // The formulas of this build lack the titles and texts, which come with the settings.
  const view = createCalculatorView({ ...formulas, ...settings.calculator, shelf: formulas.shelf }, settings);
  const { hasForm } = readLook((name) => host.getAttribute(name));
  return element(
    'section',
    { class: 'root', 'aria-labelledby': 'title' },
    headerOf(settings, host),
    view.root,
    hasForm ? createLeadForm(settings, view.figures, host.hasAttribute('preview') ? undefined : leadsAddress(settings)) : undefined,
    element('footer', {}, settings.disclaimer, legalLinks(settings)),
  );
}

const home = new URL(import.meta.url).origin;

function leadsAddress({ tenantId, calculator }: EmbedSettings): string {
  return `${home}/api/embedded/${tenantId}/${calculator.id}/leads`;
}

async function settingsOf(host: HTMLElement): Promise<EmbedSettings | undefined> {
  const given = host.getAttribute('settings');
  if (given !== null) return JSON.parse(given);
  const answer = await fetch(`${home}${embedPath}/${encodeURIComponent(host.getAttribute('calculator') ?? '')}/settings`, {
    credentials: 'omit',
    referrerPolicy: 'origin',
  });
  return answer.ok ? answer.json() : undefined;
}

function headerOf(settings: EmbedSettings, host: HTMLElement): HTMLElement {
  const { title, description } = settings.calculator;
  const isPage = host.hasAttribute('in-frame');
  const heading = element(isPage ? 'h1' : 'h2', { id: 'title' }, title);
  const firm = element('p', { class: settings.headerColor === undefined ? 'firm' : 'firm bar' }, ...logosOf(settings, isPage));
  return element('header', {}, firm, heading, element('p', {}, description));
}

/**
 * The tenant's logo for light and for dark backgrounds, or its name. The style sheet shows one of them. A website's own mode cannot be asked
 * for there, so that a calculator without a chosen theme keeps the first logo, on a plate where the background is dark.
 */
function logosOf({ firm, logoText, logoUrl, logoDarkUrl, headerColor }: EmbedSettings, isPage: boolean): readonly (HTMLElement | string)[] {
  const name = logoText === undefined || logoText === '' ? firm : logoText;
  if (logoUrl === undefined || logoUrl === '') return [name];
  const picture = (src: string, className: string) => element('img', { src, alt: name, class: className });
  const dark = logoDarkUrl === undefined || logoDarkUrl === '' ? undefined : logoDarkUrl;
  const header = headerColorsOf(headerColor);
  if (header?.light.onHeader === '#ffffff') return [dark === undefined ? picture(logoUrl, 'plate-always') : picture(dark, '')];
  if (header !== undefined || dark === undefined) return [picture(logoUrl, 'plate')];
  return [picture(logoUrl, isPage ? 'light-logo' : 'light-plate'), picture(dark, 'dark-logo')];
}

/** The look of the tenant: colors that are readable in both modes, the shape of corners, and the font. */
function paint(host: HTMLElement, { accent, headerColor, cornerRadius, font }: EmbedSettings): void {
  const set = (name: string, light: string, dark: string) => host.style.setProperty(name, `light-dark(${light},${dark})`);
  if (accent !== undefined) {
    const { light, dark } = accentOf(accent);
    set('--accent', light.accent, dark.accent);
    set('--accent-ink', light.accentInk, dark.accentInk);
    set('--accent-soft', light.accentSoft, dark.accentSoft);
    set('--on-accent', light.onAccent, dark.onAccent);
  }
  const header = headerColorsOf(headerColor);
  if (header !== undefined) {
    set('--header', header.light.header, header.dark.header);
    set('--on-header', header.light.onHeader, header.dark.onHeader);
  }
  if (font !== undefined) host.style.setProperty('--font', fontStacks[font]);
  if (cornerRadius !== undefined)
    for (const [step, pixels] of Object.entries(radiusScales[cornerRadius])) host.style.setProperty(`--radius-${step}`, `${pixels}px`);
}

function notice(text: string): HTMLElement {
  return element('p', { class: 'root', role: 'status' }, text);
}
