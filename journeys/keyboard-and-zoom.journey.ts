import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const paths = [
  '/landing',
  '/customer-portal',
  '/customer-portal?shelf=Tax',
  '/customer-portal?shelf=Automotive',
  '/customer-portal?shelf=Business',
  '/calculators/mortgage-payment',
  '/calculators/estate-tax',
  '/admin',
  '/admin/calculators',
] as const;
/** Screens with wide content besides: tables, the builder, and tokens. */
const wide = ['/admin/leads', '/admin/settings', '/admin/users', '/customer-portal?tab=account', '/landing-page-builder'] as const;

describe('the app without a pointer, enlarged, and without motion', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.tablet);
    page = await device.open();
    await signIn(page, server.url, people.acmeAdmin);
    await syncStatus(page).filter({ hasText: 'All changes saved' }).waitFor();
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it.each(paths)('reaches every control of %s by Tab, each with a visible focus', async (path) => {
    await open(path);
    const expected = await page.evaluate(`(${tabbable})().length`);
    const reached = new Set<string>();
    for (let step = 0; step < 400; step += 1) {
      await page.keyboard.press('Tab');
      const focus: Focus = await page.evaluate(`(${focusNow})()`);
      if (focus.name === '' || reached.has(focus.name)) break;
      reached.add(focus.name);
      expect(focus, path).toMatchObject({ isSeen: true, isCovered: false });
    }
    expect(reached.size, [...reached].join('\n')).toBeGreaterThanOrEqual(Number(expected));
  });

  it('[WCAG 2.4.11] never covers the focused element on a phone, forwards and backwards', async () => {
    await page.setViewportSize(sizes.phone);
    await open('/calculators/mortgage-payment');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        const focus: Focus = await page.evaluate(`(${focusNow})()`);
        if (focus.name === '') break;
        expect(focus, key).toMatchObject({ isCovered: false });
      }
    }
    await page.setViewportSize(sizes.tablet);
  });

  it.each(['Present', 'Share', 'Print'])('closes %s with Escape and gives the focus back', async (name) => {
    await open('/calculators/mortgage-payment');
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  it('closes the list of changes with Escape and gives the focus back', async () => {
    await open('/admin/calculators');
    await syncStatus(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('status__root');
  });

  it.each([
    ['at 320 pixels, which is 400 % of 1280', { width: 320, height: 640 }],
    ['at 200 % of a tablet', { width: 590, height: 410 }],
    ['at 200 % of a desktop', { width: 720, height: 450 }],
  ])('[WCAG 1.4.10] cuts off nothing %s', async (_name, size) => {
    await page.setViewportSize(size);
    for (const path of [...paths, ...wide]) {
      await open(path);
      expect(await page.evaluate(`(${outOfSight})()`), path).toEqual([]);
    }
    await page.setViewportSize(sizes.tablet);
  });

  it('animates nothing for people who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await open(path);
      expect(await page.evaluate(`(${moving})()`), path).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  async function open(path: string): Promise<void> {
    await page.goto(`${server.url}${path}`);
    await page.locator(ready(path)).first().waitFor();
  }
});

/** Selector of an element that is present once the page is complete. */
function ready(path: string): string {
  if (path.startsWith('/calculators/')) return '.chart__root svg, .chart__bars';
  if (path === '/admin/calculators') return '.management__card';
  if (wide.some((each) => each === path)) return 'main h1, h1';
  if (path === '/admin') return '.admin__main dd';
  if (path.includes('Automotive') || path.includes('Business')) return '.browser__tile';
  return path === '/landing' ? '.landing__plan' : '.browser__card, .browser__link';
}

interface Focus {
  /** Empty for an element outside the page. */
  readonly name: string;
  readonly isSeen: boolean;
  /** True if another element covers its center. */
  readonly isCovered: boolean;
}

/** Every element that a person without a pointer has to reach with Tab. Evaluated in the page. */
const tabbable = `() => [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter((each) =>
  each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)`;

const focusNow = `() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return { name: '', isSeen: true, isCovered: false };
  const all = [...document.querySelectorAll('*')];
  const ringOf = (each) => { const s = getComputedStyle(each); return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0) || s.boxShadow !== 'none'; };
  const around = at.closest('.field__box, .browser__search, .chart__root');
  const frame = at.classList.contains('unseen') ? at.closest('.chart__root') : at;
  const box = frame.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2), y = Math.min(Math.max(box.top + Math.min(box.height, innerHeight) / 2, 1), innerHeight - 2);
  const top = document.elementFromPoint(x, y);
  const isCovered = top !== null && !frame.contains(top) && !top.contains(frame) && at.closest('label') !== top.closest('label');
  return { name: all.indexOf(at) + ' ' + at.tagName + ' ' + (at.getAttribute('aria-label') ?? at.id ?? '') + ' ' + at.textContent.slice(0, 20), isSeen: ringOf(at) || (around !== null && (ringOf(around) || around.querySelector('.cursor') !== null)), isCovered };
}`;

/** Elements wider than the screen, or beyond its edges with no way to scroll to them. Evaluated in the page. */
const outOfSight = `() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push('the page scrolls sideways: ' + page.scrollWidth + ' of ' + page.clientWidth);
  const scrolls = (each) => each.closest('.table__frame, .browser__cards, .tabs__list, .portal__tabs, .admin__sections') !== null;
  const isForReaders = (each) => { const head = each.closest('.list thead'); return head !== null && getComputedStyle(head).position === 'absolute'; };
  for (const each of document.querySelectorAll('h1, h2, h3, p, dt, dd, label, button, a[href], input, select, b, td, th, text')) {
    const box = each.getBoundingClientRect();
    if (box.width === 0 || each.closest('.unseen, .page__skip, .status__root') !== null || isForReaders(each) || scrolls(each)) continue;
    if (box.right > page.clientWidth + 1 || box.left < -1) found.push(each.tagName + ' ' + each.textContent.slice(0, 30) + ' ends at ' + Math.round(box.right));
    const style = getComputedStyle(each);
    if (style.overflowX === 'hidden' && style.textOverflow === 'ellipsis' && each.tagName !== 'SELECT' && each.scrollWidth > each.clientWidth + 1) found.push('cut off: ' + each.textContent);
  }
  return found;
}`;

const moving = `() => [...document.querySelectorAll('*')].filter((each) => each.getAnimations().length > 0 || parseFloat(getComputedStyle(each).transitionDuration) > 0).map((each) => each.className)`;
