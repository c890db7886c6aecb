import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import { previewPage, previewPolicy } from '#server/pages/templates/preview-page.ts';
import { demoTemplates } from '#server/programs/seed/demo.ts';
import { demoLandingTemplates } from '#server/programs/seed/demo-landing-templates.ts';
import { expectAccessible } from './bench/axe.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';

const templates = demoLandingTemplates.map(({ name, config }, at) => ({ name, at, config: PageConfig.parse(config) }));

/** Names the parts that a page lacks for search engines, assistive technology, and touch. */
function findGaps(address: string): readonly string[] {
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
  const small = [...document.querySelectorAll('a,button,input:not([tabindex="-1"]),select,textarea')].filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    return Math.min(width, height) < 24;
  });
  const unsized = [...document.images].filter(
    (image) => image.getAttribute('width') === null && getComputedStyle(image).aspectRatio === 'auto',
  );
  const gaps: Readonly<Record<string, boolean>> = {
    'no language': document.documentElement.lang === '',
    'no title': document.title.trim() === '',
    'no description': content('meta[name=description]').length < 20,
    'no viewport': !content('meta[name=viewport]').includes('width=device-width'),
    'not indexed': content('meta[name=robots]').includes('noindex'),
    'wrong canonical address': document.querySelector('link[rel=canonical]')?.getAttribute('href') !== address,
    'no title for link previews': content('meta[property="og:title"]') === '',
    'not exactly one first heading': document.querySelectorAll('h1').length !== 1,
    'no main landmark': document.querySelector('main') === null,
    'a script from a file': document.querySelector('script[src]') !== null,
    'wider than the screen': document.documentElement.scrollWidth > innerWidth,
    'a target below 24 pixels': small.length > 0,
    'a picture without a size': unsized.length > 0,
    'a link without an address': [...document.links].some((link) => link.getAttribute('href') === '#'),
  };
  return Object.keys(gaps).filter((gap) => gaps[gap]);
}

describe('a published template', () => {
  let server: Server;
  let home: string;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = createServer(({ method, url = '' }, response) => {
      const [, kind, number] = /^\/(pages|cards)\/(\d+)$/.exec(url) ?? [];
      const card = kind === 'cards' ? demoTemplates[Number(number)] : undefined;
      if (card !== undefined) {
        // Axe needs scripts, which the sandbox forbids.
        const policy = previewPolicy.replace('sandbox; ', '');
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(previewPage(card));
        return;
      }
      const config = kind === 'pages' ? templates[Number(number)]?.config : undefined;
      if (method === 'POST' || config === undefined) {
        response.writeHead(method === 'POST' ? 204 : 404).end();
        return;
      }
      const { html, policy } = pageDocument({
        config,
        address: `${home}${url}`,
        context: { formAction: (id) => `/forms/${id}` },
        counted: { page: '019600aa-0000-7000-8000-0000000000f1', variant: undefined },
      });
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    home = `http://127.0.0.1:${port}`;
    device = createDevice(sizes.phone);
    page = await device.open();
  });

  afterAll(async () => {
    await device.remove();
    server.closeAllConnections();
    server.close();
  });

  it.each(templates)('[R-BLD-42] $name passes axe and has the metadata for search engines, on a phone and on a desktop', async ({ at }) => {
    const address = `${home}/pages/${at}`;
    for (const size of [sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      await page.goto(address);
      expect(await page.evaluate(findGaps, address), `${size.width}`).toEqual([]);
    }
    await expectAccessible(page);
  });

  it.each(demoTemplates.map(({ name }, at) => ({ name, at })))(
    'the preview of $name passes axe on a phone and on a desktop',
    async ({ at }) => {
      await page.goto(`${home}/cards/${at}`);
      await expectAccessible(page);
    },
  );
});
