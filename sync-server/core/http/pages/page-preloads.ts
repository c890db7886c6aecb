import * as z from 'zod/mini';
import type { Assets } from './assets.ts';

/** The build writes this file: addresses of scripts by the path of the page. */
const preloadsPath = '/preloads.json';
const Preloads = z.record(z.string(), z.array(z.string()));

/**
 * The scripts that a first visit to this path needs beyond the start of the app, and those of the tenant's look if it has one. Empty for a page
 * without a list, and before a build.
 */
export async function preloadsOf(assets: Assets, path: string, hasLook: boolean): Promise<readonly string[]> {
  const text = await assets.read(preloadsPath);
  if (text === undefined) return [];
  const { brand = [], ...pages } = Preloads.parse(JSON.parse(text));
  // Every section of the administration begins with the same frame.
  const ofPage = pages[/^\/admin(\/|$)/.test(path) ? '/admin' : path.replace(/\/$/, '')] ?? [];
  return hasLook ? [...new Set([...brand, ...ofPage])] : ofPage;
}

/** Names the scripts in the page, so that the browser fetches them along with those of the start. */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}
