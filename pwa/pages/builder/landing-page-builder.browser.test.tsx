import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type * as z from 'zod/mini';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { readLandingPage } from '#app/testing/answer-examples.gen.ts';
import { answerInTurn, drag } from '#app/testing/builder-scene.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { showSection } from '#app/testing/show-section.tsx';
import { columnRatiosText } from '#contract/pages/column-ratios.ts';
import { builder as figures } from '#contract/pages/landing-page-values.ts';
import { landingPageTexts, type PageConfig, previewPath } from '#contract/pages/landing-pages.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { LandingPageBuilder } from './landing-page-builder.tsx';
import { publishTexts } from './modals/publish-texts.ts';
import { builderTexts as texts } from './page/builder-texts.ts';
import { createComponent } from './page/component-kinds.ts';
import { springPage } from './page/testing-page.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';
const notStored = { id: undefined, revision: undefined, page: undefined, savedAt: undefined };
const unscheduled = {
  publishAt: null,
  publishPath: null,
  unpublishAt: null,
  scheduleProblem: null,
  takenDownAt: null,
  takenDownReason: null,
};
const notPublished = { isPublished: false, domain: null, subdomain: null, path: '/', ...unscheduled };
const stored = { id, revision: 3, page: springPage, savedAt: undefined };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(initial: PageConfig = springPage, loaded: typeof stored | typeof notStored = stored) {
  await page.viewport(1440, 900);
  return showSection(<LandingPageBuilder initial={initial} loaded={loaded} published={notPublished} />, { role: 'platform_owner' });
}

const heading = () => page.getByRole('group', { name: 'Heading: A heading' });
const copies = () => heading().elements().length;
const status = () => page.getByRole('toolbar', { name: 'Page' }).getByRole('status');
const selectHeading = () => heading().click({ position: { x: 5, y: 5 } });

