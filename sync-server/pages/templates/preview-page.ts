import { createHash } from 'node:crypto';

export interface PreviewedTemplate {
  readonly name: string;
  readonly description: string | null;
  readonly category: string | null;
  /** The page that starts from the template, if it contains one. */
  readonly config?: unknown;
}

const style = `
*{box-sizing:border-box;margin:0}
body{font:16px/1.6 system-ui,sans-serif;color:#1d2a2c;background:#faf8f4}
header,.more,footer{padding:24px 32px;max-width:1100px;margin:0 auto}
header{display:flex;justify-content:space-between;align-items:center}
header b{font-size:18px}
header span{font-size:13px;padding:2px 12px;border:1px solid #d8d2c5;border-radius:999px}
.hero{background:#0d4f4d;color:#fff}
.hero div{padding:72px 32px;max-width:1100px;margin:0 auto}
h1{font-size:clamp(28px,5vw,52px);line-height:1.1;max-width:18ch}
.hero p{margin-top:16px;font-size:18px;max-width:52ch;opacity:.9}
.button{display:inline-block;margin-top:28px;padding:12px 24px;border-radius:8px;background:#fff;color:#0d4f4d;font-weight:600}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px;margin:16px 0 40px}
.cards div{padding:24px;border:1px solid #e4dfd3;border-radius:12px;background:#fff}
h2{font-size:24px;margin-top:24px}
h3{font-size:17px;margin-bottom:8px}
footer{font-size:13px;color:#5b6668}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** No script, no external requests, a separate origin: whatever a template contains, the page can only be viewed. */
export const previewPolicy = `sandbox; default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const sections: readonly (readonly [title: string, text: string])[] = [
  ['Answers in seconds', 'Visitors work out payments, savings and retirement with calculators under your own brand.'],
  ['A clear next step', 'Every answer ends with a way to reach you, while the question is still fresh.'],
  ['Made for every screen', 'The page reads well on a phone, a tablet and a desk, and prints cleanly.'],
];

/** A template as a page: its name, its purpose, and placeholders for a tenant's own text. */
export function previewPage({ name, description, category }: PreviewedTemplate): string {
  const [title, about, kind] = [name, description ?? '', category ?? 'General'].map(escapeHtml);
  const cards = sections.map(([heading, text]) => `<div><h3>${heading}</h3><p>${text}</p></div>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header><b>${title}</b><span>${kind}</span></header>
<main><div class="hero"><div><h1>${title}</h1><p>${about}</p><span class="button">Get Started</span></div></div>
<div class="more"><h2>What your visitors see</h2><div class="cards">${cards}</div></div></main>
<footer>Preview of the template “${title}”.</footer>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
