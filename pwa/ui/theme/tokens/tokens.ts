import { defineTokens } from '@chakra-ui/react';

/** One color for both modes. The browser picks by `color-scheme`, so no class has to be set before the first paint. */
function both(light: string, dark: string): { value: string } {
  return { value: `light-dark(${light}, ${dark})` };
}

/**
 * The design's constants: warm paper grays, one accent (the tenant's), one type scale, one spacing scale. The accent's shades are computed
 * from the brand color at run time (accent.ts). The ones here are the product's own.
 */
export const tokens = defineTokens({
  colors: {
    paper: both('#fbfaf8', '#161513'),
    panel: both('#ffffff', '#1e1d1a'),
    raised: both('#f4f2ee', '#262521'),
    ink: both('#1b1a17', '#f1eee8'),
    inkSoft: both('#57534b', '#b9b3a8'),
    inkFaint: both('#6b665d', '#9d968a'),
    line: both('#e5e1d9', '#34312c'),
    lineSoft: both('#efece6', '#2a2824'),
    lineStrong: both('#8f897e', '#767065'),
    accent: { value: 'var(--accent, light-dark(#006e6c, #52bfbd))' },
    accentInk: { value: 'var(--accent-ink, light-dark(#005f5d, #6ccfcc))' },
    accentSoft: { value: 'var(--accent-soft, light-dark(#e2f3f2, #0d3130))' },
    onAccent: { value: 'var(--on-accent, light-dark(#ffffff, #161513))' },
    good: both('#256b3a', '#74c98b'),
    goodSoft: both('#e6f3e8', '#1b3322'),
    bad: both('#ad2a22', '#f2897f'),
    badSoft: both('#fcebe8', '#40201c'),
    warn: both('#7a4d0b', '#eac27a'),
    warnSoft: both('#fcf0da', '#3c2d15'),
    chart2: both('#b8651b', '#e3a362'),
    chart3: both('#5364c4', '#a3aef2'),
    chart4: both('#857f74', '#918b80'),
    chart5: both('#a2477f', '#dc95c1'),
    scrim: both('rgb(27 26 23 / 0.4)', 'rgb(0 0 0 / 0.6)'),
  },
  spacing: {
    0.5: { value: '0.125rem' },
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
    24: { value: '6rem' },
  },
  sizes: {
    control: { value: '2.75rem' },
    controlSmall: { value: 'var(--control-small, 2.25rem)' },
    header: { value: '3.75rem' },
    inputs: { value: '26rem' },
    field: { value: '12.5rem' },
    fieldTouch: { value: '13.5rem' },
    text: { value: '46ch' },
    prose: { value: '68ch' },
    page: { value: '72rem' },
    dialog: { value: '30rem' },
    sidebar: { value: '14rem' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '0.9375rem' },
    lg: { value: '1.0625rem' },
    xl: { value: '1.3125rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.5rem' },
    '4xl': { value: '3.75rem' },
    '5xl': { value: '7rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    strong: { value: '600' },
    heavy: { value: '650' },
  },
  lineHeights: { tight: { value: '1.05' }, snug: { value: '1.25' }, normal: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.015em' }, tighter: { value: '-0.035em' } },
  radii: { sm: { value: '6px' }, md: { value: '10px' }, lg: { value: '14px' }, full: { value: '999px' } },
  fonts: { body: { value: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif" } },
  zIndex: { sticky: { value: '2' }, header: { value: '5' }, panel: { value: '10' }, dialog: { value: '15' }, toast: { value: '20' } },
  shadows: { float: { value: '0 12px 32px light-dark(rgb(27 26 23 / 0.14), rgb(0 0 0 / 0.5))' } },
});

export const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' };
