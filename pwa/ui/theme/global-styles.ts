import type { SystemStyleObject } from '@chakra-ui/react';
import { coarse, printed } from './tokens/conditions.ts';

/**
 * Inter, latin, from the package. `optional`: a first visit on a slow connection uses the system's font, so that the text does not jump.
 */
export const fontFace = `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: optional;
  font-weight: 100 900;
  src: url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2-variations');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD;
}`;

export const globalStyles: Readonly<Record<string, SystemStyleObject>> = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'line',
  },
  ':root': {
    colorScheme: 'light dark',
    '&[data-theme=light]': { colorScheme: 'light' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
    [coarse]: { '--control-small': '2.75rem' },
    [printed]: { colorScheme: 'light' },
  },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'ink',
    bg: 'paper',
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: "'tnum' 1, 'cv05' 1, 'ss03' 1",
    overflowWrap: 'break-word',
    minHeight: '100dvh',
  },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'heavy', letterSpacing: 'tight', lineHeight: 'snug', textWrap: 'balance' },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', background: 'none' },
  button: { cursor: 'pointer' },
  summary: { cursor: 'pointer', [coarse]: { lineHeight: '2.75rem' } },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  table: { borderCollapse: 'collapse', width: '100%' },
  'b, strong': { fontWeight: 'strong' },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '2px solid {colors.accentInk}', outlineOffset: '2px' },
  '::selection': { bg: 'accentSoft', color: 'accentInk' },
  '.boot': { flex: '1', display: 'grid', placeItems: 'center', alignContent: 'center', gap: '3', color: 'inkSoft', fontSize: 'sm' },
  '.unseen': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
};

/** Rules that are outside the style system. Page numbers are in the page's margin. */
export const atRules = `@media print { :root, :root[data-theme] { color-scheme: light; } html, body { background: #fff; } #root { display: block; min-height: 0; } body:has(.report__root) #root { display: none; } }
:root { -webkit-text-size-adjust: 100%; }
body { -webkit-font-smoothing: antialiased; }
@keyframes turn { to { transform: rotate(360deg); } }
@keyframes breathe { 50% { opacity: 0.55; } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}
@page letter { size: letter; } @page a4 { size: A4; }
@page { margin: 16mm 14mm 18mm; @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8pt 'Inter Variable', system-ui, sans-serif; } }`;
