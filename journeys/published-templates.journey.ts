import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import { previewPage, previewPolicy } from '#server/pages/templates/preview-page.ts';
import { pageOfTemplate, shippedTemplates } from '#server/pages/templates/shipped/shipped-templates.ts';
import { expectAccessible } from './bench/axe.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';

const templates = shippedTemplates.map((template, at) => ({ name: template.name, at, config: PageConfig.parse(pageOfTemplate(template)) }));
/** A row of the table of templates that has no page. */
const cards = [{ name: 'Old card', description: 'Kept from an earlier version', category: 'Banking' }];

/** Names the parts that a page lacks for search engines, assistive technology, and touch. */
function findGaps(address: string): readonly string[] {
  const covered = () => {
    const words = [...document.querySelectorAll('main h1,main h2,main h3,main p,main a,main li,main form')].filter(
      (part) => !part.closest('.lp-trap') && part.getClientRects().length > 0,
    );
    return words.filter((part, at) =>
      words.slice(at + 1).some((other) => {
        if (part.contains(other) || other.contains(part)) return false;
        const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return across > 2 && down > 2;
      }),
    );
  };
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
    'parts that cover each other': covered().length > 0,
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
      const card = kind === 'cards' ? cards[Number(number)] : undefined;
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
    for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
      await page.setViewportSize(size);
      await page.goto(address);
      expect(await page.evaluate(findGaps, address), `${size.width}`).toEqual([]);
    }
    await expectAccessible(page);
  });

  it.each(cards.map(({ name }, at) => ({ name, at })))('the preview of $name passes axe on a phone and on a desktop', async ({ at }) => {
    await page.goto(`${home}/cards/${at}`);
    await expectAccessible(page);
  });
});
