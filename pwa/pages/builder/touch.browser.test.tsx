import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drag } from '#app/testing/builder-scene.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { LandingPageBuilder } from './landing-page-builder.tsx';
import { springPage } from './page/testing-page.ts';

const notStored = { id: undefined, revision: undefined, page: undefined, savedAt: undefined };
const notPublished = {
  ...{ isPublished: false, domain: null, subdomain: null, path: '/' },
  ...{ publishAt: null, publishPath: null, unpublishAt: null, scheduleProblem: null, takenDownAt: null, takenDownReason: null },
};
const heading = () => page.getByRole('group', { name: 'Heading: A heading' });
/** Pixels that a finger needs (WCAG 2.2, 2.5.5). */
const fingerPx = 44;

async function show(): Promise<void> {
  await page.viewport(1180, 820);
  await showSection(<LandingPageBuilder initial={springPage} loaded={notStored} published={notPublished} />, { role: 'platform_owner' });
}

it('a finger scrolls over a part that is not selected, and moves it once it is', async () => {
  await show();
  const top = page.getByLabelText('Top (px)');
  expect(getComputedStyle(heading().element()).touchAction).toBe('auto');
  await drag(heading().element(), 0, 60, 'touch');
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect.element(top).toHaveValue(0);
  await expect.poll(() => getComputedStyle(heading().element()).touchAction).toBe('none');
  await drag(heading().element(), 0, 60, 'touch');
  await expect.poll(() => Number(top.element().getAttribute('value'))).toBeGreaterThan(0);
});

it('a finger finds the handle that changes the size', async () => {
  await show();
  await drag(heading().element(), 0, 0, 'touch');
  const handle = page.getByTestId('resize');
  await expect.element(handle).toBeInTheDocument();
  const { left, top, width, height } = handle.element().getBoundingClientRect();
  const [x, y, reach] = [left + width / 2, top + height / 2, fingerPx / 2 - 1];
  for (const [dx, dy] of [
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ] as const) {
    expect(document.elementFromPoint(x + dx, y + dy)).toBe(handle.element());
  }
});
