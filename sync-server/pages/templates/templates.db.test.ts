import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';
import { pageOfTemplate, shippedTemplates } from './shipped/shipped-templates.ts';

let office: Office;
let owner: OfficePerson;
const ids = { live: randomUUID(), draft: randomUUID(), landing: randomUUID() };

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  const add = (id: string, title: string, isActive: string) =>
    office.sql(
      `insert into templates (id, name, description, category, is_active) values ($1::uuid, $2, 'A page & more', 'Banking', $3::boolean)`,
      [id, title, isActive],
    );
  await add(ids.live, 'Live <script>alert(1)</script>', 'true');
  await add(ids.draft, 'Draft', 'false');
  await office.sql(`insert into landing_page_templates (id, name, config) values ($1::uuid, 'Landing', '{}')`, [ids.landing]);
});
afterAll(() => office.close());

const preview = (id: string, who?: OfficePerson) => office.call(who, 'GET', `/api/template-preview/${id}`);

describe('GET /api/admin/templates', () => {
  test('[R-CALL-22] [R-SET-07] [R-AUTH-07] only the platform owner lists templates, live ones and drafts', async () => {
    expect(json(await office.call(owner, 'GET', '/api/admin/templates?sort=name'))).toMatchObject([
      { id: ids.draft, name: 'Draft', isActive: false },
      { id: ids.landing, name: 'Landing', isActive: true },
      { id: ids.live, category: 'Banking', isActive: true, previewUrl: `/api/template-preview/${ids.live}` },
    ]);
    const admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await office.call(admin, 'GET', '/api/admin/templates')).status).toBe(403);
    expect((await office.call(undefined, 'GET', '/api/admin/templates')).status).toBe(401);
  });
});

describe('GET /api/templates', () => {
  test('every visitor lists the live landing page templates, and no draft', async () => {
    const draft = randomUUID();
    await office.sql(`insert into landing_page_templates (id, name, config, is_active) values ($1::uuid, 'Not live', '{}', false)`, [
      draft,
    ]);
    for (const who of [undefined, owner]) {
      const listed = json(await office.call(who, 'GET', '/api/templates'));
      expect(listed).toContainEqual(
        expect.objectContaining({ id: ids.landing, name: 'Landing', previewUrl: `/api/template-preview/${ids.landing}` }),
      );
      expect(JSON.stringify(listed)).not.toContain(draft);
    }
  });
});

describe('POST /api/admin/landing-templates', () => {
  const config = {
    name: 'Rates',
    components: [{ id: 'h', type: 'heading', content: { text: 'Fair rates', level: 1 }, styles: {}, position: { x: 0, y: 0 } }],
    globalStyles: defaultGlobalStyles,
    seo: { title: '', description: '', keywords: '' },
  };
  const upload = (who: OfficePerson, body: object) => office.call(who, 'POST', '/api/admin/landing-templates', { name: 'Rates', ...body });

  test('[R-TPL-07] adds a template that is previewed as the page it makes, and is listed once it is live', async () => {
    const { id } = z.object({ id: z.string() }).parse(json(await upload(owner, { isActive: true, config })));
    expect((await preview(id)).text).toContain('<h1 class="lp-heading lp-h1">Fair rates</h1>');
    expect(json(await office.call(undefined, 'GET', `/api/templates/${id}`))).toEqual({ id, name: 'Rates', config });
    const draft = z.object({ id: z.string() }).parse(json(await upload(owner, { config })));
    expect((await office.call(undefined, 'GET', `/api/templates/${draft.id}`)).status).toBe(404);
  });

  test('is listed as live or draft for the platform owner, who switches it', async () => {
    const { id } = z.object({ id: z.string() }).parse(json(await upload(owner, { name: 'Fisheries', config })));
    const listed = async () => json(await office.call(owner, 'GET', '/api/admin/templates?q=Fisheries'));
    expect(await listed()).toMatchObject([{ id, isActive: false }]);
    const switched = await office.call(owner, 'PUT', `/api/admin/templates/${id}`, { isActive: true });
    expect(json(switched)).toMatchObject({ id, isActive: true });
    expect(await listed()).toMatchObject([{ id, isActive: true }]);
    expect((await office.call(undefined, 'GET', `/api/templates/${id}`)).status).toBe(200);
    await office.call(owner, 'PUT', `/api/admin/templates/${id}`, { isActive: false });
    expect((await office.call(undefined, 'GET', `/api/templates/${id}`)).status).toBe(404);
    expect(await office.sql(`select before from audit_log where action = 'templates.switch' and object_id = $1`, [id])).toHaveLength(2);
  });

  test('refuses what the page builder would refuse, and every caller but the platform owner', async () => {
    expect((await upload(owner, { config: { ...config, script: 'x' } })).status).toBe(400);
    const admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await upload(admin, { config })).status).toBe(403);
  });
});

