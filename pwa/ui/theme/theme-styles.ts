import type { Plugin } from 'vite';
import { stylesheet } from './stylesheet.ts';

/** Serves the theme's tokens and recipes as one static sheet, so that the browser computes no styles. */
export function themeStyles(): Plugin {
  const id = 'virtual:theme.css';
  return {
    name: 'theme-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? stylesheet() : undefined),
  };
}
