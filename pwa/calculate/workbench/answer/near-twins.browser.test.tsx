import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#app/testing/show-app.tsx';
import { catalog } from '#calculators/catalog.gen.ts';
import { twinsOf } from './near-twins-table.ts';

/** Pairs that advisors take for each other, whose screens must tell them apart. */
const pairs = [
  ['internal-rate-return', 'irr'],
  ['asset-allocation', 'asset-allocation-broad'],
  ['cap-rate', 'investment-property'],
  ['retirement-planner', 'retirement-shortfall'],
  ['1031-exchange', 'like-kind-exchange'],
  ['future-value', 'compound-interest'],
  ['motorcycle-loan', 'boat-loan'],
  ['rv-loan', 'truck-loan'],
  ['auto-loan', 'auto-loan-basic'],
] as const;

it.each([...pairs, ...pairs.map(([one, other]) => [other, one] as const)])(
  '%s says in one line how it differs, and links to %s',
  async (id, twin) => {
    await showApp(`/calculators/${id}`, { status: 'signedOut' });
    const line = page.getByText(`This calculator ${twinsOf(id)?.own}.`);
    await expect.element(line).toBeVisible();
    const title = catalog.find((entry) => entry.id === twin)?.title ?? '';
    await expect.element(line.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/calculators/${twin}`);
  },
);