describe('the builder', () => {
  it('[R-BLD-01] has the tabs Components, Templates, Layers, and Settings at the left', async () => {
    answerInTurn(() => Response.json([]));
    await show();
    const parts = page.getByRole('complementary', { name: 'Parts' });
    for (const name of ['Components', 'Templates', 'Layers', 'Settings'])
      await expect.element(parts.getByRole('tab', { name })).toBeVisible();
    await expect.element(parts.getByRole('button', { name: 'Calculator' })).toBeVisible();
    await parts.getByRole('tab', { name: 'Layers' }).click();
    await expect.element(parts.getByRole('treeitem', { name: 'Heading: A heading' })).toBeVisible();
    await parts.getByRole('tab', { name: 'Settings' }).click();
    await expect.element(parts.getByLabelText('Search title')).toHaveValue('Spring');
  });

  it('[R-BLD-02] shows the page at the width of a desktop, a tablet of 768 px, and a phone of 375 px', async () => {
    await show();
    const canvas = page.getByTestId('canvas');
    await expect.element(canvas).toHaveStyle({ maxWidth: '100%' });
    expect(canvas.element().getAttribute('style')).toContain('width: 100%');
    await page.getByRole('button', { name: 'Tablet' }).click();
    await expect.poll(() => Math.round(canvas.element().getBoundingClientRect().width)).toBe(768);
    await page.getByRole('button', { name: 'Mobile' }).click();
    await expect.poll(() => Math.round(canvas.element().getBoundingClientRect().width)).toBe(375);
    await expect.element(page.getByText(texts.narrow)).toBeVisible();
  });

  it('[R-BLD-03] moves parts to the grid of 20 px while Snap to grid is on, and freely while it is off', async () => {
    await show();
    await selectHeading();
    const top = page.getByLabelText('Top (px)');
    await page.getByRole('tab', { name: 'Style' }).click();
    await drag(heading().element(), 0, 33);
    await expect.poll(() => Number(top.element().getAttribute('value')) % figures.gridPx).toBe(0);
    await expect.element(top).not.toHaveValue(0);
    const snapped = Number(top.element().getAttribute('value'));
    await page.getByRole('button', { name: 'Snap to grid' }).click();
    heading().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(top).toHaveValue(snapped + 1);
  });

  it('[R-BLD-04] shows and hides the grid', async () => {
    await show();
    const drawn = () => {
      const edited = page.getByTestId('canvas').element().querySelector('.lp-page') ?? document.body;
      return getComputedStyle(edited, '::before').backgroundImage;
    };
    expect(drawn()).toContain('linear-gradient');
    await page.getByRole('button', { name: 'Show grid' }).click();
    await expect.poll(drawn).toBe('none');
    await page.getByRole('button', { name: 'Show grid' }).click();
    await expect.poll(drawn).toContain('linear-gradient');
  });

  it('[R-BLD-05] previews the page in a frame without scripts, drawn by the server', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await show();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.getByTitle(texts.previewTitle('Spring'));
    await expect.element(frame).toHaveAttribute('sandbox', '');
    expect(submitted).toHaveBeenCalledOnce();
    const form = document.querySelector<HTMLFormElement>(`form[action="${previewPath}"]`);
    expect([form?.method, form?.target, new FormData(form ?? undefined).get('page')]).toEqual([
      'post',
      'page-preview',
      JSON.stringify(springPage),
    ]);
  });

  it('[R-BLD-07] edits the selected part in the tabs Content and Style', async () => {
    await show();
    await expect.element(page.getByText(texts.nothingSelected)).toBeVisible();
    await selectHeading();
    await page.getByRole('tabpanel', { name: 'Content' }).getByLabelText('Text', { exact: true }).fill('Plan well');
    await expect.element(page.getByRole('heading', { name: 'Plan well' })).toBeVisible();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabelText('Text color', { exact: true }).fill('#ff0000');
    await expect.element(page.getByRole('heading', { name: 'Plan well' })).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    await page.getByLabelText('Text color', { exact: true }).fill('red');
    await expect.element(page.getByText('A color is written like #0f766e.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Plan well' })).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  });

  it('[R-BLD-37] offers a row of 1, 2, 3, 4, or 6 columns, and refuses ratios that do not fit', async () => {
    await show();
    await page.getByRole('group', { name: 'Row' }).click({ position: { x: 5, y: 5 } });
    const columns = page.getByLabelText('Columns');
    expect([...columns.element().querySelectorAll('option')].map(({ text }) => text)).toEqual(['1', '2', '3', '4', '6']);
    await columns.selectOptions('4');
    await expect.poll(() => document.querySelectorAll('.lp-row > .lp-cell').length).toBe(4);
    await page.getByLabelText('Column ratios').fill('2:1');
    await expect.element(page.getByText(columnRatiosText(4))).toBeVisible();
    expect(document.querySelectorAll('.lp-row > .lp-cell').length).toBe(4);
  });

  it('adds a part from the components, and says what an empty page needs', async () => {
    await show({ ...springPage, components: [] }, notStored);
    await expect.element(page.getByText(texts.emptyPage)).toBeVisible();
    await page.getByRole('button', { name: 'Hero' }).click();
    await expect.element(page.getByRole('heading', { name: 'One clear promise' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Hero', level: 2 })).toBeVisible();
  });

  it('passes axe', async () => {
    await show();
    await selectHeading();
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
  });
});

describe('the keys of the builder', () => {
  it('[R-BLD-09] [R-BLD-10] undo with Ctrl+Z, and redo with Ctrl+Shift+Z or Ctrl+Y', async () => {
    await show();
    await selectHeading();
    await userEvent.keyboard('{Delete}');
    await expect.poll(copies).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(copies).toBe(1);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(copies).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(copies).toBe(0);
  });

  it('[R-BLD-11] copy with Ctrl+C, paste with Ctrl+V, duplicate with Ctrl+D, 20 px beside', async () => {
    await show();
    await selectHeading();
    await userEvent.keyboard('{Control>}c{/Control}{Control>}v{/Control}');
    await expect.poll(copies).toBe(2);
    await page.getByRole('tab', { name: 'Style' }).click();
    await expect.element(page.getByLabelText('Left (px)')).toHaveValue(20);
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.poll(copies).toBe(3);
    await expect.element(page.getByLabelText('Left (px)')).toHaveValue(40);
  });

  it('[R-BLD-12] delete with Delete or Backspace, and deselect with Escape', async () => {
    await show();
    await selectHeading();
    await expect.element(heading()).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(heading()).not.toHaveAttribute('aria-current');
    await selectHeading();
    await userEvent.keyboard('{Backspace}');
    await expect.poll(copies).toBe(0);
  });

  it('[R-BLD-13] do nothing while the person types or chooses, or while a dialog is open', async () => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await show();
    await selectHeading();
    const field = page.getByRole('tabpanel', { name: 'Content' }).getByLabelText('Text', { exact: true });
    await field.click();
    await userEvent.keyboard('{End}{Backspace}{Delete}{Control>}d{/Control}');
    await expect.element(field).toHaveValue('A headin');
    page.getByLabelText('Level').element().focus();
    await userEvent.keyboard('{Delete}{Control>}v{/Control}');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Delete}{Control>}d{/Control}');
    await page.getByRole('button', { name: 'Close' }).first().click();
    expect(page.getByRole('group', { name: 'Heading: A headin' }).elements()).toHaveLength(1);
  });

  it('move the selected part with the arrows, and change its size with Shift', async () => {
    await show();
    heading().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await page.getByRole('tab', { name: 'Style' }).click();
    await expect.element(page.getByLabelText('Left (px)')).toHaveValue(20);
    await expect.element(page.getByLabelText('Top (px)')).toHaveValue(20);
    await expect.element(page.getByLabelText('Height')).toHaveValue('80');
  });
});

