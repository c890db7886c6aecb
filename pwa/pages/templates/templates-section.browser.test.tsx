import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { templateFileTexts } from './read-template-file.ts';
import { TemplatesSection } from './templates-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const advisor = {
  id: '019600aa-0000-7000-8000-0000000000b1',
  name: 'Independent Advisor',
  description: 'One advisor, a clear promise and a form',
  category: 'Advisory',
  thumbnailUrl: '/api/template-picture/019600aa-0000-7000-8000-0000000000b1',
  industry: 'Wealth management',
  isFeatured: true,
  tags: ['advisor'],
  usedBy: 3,
  isActive: true,
  previewUrl: '/api/template-preview/019600aa-0000-7000-8000-0000000000b1',
  createdAt: '2026-01-15T09:00:00.000Z',
};
const lender = { ...advisor, id: '019600aa-0000-7000-8000-0000000000b2', name: 'Auto Lender', category: 'Automotive', isActive: false };

const address = '/api/admin/templates?limit=100&sort=name';

async function show(answer: () => Response = () => Response.json([lender, advisor])) {
  answering({
    [address]: answer,
    [`${address}&q=advisor`]: answer,
    '/api/admin/templates?limit=100&q=advisor&sort=name': () => Response.json([advisor]),
  });
  return showSection(<TemplatesSection />, { role: 'platform_owner' });
}

