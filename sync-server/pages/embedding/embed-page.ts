import { createHash } from 'node:crypto';
import { type EmbedLook, type EmbedSettings, embedElement, embedPath, embedTexts } from '#contract/pages/embed-look.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';

interface EmbedDocument {
  readonly html: string;
  readonly policy: string;
}

const style =
  'html{background:light-dark(#fff,#1e1d1a)}html,body{margin:0}main{display:block}p{font:1rem system-ui,sans-serif;padding:1rem;margin:0}';
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The page inside the frame: the element that the script defines, with everything it needs to know. */
export function embedDocument(settings: EmbedSettings, look: EmbedLook, origins: readonly string[]): EmbedDocument {
  const { theme, hasForm } = look;
  const attributes = [
    `settings="${escapeHtml(JSON.stringify(settings))}"`,
    `theme="${theme}"`,
    ...(hasForm ? ['form="on"'] : []),
    'in-frame',
  ].join(' ');
  const body = `<main><${embedElement} ${attributes}></${embedElement}><noscript><p>${escapeHtml(embedTexts.needsScripts)}</p></noscript></main>
<script type="module" src="${embedPath}/calculator.js"></script>`;
  return {
    html: page(`${settings.calculator.title} – ${settings.firm}`, theme, body),
    policy: policyOf(origins, { logos: [settings.logoUrl, settings.logoDarkUrl], sends: hasForm, runs: true }),
  };
}

/** The page inside the frame where there is no calculator to show. */
export function absentDocument(origins: readonly string[]): EmbedDocument {
  const text = escapeHtml(embedTexts.notEmbedded);
  return { html: page(embedTexts.notEmbedded, 'auto', `<main><p>${text}</p></main>`), policy: policyOf(origins, {}) };
}

function page(title: string, theme: EmbedLook['theme'], body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

interface Allowed {
  readonly logos?: readonly (string | undefined)[];
  /** Allows a visitor to send the form. Without a form the page may send no request, so figures cannot leave it. */
  readonly sends?: boolean;
  readonly runs?: boolean;
}

function policyOf(origins: readonly string[], { logos = [], sends = false, runs = false }: Allowed): string {
  const pictures = new Set(logos.flatMap((logo) => (logo === undefined ? [] : [new URL(logo).origin])));
  return [
    "default-src 'none'",
    ...(runs ? ["script-src 'self'"] : []),
    `style-src ${styleSource}`,
    `img-src ${pictures.size === 0 ? "'none'" : [...pictures].join(' ')}`,
    `connect-src ${sends ? "'self'" : "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
