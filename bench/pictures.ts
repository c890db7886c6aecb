/**
 * Pictures of the screens of the demo, taken in the installed Chromium from the built app:
 *
 *     npx tsx bench/pictures.ts tour docs/tour        the eight pictures of docs/tour.md
 *     npx tsx bench/pictures.ts install pwa/public/pictures   the two pictures that the dialog for installing the app shows
 *     npx tsx bench/pictures.ts all /tmp/pictures     every screen at three sizes, light and dark
 *     npx tsx bench/pictures.ts all /tmp/pictures billing
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createDevice, sizes } from '../journeys/bench/browser.ts';
import { people, signIn } from '../journeys/bench/people.ts';
import { startServer } from '../journeys/bench/server.ts';
import { openRecords } from '../journeys/bench/server-records.ts';

type Visitor = keyof typeof people | 'visitor';
type Size = keyof typeof sizes;
type Mode = 'light' | 'dark';

interface Screen {
  readonly who: Visitor;
  readonly path: string;
}

interface TourStop extends Screen {
  readonly name: string;
  readonly size: Size;
  readonly mode: Mode;
  /** Steps on the screen before the picture is taken. */
  readonly run?: (page: Page) => Promise<void>;
}

const tour: readonly TourStop[] = [
  { name: 'landing', who: 'visitor', path: '/', size: 'desktop', mode: 'light' },
  { name: 'suite', who: 'acmeUser', path: '/customer-portal?tab=calculators', size: 'tablet', mode: 'light' },
  { name: 'workbench', who: 'acmeUser', path: '/calculators/mortgage-payment', size: 'tablet', mode: 'dark' },
  { name: 'phone', who: 'acmeUser', path: '/calculators/retirement-planner', size: 'phone', mode: 'light' },
  { name: 'overview', who: 'owner', path: '/admin', size: 'desktop', mode: 'light' },
  { name: 'tenants', who: 'owner', path: '/admin/tenants', size: 'desktop', mode: 'light' },
  { name: 'builder', who: 'acmeAdmin', path: '/landing-page-builder', size: 'desktop', mode: 'light' },
  { name: 'account', who: 'acmeAdmin', path: '/customer-portal?tab=account', size: 'tablet', mode: 'light' },
];

/** A calculator under an invented name, because every tenant shows these pictures. */
const install: readonly TourStop[] = [
  { name: 'install-wide', who: 'acmeUser', path: '/calculators/mortgage-payment', size: 'desktop', mode: 'light' },
  { name: 'install-narrow', who: 'acmeUser', path: '/calculators/mortgage-payment', size: 'phone', mode: 'light' },
];

const administratorSections = [
  '',
  '/users',
  '/invitations',
  '/calculators',
  '/leads',
  '/embed',
  '/analytics',
  '/ab-tests',
  '/domains',
  '/settings',
];
const ownerSections = [
  ...administratorSections,
  '/tenants',
  '/pricing',
  '/coupons',
  '/ai-usage',
  '/billing',
  '/templates',
  '/landing-pages',
  '/sales-leads',
  '/audit',
];
const screens: readonly Screen[] = [
  ...['/', '/templates', '/sign-up', '/subscribe', '/invitation-error?reason=expired'].map((path) => ({ who: 'visitor' as const, path })),
  ...['/customer-portal?tab=calculators', '/calculators/mortgage-payment', '/calculators/income-tax-detailed', '/calculators/meeting'].map(
    (path) => ({
      who: 'acmeUser' as const,
      path,
    }),
  ),
  ...administratorSections.map((section) => ({ who: 'acmeAdmin' as const, path: `/admin${section}` })),
  ...['/landing-page-builder', '/select-calculators', '/customer-portal?tab=account', '/subscribe'].map((path) => ({
    who: 'acmeAdmin' as const,
    path,
  })),
  ...ownerSections.map((section) => ({ who: 'owner' as const, path: `/admin${section}` })),
  { who: 'owner', path: '/migrate-data' },
];

const [, , kind, folder, filter = ''] = process.argv;
if ((kind !== 'tour' && kind !== 'install' && kind !== 'all') || folder === undefined) {
  process.stderr.write('Say `tour`, `install`, or `all`, and the folder of the pictures.\n');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const stops: readonly TourStop[] =
  kind !== 'all'
    ? { tour, install }[kind]
    : Object.keys(sizes).flatMap((size) =>
        (['light', 'dark'] as const).flatMap((mode) =>
          screens.map(({ who, path }) => ({
            who,
            path,
            size: size === 'phone' || size === 'tablet' ? size : 'desktop',
            mode,
            name: `${who}${path.replaceAll(/\W+/g, '-')}-${size}-${mode}`,
          })),
        ),
      );
const wanted = stops.filter(({ name }) => name.includes(filter));
const server = await startServer({ DEMO: 'full' });
try {
  if (kind === 'install') {
    const records = openRecords(server);
    await records.query(`update tenants set name = 'Financial Calculators', settings = settings - 'brand' where subdomain = 'acme'`);
    await records.close();
  }
  for (const who of new Set(wanted.map((stop) => stop.who))) {
    for (const size of new Set(wanted.map((stop) => stop.size))) await visit(who, size, folder);
  }
} finally {
  await server.remove();
}

/** All pictures of one person on one device, after one sign-in. */
async function visit(who: Visitor, size: Size, into: string): Promise<void> {
  const mine = wanted.filter((stop) => stop.who === who && stop.size === size);
  if (mine.length === 0) return;
  const device = createDevice(sizes[size]);
  try {
    const page = await device.open();
    page.on('pageerror', (fault) => process.stdout.write(`${who}: ${fault.message}\n`));
    if (who !== 'visitor') await signIn(page, server.url, people[who]);
    for (const { name, path, mode, run } of mine) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').first().waitFor({ timeout: 60_000 });
      await page.waitForLoadState('load');
      await page.locator('main .skeleton').first().waitFor({ state: 'detached', timeout: 60_000 });
      await run?.(page);
      // Charts and figures are drawn a moment after their heading.
      await page.waitForTimeout(1_500);
      const notice = page.getByRole('button', { name: 'Dismiss' });
      if (await notice.isVisible()) await notice.click();
      await page.screenshot({ path: join(into, `${name}.${kind === 'install' ? 'jpg' : 'png'}`) });
      process.stdout.write(`${name}\n`);
    }
  } finally {
    await device.remove();
  }
}
