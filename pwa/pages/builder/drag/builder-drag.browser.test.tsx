import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LandingPageBuilder } from '#app/pages/builder/landing-page-builder.tsx';
import { createComponent } from '#app/pages/builder/page/component-kinds.ts';
import { springPage } from '#app/pages/builder/page/testing-page.ts';
import { drag } from '#app/testing/builder-scene.ts';
import { showSection } from '#app/testing/show-section.tsx';
import type { PageConfig } from '#contract/pages/landing-pages.ts';

const notStored = { id: undefined, revision: undefined, page: undefined, savedAt: undefined };
const notPublished = {
  ...{ isPublished: false, domain: null, subdomain: null, path: '/' },
  ...{ publishAt: null, publishPath: null, unpublishAt: null, scheduleProblem: null, takenDownAt: null, takenDownReason: null },
};
const heading = () => page.getByRole('group', { name: 'Heading: A heading' });

async function show(initial: PageConfig = springPage) {
  await page.viewport(1440, 900);
  return showSection(<LandingPageBuilder initial={initial} loaded={notStored} published={notPublished} />, { role: 'platform_owner' });
}

it('shows a line where a dragged part will be, and puts it there', async () => {
  await show({ ...springPage, components: [...springPage.components, createComponent('hero', 'top', { x: 0, y: 460 })] });
  const order = () => [...document.querySelectorAll('[data-component]')].map((part) => part.getAttribute('data-component'));
  expect(order()).toEqual(['greeting', 'columns', 'top']);
  const hero = page.getByRole('group', { name: 'Hero: One clear promise' }).element();
  const distance = heading().element().getBoundingClientRect().top - hero.getBoundingClientRect().top;
  await drag(hero, 0, distance);
  await expect.poll(order).toEqual(['top', 'greeting', 'columns']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(order).toEqual(['greeting', 'columns', 'top']);
});

it('moves a dragged layer, and a part with Alt and the arrow keys, into a row and out of it', async () => {
  await show();
  await page.getByRole('tab', { name: 'Layers' }).click();
  const layers = () =>
    page
      .getByRole('treeitem')
      .elements()
      .map((layer) => [layer.textContent, layer.getAttribute('aria-level')]);
  const layer = page.getByRole('treeitem', { name: 'Heading: A heading' });
  const row = page.getByRole('treeitem', { name: 'Row' }).element().getBoundingClientRect();
  await drag(layer.element(), 0, row.bottom - 4 - layer.element().getBoundingClientRect().top - 5);
  await expect.poll(layers).toEqual([
    ['Row', '1'],
    ['Heading: A heading', '1'],
  ]);
  layer.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(layers).toEqual([
    ['Row', '1'],
    ['Heading: A heading', '2'],
  ]);
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(layers).toEqual([
    ['Heading: A heading', '1'],
    ['Row', '1'],
  ]);
});

it('adds a part between two others with the button between them, and shows it', async () => {
  await show();
  page.getByRole('button', { name: 'Add a part below Heading: A heading' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: 'Section', exact: true }).click();
  const order = () => [...document.querySelectorAll('[data-component]')].map((part) => part.getAttribute('aria-label'));
  await expect.poll(order).toEqual(['Heading: A heading', 'Section: Section', 'Row']);
  await expect.element(page.getByRole('group', { name: 'Section: Section' })).toHaveAttribute('aria-current', 'true');
});