describe('saving a page', () => {
  const saved = (revision: number) => () => Response.json({ id, revision });
  const body = (name: string) => expect.objectContaining({ name, seoTitle: 'Spring', seoDescription: 'Plan', seoKeywords: 'loans' });
  const save = () => page.getByRole('button', { name: 'Save', exact: true });
  const rename = (name: string) => page.getByLabelText('Page name').fill(name);

  it('[R-BLD-06] [R-BLD-08] [R-BLD-16] says Ready, Unsaved changes after an edit, and Saved with the time', async () => {
    answerInTurn(saved(4));
    await show();
    await expect.element(status()).toHaveTextContent('Ready');
    await rename('Summer');
    await expect.element(status()).toHaveTextContent('Unsaved changes');
    await save().click();
    await expect.element(status()).toHaveTextContent(/^Saved \d{1,2}:\d{2}/);
  });

  it('[R-BLD-17] [R-BLD-18] is disabled while saving, and while nothing has changed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerInTurn(() => promise);
    await show();
    await expect.element(save()).toBeDisabled();
    await rename('Summer');
    await save().click();
    await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    resolve(saved(4)());
    await expect.element(save()).toBeDisabled();
    await rename('Autumn');
    await expect.element(save()).toBeEnabled();
  });

  it('[R-BLD-19] [R-BLD-20] creates the page with the first save, and updates it with later ones', async () => {
    const sent = answerInTurn(saved(1), saved(2));
    await show(springPage, notStored);
    await save().click();
    await expect.element(status()).toHaveTextContent(/^Saved/);
    await rename('Summer');
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/landing-pages', `PUT /api/landing-pages/${id}`]);
    expect(sent.map((call) => call.body)).toEqual([body('Spring'), body('Summer')]);
    expect(sent[1]?.body).toMatchObject({ revision: 1, config: { name: 'Summer' } });
  });

  it('[R-BLD-21] that fails is logged, and the changes remain unsaved', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerInTurn(() => new Response('The server is busy.', { status: 503 }));
    await show();
    await rename('Summer');
    await save().click();
    await expect.poll(() => logged.mock.calls).toEqual([['Failed to save page', 'The server is busy.']]);
    await expect.element(status()).toHaveTextContent('Unsaved changes');
    await expect.element(save()).toBeEnabled();
  });

  it('shows both versions when another person saved meanwhile, and saves the one that is chosen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const theirs = {
      ...readLandingPage,
      ...{ id, name: 'Theirs', revision: 7 },
      config: { ...springPage, name: 'Theirs' },
    };
    const sent = answerInTurn(
      () => new Response('Outdated', { status: 409, headers: { [codeHeader]: 'RevisionOutdated' } }),
      () => Response.json(theirs),
      saved(8),
    );
    await show();
    await rename('Mine');
    await save().click();
    await expect.element(page.getByText(texts.conflictText(7))).toBeVisible();
    await expect.element(page.getByText('Your version: Mine')).toBeVisible();
    await expect.element(page.getByText('Saved version: Theirs')).toBeVisible();
    await page.getByRole('button', { name: texts.mine }).click();
    await expect.element(status()).toHaveTextContent(/^Saved/);
    expect(sent[2]).toMatchObject({ method: 'PUT', body: { name: 'Mine', revision: 7 } });
  });
});

