import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { leadTexts } from '#contract/pages/leads.ts';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { noContact } from '#contract/values/contact.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A picture that loads: one that does not is replaced by a sketch. */
const picture = (at: number) => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='picture${at}'/%3E`;

/** The templates of the server: those of the cards in another order, each with the picture of its page, and more. */
const served = (...more: readonly { readonly name: string }[]) => [
  ...more,
  ...galleryTemplates.toReversed().map(({ name, description, category, tags }, at) => ({
    id: `0199a1f0-0000-7000-8000-0000000001${10 + at}`,
    name,
    description,
    category,
    tags,
    industry: null,
    isFeatured: false,
    image: picture(at),
    previewUrl: `/api/template-preview/0199a1f0-0000-7000-8000-0000000001${10 + at}`,
  })),
];
const names = () => [...document.querySelectorAll('.gallery__card h2')].map((name) => name.textContent);
const visitor = { status: 'signedOut' } as const;
const use = (name: string) => page.getByRole('button', { name: `Use Template: ${name}` });

async function open(session: Parameters<typeof showApp>[1] = visitor) {
  await showApp('/templates', session);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Landing Page Templates' })).toBeVisible();
}

describe('the templates page', () => {
  it('[R-TPL-01] shows the six templates first, each with picture, name, description, category and tags', async () => {
    await open();
    const cards = [...document.querySelectorAll('.gallery__card')];
    expect(cards.slice(0, 6).map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Independent Advisor',
      'Wealth Office',
      'Community Bank',
      'Credit Union',
      'Mortgage Broker',
      'Auto Lender',
    ]);
    for (const [at, { description, category, tags }] of galleryTemplates.entries()) {
      const text = cards[at]?.textContent ?? '';
      for (const word of [description, category, ...tags]) expect(text).toContain(word);
      expect(cards[at]?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
    }
  });

  it('[R-TPL-07] shows the templates of the server after the six, so that there are more than ten', async () => {
    const more = Array.from({ length: 12 }, (_, at) => ({
      id: `0199a1f0-0000-7000-8000-0000000000${10 + at}`,
      name: `Template ${at}`,
      description: null,
      category: null,
      industry: at === 0 ? 'Farming' : null,
      isFeatured: at === 0,
      image: null,
      previewUrl: `/api/template-preview/${at}`,
      tags: [],
    }));
    answering({ '/api/templates?limit=50': () => Response.json(served(...more)) });
    await open();
    await expect.poll(() => names().length).toBe(18);
    expect(names().slice(5, 7)).toEqual(['Auto Lender', 'Template 0']);
    await expect.element(use('Template 11')).toBeVisible();
    await expect.element(page.getByText('For: Farming')).toBeVisible();
    expect(page.getByText('Featured', { exact: true }).elements()).toHaveLength(1);
    const pictures = [...document.querySelectorAll('.gallery__image')].map((image) => image.getAttribute('src'));
    expect(pictures[0]).toBe(picture(5));
  });

  it('offers no template that the server does not list, so a draft is offered to nobody', async () => {
    answering({ '/api/templates?limit=50': () => Response.json(served().filter((template) => template.name !== 'Auto Lender')) });
    await open();
    await expect.poll(names).toEqual(galleryTemplates.map(({ name }) => name).filter((name) => name !== 'Auto Lender'));
  });

  it('[R-TPL-02] previews a template in a frame of the server', async () => {
    await open();
    await page.getByRole('button', { name: 'Preview of Credit Union' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview of Credit Union' });
    await expect.element(dialog.getByTitle('Preview of Credit Union')).toHaveAttribute('src', '/api/template-preview/credit-union');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[R-TPL-04] [R-TPL-05] [R-TPL-06] says how many there are and that more will follow, and takes requests', async () => {
    await open();
    await expect.element(page.getByText(/10\+ templates/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'More Templates Coming Soon' })).toBeVisible();
    const sent: unknown[] = [];
    answeringWith((path, { method, body }) => {
      if (path.startsWith('/api/contact')) return Response.json(noContact);
      if (method === 'POST') sent.push(JSON.parse(body));
      return Response.json(method === 'POST' ? { message: leadTexts.taken } : []);
    });
    await page.getByRole('button', { name: 'Request Custom Template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request Custom Template' });
    await dialog.getByLabelText('Name').fill('Ann');
    await dialog.getByLabelText('Email').fill('ann@cedar.example');
    await dialog.getByLabelText('Message').fill('A page for farmers');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.element(dialog.getByText(leadTexts.taken)).toBeVisible();
    expect(sent).toEqual([{ kind: 'template', name: 'Ann', email: 'ann@cedar.example', message: 'A page for farmers' }]);
  });
});

describe('Use Template', () => {
  it('[R-TPL-03] alerts a visitor, and leads to sign-in and back', async () => {
    await open();
    await use('Wealth Office').click();
    const alert = page.getByRole('dialog', { name: 'Use “Wealth Office”?' });
    await expect.element(alert).toHaveTextContent('Sign in to start a page from this template.');
    await expect.element(alert.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login?returnTo=%2Ftemplates');
  });

  it('[R-TPL-03] alerts a user who may not create pages, and says who may', async () => {
    await open(signedIn('user'));
    await use('Auto Lender').click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Landing pages are created by your administrator.');
  });

  it.each(['platform_owner', 'tenant_admin'] as const)(
    'creates a draft for a %s after the alert, and says why when it could not',
    async (role) => {
      const list = { '/api/templates?limit=50': () => Response.json(served()) };
      const create = '/api/templates/0199a1f0-0000-7000-8000-000000000110/pages';
      const calls = answering({ ...list, [create]: () => new Response('There is no such template.', { status: 404 }) });
      await open(signedIn(role));
      await expect.poll(() => document.querySelector('.gallery__image')?.getAttribute('src')).toContain('picture');
      await use('Auto Lender').click();
      expect(calls).not.toContain(create);
      await page.getByRole('button', { name: 'Create the draft' }).click();
      await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('There is no such template.');
      answering({ ...list, [create]: () => Response.json({ id: '0199a1f0-0000-7000-8000-000000000001', revision: 1 }) });
      await page.getByRole('button', { name: 'Create the draft' }).click();
      await expect.element(page.getByText('The draft “Auto Lender” was created.')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Open it in the builder' }))
        .toHaveAttribute('href', '/landing-page-builder?page=0199a1f0-0000-7000-8000-000000000001');
    },
  );
});