describe('a template of the platform', () => {
  const page = pageOfTemplate(shippedTemplates[0] ?? never());
  const add = async (name: string) => {
    const body = { name, category: 'Advisory', isActive: true, config: page };
    return z.object({ id: z.string() }).parse(json(await office.call(owner, 'POST', '/api/admin/landing-templates', body))).id;
  };
  const listed = async (name: string) => json(await office.call(owner, 'GET', `/api/admin/templates?q=${encodeURIComponent(name)}`));

  test('is edited, and its page is replaced by a page of the platform', async () => {
    const id = await add('Orchards');
    const edited = await office.call(owner, 'PUT', `/api/admin/landing-templates/${id}`, {
      name: 'Vineyards',
      industry: 'Farming',
      tags: ['wine'],
    });
    expect(json(edited)).toMatchObject({ id, name: 'Vineyards', industry: 'Farming', tags: ['wine'], category: 'Advisory' });
    const config = { ...page, name: 'Other', components: page.components.slice(0, 1) };
    const own = z.object({ id: z.string() }).parse(json(await office.call(owner, 'POST', '/api/landing-pages', { name: 'Other', config })));
    expect((await office.call(owner, 'PUT', `/api/admin/landing-templates/${id}`, { page: own.id })).status).toBe(200);
    expect(json(await office.call(undefined, 'GET', `/api/templates/${id}`))).toMatchObject({ name: 'Vineyards', config });
    expect((await office.call(owner, 'PUT', `/api/admin/landing-templates/${id}`, { page: randomUUID() })).status).toBe(400);
    expect((await office.call(owner, 'PUT', `/api/admin/landing-templates/${randomUUID()}`, { name: 'None' })).status).toBe(404);
  });

  test('becomes a draft of a firm in its own color, and counts that use', async () => {
    const id = await add('Meadows');
    const tenant = await office.tenant();
    await office.sql(`update tenants set settings = '{"brand": {"accent": "#7c2d12"}}' where id = $1::uuid`, [tenant.id]);
    const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    const made = z.object({ id: z.string() }).parse(json(await office.call(admin, 'POST', `/api/templates/${id}/pages`, {})));
    const content = JSON.stringify(json(await office.call(admin, 'GET', `/api/landing-pages/${made.id}`)));
    expect(content).toContain('#7c2d12');
    expect(content).not.toContain(page.globalStyles.primaryColor);
    expect(await listed('Meadows')).toMatchObject([{ id, usedBy: 1 }]);
    const user = await office.person('user', [[tenant, 'user']]);
    expect((await office.call(user, 'POST', `/api/templates/${id}/pages`, {})).status).toBe(403);
  });

  test('is deleted, and the pages made from it stay', async () => {
    const id = await add('Rivers');
    const admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    const made = z.object({ id: z.string() }).parse(json(await office.call(admin, 'POST', `/api/templates/${id}/pages`, {})));
    expect((await office.call(admin, 'DELETE', `/api/admin/templates/${id}`)).status).toBe(403);
    expect(json(await office.call(owner, 'DELETE', `/api/admin/templates/${id}`))).toMatchObject({ id, usedBy: 1 });
    expect(await listed('Rivers')).toEqual([]);
    expect((await office.call(undefined, 'GET', `/api/templates/${id}`)).status).toBe(404);
    expect((await office.call(admin, 'GET', `/api/landing-pages/${made.id}`)).status).toBe(200);
    expect((await office.call(owner, 'DELETE', `/api/admin/templates/${id}`)).status).toBe(404);
  });

  test('has a picture that is drawn from its page, as XML without a script', async () => {
    const id = await add('Harbors');
    const said = await office.call(undefined, 'GET', `/api/template-picture/${id}`);
    expect(said.headers.get('content-type')).toBe('image/svg+xml');
    expect(said.headers.get('content-security-policy')).toContain('sandbox');
    expect(said.text).toMatch(/^<svg .*<h1 .*<\/svg>$/s);
    expect(said.text).not.toMatch(/<script|<(?:img|input)[^>]*[^/]>/);
    expect((await office.call(undefined, 'GET', `/api/template-picture/${ids.draft}`)).status).toBe(404);
  });
});

function never(): never {
  throw new Error('No template ships with the product.');
}

describe('GET /api/template-preview/{id}', () => {
  test('[R-ROUTE-26] every visitor gets the template as a page, with its texts escaped', async () => {
    const said = await preview(ids.live);
    expect(said.status).toBe(200);
    expect(said.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(said.text).toContain('<h1>Live &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(said.text).toContain('A page &amp; more');
    expect(said.text).not.toContain('<script');
  });

  test('[R-ROUTE-26] the page runs no script, sends no request, and can be framed by the app only', async () => {
    const policy = (await preview(ids.live)).headers.get('content-security-policy') ?? '';
    const parts = policy.split('; ');
    expect(parts).toContain('sandbox');
    expect(parts).toContain("default-src 'none'");
    expect(parts).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|allow-|script-src/);
  });

  test('[R-ROUTE-26] landing page templates and the six of the templates page have a preview, too', async () => {
    expect((await preview(ids.landing)).text).toContain('<h1>Landing</h1>');
    for (const { id, name, previewUrl } of galleryTemplates) {
      expect(previewUrl).toBe(`/api/template-preview/${id}`);
      const { text } = await preview(id);
      expect(text).toContain(`<title>${name}</title>`);
      expect(text.match(/<h1 /g)).toHaveLength(1);
    }
  });

  test('[R-ROUTE-26] a draft is shown to the platform owner only; what is unknown is not found', async () => {
    expect((await preview(ids.draft, owner)).status).toBe(200);
    for (const id of [ids.draft, randomUUID(), 'no-such-template'])
      expect(await preview(id)).toMatchObject({ status: 404, text: 'There is no such template.' });
  });
});
