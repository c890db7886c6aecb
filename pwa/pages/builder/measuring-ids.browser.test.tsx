import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInTurn } from '#app/testing/builder-scene.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { valueTexts } from '#contract/pages/landing-page-values.ts';
import { LandingPageBuilder } from './landing-page-builder.tsx';
import { builderPageOf } from './page/builder-page-of.ts';
import { springPage } from './page/testing-page.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';
const notPublished = {
  ...{ isPublished: false, domain: null, subdomain: null, path: '/', publishAt: null, publishPath: null },
  ...{ unpublishAt: null, scheduleProblem: null, takenDownAt: null, takenDownReason: null },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function showSettings(ids: { readonly analyticsId: string | null; readonly facebookPixelId: string | null }) {
  await page.viewport(1440, 900);
  const loaded = builderPageOf({ config: springPage, ...ids }) ?? springPage;
  const stored = { id, revision: 3, page: loaded, savedAt: undefined };
  await showSection(<LandingPageBuilder initial={loaded} loaded={stored} published={notPublished} />, { role: 'platform_owner' });
  await page.getByRole('tab', { name: 'Settings' }).click();
}

const analytics = () => page.getByLabelText('Google Analytics ID');
const pixel = () => page.getByLabelText('Meta Pixel ID');
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const status = () => page.getByRole('toolbar', { name: 'Page' }).getByRole('status');

it('the settings of a page take the ids of Google Analytics and the Meta pixel, and save them beside its content', async () => {
  const sent = answerInTurn(() => Response.json({ id, revision: 4 }));
  await showSettings({ analyticsId: null, facebookPixelId: null });
  await expect.element(page.getByText('only after the visitor agrees').first()).toBeVisible();
  await analytics().fill('G-AB12CD34');
  await pixel().fill('1234567890123');
  await save().click();
  await expect.element(status()).toHaveTextContent(/^Saved/);
  expect(sent[0]?.body).toEqual(
    expect.objectContaining({ config: springPage, analyticsId: 'G-AB12CD34', facebookPixelId: '1234567890123' }),
  );
});

it('an id of another form is refused at its field, also while it is typed, and the page keeps its own', async () => {
  answerInTurn();
  await showSettings({ analyticsId: 'G-AB12CD34', facebookPixelId: '1234567890123' });
  await expect.element(analytics()).toHaveValue('G-AB12CD34');
  await analytics().fill('GTM-ABC123');
  await expect.element(page.getByText(valueTexts.analyticsId)).toBeVisible();
  await pixel().fill('12');
  await expect.element(page.getByText(valueTexts.facebookPixelId)).toBeVisible();
  await expect.element(status()).toHaveTextContent('Ready');
});

it('an emptied id is removed, and Undo brings it back', async () => {
  const sent = answerInTurn(() => Response.json({ id, revision: 4 }));
  await showSettings({ analyticsId: 'G-AB12CD34', facebookPixelId: null });
  await analytics().fill('');
  await save().click();
  await expect.element(status()).toHaveTextContent(/^Saved/);
  expect(sent[0]?.body).toEqual(expect.objectContaining({ analyticsId: null, facebookPixelId: null }));
  await page.getByRole('tab', { name: 'Components' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect.element(analytics()).toHaveValue('G-AB12CD34');
});
