import { randomUUID } from 'node:crypto';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type AskSpecial, callAs, says } from './special-answers.ts';

const apiToken = { name: 'Website', scopes: ['firm:read'] };
const emptyPage = {
  name: 'Page',
  config: { name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: { title: '', description: '', keywords: '' } },
};

/** Calls that may name a tenant and name none: the server takes the person's own one, and checks again. */
export const unnamedTenantCells: Readonly<Record<string, AskSpecial>> = {
  'a domain for a suspended tenant that is not named': async (world) =>
    says(
      await callAs(world, 'admin of a suspended tenant', 'POST', '/api/tenant/domains', { domain: `d-${randomUUID()}.example` }),
      403,
      accessTexts.suspended,
    ),

  'settings of a tenant that is not named, by somebody without one': async (world) =>
    says(await callAs(world, 'member of nothing', 'PUT', '/api/tenant/settings', { offlineDays: 3 }), 403, accessTexts.forbidden),

  'settings of a tenant that is not named, by a platform owner without one': async (world) =>
    says(await callAs(world, 'platform owner', 'PUT', '/api/tenant/settings', { offlineDays: 3 }), 404, accessTexts.notFound),

  'settings of a suspended tenant that is not named': async (world) =>
    says(await callAs(world, 'admin of a suspended tenant', 'PUT', '/api/tenant/settings', { offlineDays: 3 }), 403, accessTexts.suspended),

  'an API token of a suspended tenant that is not named': async (world) =>
    says(await callAs(world, 'admin of a suspended tenant', 'POST', '/api/tenant/api-tokens', apiToken), 403, accessTexts.suspended),

  'a coupon for a suspended tenant that is not named': async (world) =>
    says(await callAs(world, 'admin of a suspended tenant', 'GET', '/api/tenant/coupon-preview?code=NONE'), 403, accessTexts.suspended),

  'an explanation for a suspended tenant that is not named': async (world) =>
    says(
      await callAs(world, 'admin of a suspended tenant', 'POST', '/api/tenant/explanations', {
        id: randomUUID(),
        title: 'Loan Payment',
        inputs: [],
        results: [{ label: 'Payment', text: '$1' }],
      }),
      403,
      accessTexts.suspended,
    ),

  'the terms of explanations of a suspended tenant that is not named': async (world) =>
    says(await callAs(world, 'admin of a suspended tenant', 'GET', '/api/tenant/explanation-terms'), 403, accessTexts.suspended),

  'a landing page of a suspended tenant that is not named': async (world) =>
    says(await callAs(world, 'admin of a suspended tenant', 'POST', '/api/landing-pages', emptyPage), 403, accessTexts.suspended),
};
