import { shelfLoaders } from '#calculators/shelves.gen.ts';
import { type EmbedSettings, embedPath, embedTexts, readLook } from '#contract/pages/embed-look.ts';
import { accentOf } from '../ui/theme/accent.ts';
import { createCalculatorView } from './calculator-view.ts';
import { element } from './elements.ts';
import { createLeadForm } from './lead-form.ts';
import { styles } from './styles.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * A calculator of a firm as an element. In a frame of ours it gets its settings as an attribute; in a firm's own website it names a
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
  paint(host, settings.accent);
  // The formulas of this build lack the titles and texts, which come with the settings.
  const view = createCalculatorView({ ...formulas, ...settings.calculator, shelf: formulas.shelf }, settings);
  const { hasForm } = readLook((name) => host.getAttribute(name));
  return element(
    'section',
    { class: 'root', 'aria-labelledby': 'title' },
    headerOf(settings, host.hasAttribute('in-frame')),
    view.root,
    hasForm ? createLeadForm(settings, view.figures, host.hasAttribute('preview') ? undefined : leadsAddress(settings)) : undefined,
    element('footer', {}, settings.disclaimer),
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

function headerOf({ firm, logoUrl, logoText, calculator: { title, description } }: EmbedSettings, isPage: boolean): HTMLElement {
  const name = logoText === undefined || logoText === '' ? firm : logoText;
  const logo = logoUrl === undefined || logoUrl === '' ? name : element('img', { src: logoUrl, alt: name });
  const heading = element(isPage ? 'h1' : 'h2', { id: 'title' }, title);
  return element('header', {}, element('p', { class: 'firm' }, logo), heading, element('p', {}, description));
}

/** Shades of the firm's color that are readable in both modes. */
function paint(host: HTMLElement, accent: string | undefined): void {
  if (accent === undefined) return;
  const { light, dark } = accentOf(accent);
  host.style.setProperty('--accent', `light-dark(${light.accent},${dark.accent})`);
  host.style.setProperty('--accent-ink', `light-dark(${light.accentInk},${dark.accentInk})`);
  host.style.setProperty('--accent-soft', `light-dark(${light.accentSoft},${dark.accentSoft})`);
  host.style.setProperty('--on-accent', `light-dark(${light.onAccent},${dark.onAccent})`);
}

function notice(text: string): HTMLElement {
  return element('p', { class: 'root', role: 'status' }, text);
}