describe('the templates of the platform', () => {
  it('[R-SET-06] shows each one as Live or Draft, with its picture and category', async () => {
    await show();
    await expect.element(page.getByRole('row', { name: /Independent Advisor.*Advisory.*Live/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Auto Lender.*Automotive.*Draft/ })).toBeVisible();
    expect(document.querySelectorAll('[role=rowheader] img').length).toBe(2);
  });

  it('finds a template by its words on the server', async () => {
    await show();
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('advisor');
    await expect.element(page.getByRole('rowheader', { name: /Auto Lender/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: /Independent Advisor/ })).toBeVisible();
  });

  it('switches a draft to live', async () => {
    const sent: unknown[] = [];
    answeringWith((path, { method, body }) => {
      if (method === 'GET') return Response.json([sent.length === 0 ? lender : { ...lender, isActive: true }]);
      sent.push([path, JSON.parse(body)]);
      return Response.json({ ...lender, isActive: true });
    });
    await showSection(<TemplatesSection />, { role: 'platform_owner' });
    await page.getByRole('button', { name: 'Actions for Auto Lender' }).click();
    await page.getByRole('menuitem', { name: 'Make live' }).click();
    await expect.element(page.getByRole('row', { name: /Auto Lender.*Live/ })).toBeVisible();
    expect(sent).toEqual([[`/api/admin/templates/${lender.id}`, { isActive: true }]]);
  });

  it('edits what the gallery says about a template', async () => {
    const sent: unknown[] = [];
    answeringWith((path, { method, body }) => {
      if (method === 'GET') return Response.json([sent.length === 0 ? advisor : { ...advisor, name: 'Solo Advisor' }]);
      sent.push([path, JSON.parse(body)]);
      return Response.json({ ...advisor, name: 'Solo Advisor' });
    });
    await showSection(<TemplatesSection />, { role: 'platform_owner' });
    await expect.element(page.getByRole('row', { name: /Independent Advisor.*3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Independent Advisor' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit template' });
    await dialog.getByLabelText('Name').fill('Solo Advisor');
    await dialog.getByLabelText('Tags').fill('advisor, one person');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('rowheader', { name: /Solo Advisor/ })).toBeVisible();
    expect(sent).toEqual([
      [
        `/api/admin/landing-templates/${advisor.id}`,
        {
          name: 'Solo Advisor',
          description: advisor.description,
          category: 'Advisory',
          industry: 'Wealth management',
          isFeatured: true,
          tags: ['advisor', 'one person'],
        },
      ],
    ]);
  });

  it('replaces the page of a template with a page of the platform', async () => {
    const sent: unknown[] = [];
    const own = {
      ...{ id: '019600aa-0000-7000-8000-0000000000f7', name: 'Better advisor', isPublished: false, publishedAt: null, domain: null },
      ...{ subdomain: null, path: '/', revision: 3, publishAt: null, publishPath: null, unpublishAt: null, scheduleProblem: null },
      ...{ takenDownAt: null, takenDownReason: null, createdAt: advisor.createdAt, updatedAt: advisor.createdAt },
    };
    answeringWith((path, { method, body }) => {
      if (method === 'GET') return Response.json(path.startsWith('/api/tenant/landing-pages') ? [own] : [advisor]);
      sent.push([path, JSON.parse(body)]);
      return Response.json(advisor);
    });
    await showSection(<TemplatesSection />, { role: 'platform_owner' });
    await page.getByRole('button', { name: 'Actions for Independent Advisor' }).click();
    await page.getByRole('menuitem', { name: 'Replace the page' }).click();
    await page.getByLabelText('Page of the platform').selectOptions('Better advisor');
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.element(page.getByText('Template saved')).toBeVisible();
    expect(sent).toEqual([[`/api/admin/landing-templates/${advisor.id}`, { page: own.id }]]);
  });

  it('deletes a template, and says before how many pages came from it', async () => {
    const sent: string[] = [];
    answeringWith((path, { method }) => {
      if (method === 'GET') return Response.json(sent.length === 0 ? [lender, advisor] : [lender]);
      sent.push(`${method} ${path}`);
      return Response.json(advisor);
    });
    await showSection(<TemplatesSection />, { role: 'platform_owner' });
    await page.getByRole('button', { name: 'Actions for Independent Advisor' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByText('3 pages were made from it and stay.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByRole('rowheader', { name: /Independent Advisor/ })).not.toBeInTheDocument();
    expect(sent).toEqual([`DELETE /api/admin/templates/${advisor.id}`]);
  });

  it('shows one category', async () => {
    await show();
    await page.getByLabelText('Category').selectOptions('Automotive');
    await expect.element(page.getByRole('rowheader', { name: /Independent Advisor/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('1 row', { exact: true })).toBeVisible();
  });

  it('previews a template in a frame, and says that this needs a connection', async () => {
    const { store } = await show();
    await page.getByRole('button', { name: 'Actions for Auto Lender' }).click();
    await page.getByRole('menuitem', { name: 'Preview' }).click();
    await expect.element(page.getByTitle('Preview of Auto Lender')).toHaveAttribute('src', lender.previewUrl);
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await expect.element(page.getByText(/A preview needs a connection/)).toBeVisible();
  });

  it('says why there is no list, and asks again', async () => {
    const answers = [() => Response.json([advisor]), () => new Response('The server is busy.', { status: 503 })];
    await show(() => answers.pop()?.() ?? Response.json([]));
    await expect.element(page.getByText('The server is busy.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('rowheader', { name: /Independent Advisor/ })).toBeVisible();
  });
});

describe('a template file', () => {
  const styles = {
    fontFamily: 'Inter',
    primaryColor: '#0f766e',
    secondaryColor: '#1e1d1a',
    backgroundColor: '#ffffff',
    textColor: '#1e1d1a',
  };
  const config = { name: 'Spring rates', components: [], globalStyles: styles, seo: { title: '', description: '', keywords: '' } };

  async function upload(content: string) {
    await show();
    await page.getByRole('button', { name: 'Upload template' }).click();
    await userEvent.upload(page.getByLabelText('Template file'), new File([content], 'page.json', { type: 'application/json' }));
  }

  it('[R-SET-05] is checked on the device and shown', async () => {
    await upload(JSON.stringify(config));
    await expect.element(page.getByText('Spring rates')).toBeVisible();
    await expect.element(page.getByText('The file is a complete template.')).toBeVisible();
  });

  it('[R-SET-05] is added to the templates, live or as a draft', async () => {
    await upload(JSON.stringify(config));
    const sent: unknown[] = [];
    answeringWith(async (_path: string, { body }) => {
      sent.push(JSON.parse(body));
      return Response.json({ id: advisor.id, name: config.name, config });
    });
    await page.getByText('Live', { exact: true }).last().click();
    await page.getByRole('button', { name: templateFileTexts.upload }).click();
    await expect.element(page.getByText(templateFileTexts.uploaded)).toBeVisible();
    expect(sent).toEqual([{ name: 'Spring rates', description: '', isActive: false, config }]);
  });

  it.each([
    ['that is not JSON', '{', templateFileTexts.noJson],
    ['with a color that is none', JSON.stringify({ ...config, globalStyles: { ...styles, textColor: 'red' } }), 'globalStyles.textColor'],
  ])('%s is refused with the reason', async (_what, content, message) => {
    await upload(content);
    await expect.element(page.getByRole('dialog')).toHaveTextContent(message);
  });
});
