import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import { Brand } from '#contract/tenants/tenant-brand.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { textOn } from '#server/core/http/pages/text-on.ts';

export interface PageFrame {
  readonly title: string;
  readonly nonce: string;
  /** Look of the tenant. undefined: the platform's own page. */
  readonly brand: Brand | undefined;
  /** Markup that is already safe. */
  readonly body: string;
}

/** Frame of the few pages that the server renders itself: no script, one plain column, light and dark. */
export function renderPage({ title, nonce, brand = {}, body }: PageFrame): string {
  // Read once more, because it goes into markup.
  const look = Brand.parse(brand);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style(look)}</style>
</head>
<body><main>${logoOf(look)}${body}</main></body>
</html>`;
}

/** The logo, or with a header color alone the bar in this color. The name stands in the heading below. */
function logoOf({ headerColor, logoUrl, logoDarkUrl }: Brand): string {
  if (logoUrl === undefined) return headerColor === undefined ? '' : '<div class="bar"></div>';
  const picture = (address: string, className: string) => `<img class="${className}" src="${escapeHtml(address)}" alt="">`;
  const dark = logoDarkUrl === undefined ? picture(logoUrl, 'plate') : picture(logoDarkUrl, '');
  if (headerColor !== undefined) return `<div class="bar">${textOn(headerColor) === '#ffffff' ? dark : picture(logoUrl, '')}</div>`;
  if (logoDarkUrl === undefined) return `<div class="logo">${picture(logoUrl, 'plate')}</div>`;
  const inDark = `<source srcset="${escapeHtml(logoDarkUrl)}" media="(prefers-color-scheme:dark)">`;
  return `<div class="logo"><picture>${inDark}${picture(logoUrl, '')}</picture></div>`;
}

function style({ accent, headerColor, cornerRadius, font }: Brand): string {
  const button = accent ?? '#1e1d1a';
  const darkButton = button === '#1e1d1a' ? '#f4f2ec' : button;
  const { md, lg } = cornerRadius === undefined ? { md: 8, lg: 12 } : radiusScales[cornerRadius];
  return `
[hidden]{display:none}
:root{color-scheme:light dark;--ground:light-dark(#faf9f6,#171613);--paper:light-dark(#fff,#1e1d1a);--ink:light-dark(#1e1d1a,#f4f2ec);
--quiet:light-dark(#5f5c54,#aaa69b);--line:light-dark(#dcd9d0,#3a3833);--field:light-dark(#8a867b,#7d796f);--bad:light-dark(#a3201b,#ff9b93);
--button:light-dark(${button},${darkButton});--on-button:light-dark(${textOn(button)},${textOn(darkButton)})}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 ${fontStacks[font ?? 'inter']}}
main{width:100%;max-width:24rem;background:var(--paper);border:1px solid var(--line);border-radius:${lg}px;padding:2rem;overflow:hidden}
.bar{margin:-2rem -2rem 1.5rem;padding:1rem 2rem;min-height:.5rem;background:${headerColor ?? 'transparent'}}
.bar:empty{padding:0}
.logo{margin:0 0 1.25rem}
img{display:block;max-width:100%;height:2.5rem;object-fit:contain;object-position:0}
.bar .plate{background:#fff;padding:.125rem .375rem;border-radius:.25rem}
@media (prefers-color-scheme:dark){.plate{background:#fff;padding:.125rem .375rem;border-radius:.25rem}}
h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.25;font-weight:600;overflow-wrap:anywhere}
p{margin:0 0 1.5rem}
code{font-size:1rem;overflow-wrap:anywhere}
.picture svg{display:block;width:12rem;height:12rem;margin:0 auto 1.5rem;background:#fff}
.codes{margin:0 0 1.5rem;padding:0;list-style:none;display:grid;gap:.25rem}
h2{margin:2rem 0 .75rem;font-size:1.125rem}
.row{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin:0 0 .5rem}
.row p{margin:0}
.row button{width:auto;flex:none}
label{display:block;margin:0 0 .375rem;font-weight:500}
input{display:block;width:100%;min-height:2.75rem;margin:0 0 1.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;
border:1px solid var(--field);border-radius:${md}px}
button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;border-radius:${md}px;cursor:pointer;
border:1px solid transparent;background:var(--button);color:var(--on-button)}
button.quiet,a.quiet{display:block;margin-top:.75rem;padding:.5rem 1rem;min-height:2.75rem;line-height:1.75rem;text-align:center;background:transparent;
color:var(--ink);border:1px solid var(--line);border-radius:${md}px;font-weight:500;text-decoration:none}
a.link{display:flex;align-items:center;min-height:2.75rem;margin:-.75rem 0 .5rem;color:inherit}
.legal{margin:1.5rem 0 0;font-size:.875rem;color:var(--quiet)}
.legal a{color:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.refusal{color:var(--bad);margin:0 0 1.25rem;font-weight:500}
@media (max-width:30rem){body{padding:0;place-items:start stretch;background:var(--paper)}main{max-width:none;border:0;border-radius:0}}
@media (prefers-reduced-motion:no-preference){button{transition:filter .15s}button:hover{filter:brightness(1.1)}}`;
}