describe('publishing a page', () => {
  const live = {
    id,
    name: 'Spring',
    isPublished: true,
    publishedAt: '2026-01-16T09:00:00.000Z',
    domain: null,
    subdomain: 'acme',
    path: '/spring',
  };
  const dates = { ...unscheduled, revision: 3, createdAt: '2026-01-15T09:00:00.000Z', updatedAt: '2026-01-15T09:00:00.000Z' };
  const withTitle: PageConfig = { ...springPage, components: [createComponent('hero', 'hero', { x: 0, y: 0 })] };
  const openDialog = () => page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  const publish = () => page.getByRole('dialog').getByRole('button', { name: publishTexts.publish, exact: true });

  it('[R-BLD-42] makes it Live at a path, and Draft again', async () => {
    const sent = answerInTurn(
      () => Response.json({ ...live, ...dates }),
      () => Response.json({ ...live, ...dates, isPublished: false }),
    );
    await show(withTitle, { ...stored, page: withTitle });
    await openDialog();
    await expect.element(page.getByRole('dialog').getByText('Draft', { exact: true })).toBeVisible();
    await publish().click();
    await expect.element(page.getByRole('dialog').getByText('Live', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /acme\..*\/spring$/ })).toBeVisible();
    await page.getByRole('button', { name: publishTexts.unpublish }).click();
    await expect.element(page.getByRole('dialog').getByText('Draft', { exact: true })).toBeVisible();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/api/landing-pages/${id}/publish`, { path: '/spring', picture: expect.stringMatching(/^iVBORw0KGgo/) }],
      [`/api/landing-pages/${id}/unpublish`, {}],
    ]);
  });

  it('waits for its time, which is shown with its time zone and can be withdrawn', async () => {
    const publishAt = new Date('2030-05-01T09:00').toISOString();
    const sent = answerInTurn(
      () => Response.json({ ...live, ...dates, isPublished: false, publishAt, publishPath: '/spring' }),
      () => Response.json({ ...live, ...dates, isPublished: false }),
    );
    await show(withTitle, { ...stored, page: withTitle });
    await openDialog();
    await page.getByLabelText(publishTexts.publishAt, { exact: true }).fill('2030-05-01T09:00');
    await page.getByRole('button', { name: publishTexts.schedule }).click();
    await expect.element(page.getByText(/Will be published on May 1, 2030, 9:00.AM \S+ at \/spring\./)).toBeVisible();
    await page.getByLabelText(publishTexts.publishAt, { exact: true }).fill('');
    await page.getByRole('button', { name: publishTexts.withdraw }).click();
    await expect.element(page.getByText(/Will be published/)).not.toBeInTheDocument();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/api/landing-pages/${id}/schedule`, { path: '/spring', publishAt, unpublishAt: null, picture: expect.any(String) }],
      [`/api/landing-pages/${id}/schedule`, { path: '/spring', publishAt: null, unpublishAt: null, picture: expect.any(String) }],
    ]);
  });

  it('is disabled while the page has an error, and names an invalid path', async () => {
    await show();
    await openDialog();
    await expect.element(page.getByText(/The page has no main heading/)).toBeVisible();
    await expect.element(publish()).toBeDisabled();
    await page.getByLabelText('Path').fill('Spring Rates');
    await expect.element(page.getByText(landingPageTexts.pathInvalid)).toBeVisible();
  });
});

describe('unsaved changes', () => {
  it('of an earlier visit are offered, and come back', async () => {
    const { store } = await show();
    const local = store.get(localAtom);
    const draft = { page: { ...springPage, name: 'Rescued' } };
    const find = async <Row,>(name: string, row: z.ZodMiniType<Row>) =>
      name === `builder-draft:${id}` ? { rows: [row.parse(draft)], total: 1, at: Date.UTC(2026, 0, 1) } : undefined;
    if (local !== undefined) store.set(localAtom, { ...local, pages: { keep: async () => undefined, find } });
    await page.getByRole('button', { name: texts.restore }).click();
    await expect.element(page.getByLabelText('Page name')).toHaveValue('Rescued');
    await expect.element(status()).toHaveTextContent('Unsaved changes');
  });

  it('are kept on the device as soon as typing pauses', async () => {
    const { store } = await show();
    const local = store.get(localAtom);
    const keep = vi.fn(async () => undefined);
    if (local !== undefined) store.set(localAtom, { ...local, pages: { ...local.pages, keep } });
    await page.getByLabelText('Page name').fill('Summer');
    await expect
      .poll(() => keep.mock.calls)
      .toContainEqual([`builder-draft:${id}`, { rows: [{ page: expect.objectContaining({ name: 'Summer' }) }], total: 1 }]);
  });
});

describe('the address of the builder', () => {
  it.each(['platform_owner', 'tenant_admin'] as const)('[R-ROUTE-19] opens it for a %s', async (role) => {
    await showApp('/landing-page-builder', signedIn(role));
    await expect.element(page.getByRole('heading', { name: texts.title, level: 1 })).toBeInTheDocument();
    await expect.element(page.getByRole('toolbar', { name: 'Page' })).toBeVisible();
  });
});
