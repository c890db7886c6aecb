import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LandingPageBuilder } from '#app/pages/builder/landing-page-builder.tsx';
import { createComponent } from '#app/pages/builder/page/component-kinds.ts';
import { springPage } from '#app/pages/builder/page/testing-page.ts';
import { showSection } from '#app/testing/show-section.tsx';
import type { PageConfig } from '#contract/pages/landing-pages.ts';

const notStored = { id: undefined, revision: undefined, page: undefined, savedAt: undefined };
const notPublished = {
  ...{ isPublished: false, domain: null, subdomain: null, path: '/' },
  ...{ publishAt: null, publishPath: null, unpublishAt: null, scheduleProblem: null, takenDownAt: null, takenDownReason: null },
};
const written: PageConfig = { ...springPage, components: [...springPage.components, createComponent('text', 'words', { x: 0, y: 80 })] };
const text = () => page.getByRole('group', { name: /^Text/ });
const editor = () => page.getByTestId('canvas').getByRole('textbox', { name: /^Text/ });

async function show(): Promise<void> {
  await page.viewport(1440, 900);
  await showSection(<LandingPageBuilder initial={written} loaded={notStored} published={notPublished} />, { role: 'platform_owner' });
}

it('a heading is edited where it stands, by a double click or Enter, and Undo takes it back in one step', async () => {
  await show();
  const heading = page.getByRole('group', { name: /^Heading/ });
  await heading.dblClick({ position: { x: 20, y: 20 } });
  await userEvent.keyboard('Plan well');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Plan well' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
  heading.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('By keyboard{Escape}');
  await expect.element(page.getByRole('heading', { name: 'By keyboard' })).toBeVisible();
});

it('a text takes bold, italic, lists, and links where it stands, and shows them as it will be published', async () => {
  await show();
  text().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor()).toBeVisible();
  await userEvent.keyboard('Our rates');
  await userEvent.keyboard('{Control>}a{/Control}');
  const tools = page.getByTestId('canvas').getByRole('toolbar', { name: 'Text format' });
  await tools.getByRole('button', { name: 'Bold' }).click();
  await tools.getByRole('button', { name: 'Bulleted list' }).click();
  await tools.getByRole('button', { name: 'Link' }).click();
  await tools.getByLabelText('Link').last().fill('javascript:alert(1)');
  await expect.element(tools.getByRole('button', { name: 'Set link' })).toBeDisabled();
  await tools.getByLabelText('Link').last().fill('https://example.com/rates');
  await tools.getByRole('button', { name: 'Set link' }).click();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => document.querySelector('.lp-rich')?.innerHTML)
    .toMatch(/<ul.*<li.*<a.*<strong[^>]*>Our rates<\/strong><\/a><\/li><\/ul>/);
});

it('pasted text keeps bold and links, and loses scripts, styles, and pictures', async () => {
  await show();
  text().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor()).toBeVisible();
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<p style="color:red" onclick="x()">Safe <b>bold</b> <a href="javascript:x()">bad</a> <a href="https://example.com">good</a><img src="x"><script>x()</script></p>',
  );
  editor()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.lp-rich')?.textContent).toBe('Safe bold bad good');
  const drawn = document.querySelector('.lp-rich')?.innerHTML ?? '';
  expect(drawn).toMatch(/<strong[^>]*>bold<\/strong>/);
  expect(drawn.match(/<a /g)).toHaveLength(1);
  expect(drawn).not.toMatch(/javascript|<img|red|onclick/);
});
