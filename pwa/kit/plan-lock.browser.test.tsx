import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlanContents } from '#app/money/account/parts/plan-contents.tsx';
import { WebhookCard } from '#app/pages/webhooks/webhook-card.tsx';
import { ApiTokensCard } from '#app/people/api-tokens/api-tokens-card.tsx';
import { DomainsSection } from '#app/tenants/domains/domains-section.tsx';
import { AppIconsCard } from '#app/tenants/settings/app-icons-card.tsx';
import { BrandForm } from '#app/tenants/settings/brand-form.tsx';
import * as examples from '#app/testing/answer-examples.gen.ts';
import { readWebhook } from '#app/testing/answer-examples.gen.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { sentPlan } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { type PlanRight, planRightNames } from '#contract/money/plan-right-names.ts';
import { cheapestWith, hasRight, planRights } from '#contract/money/plan-rights.ts';
import { standardPlans } from '#contract/money/plans.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const offered = standardPlans.map((plan, at) => sentPlan({ ...plan, maxUsers: null, id: `019600aa-0000-7000-8000-0000000000f${at}` }));
const webhook = { ...readWebhook, tenantId: acme.id, url: null, deliveries: [] };

type Tenant = typeof acme;
interface Screen {
  readonly of: (tenant: Tenant) => React.ReactNode;
  /** The control that the right switches on; rights without a form have none. */
  readonly control?: () => ReturnType<typeof page.getByRole>;
}

const contents: Screen = { of: (tenant) => <PlanContents info={accountOf(tenant)} /> };
/** The screen of each right. A right that is added to the table does not compile without its line here. */
const screens: Readonly<Record<PlanRight, Screen>> = {
  branding: { of: (tenant) => <BrandForm tenant={tenant} />, control: () => page.getByRole('combobox', { name: 'Font' }) },
  customDomain: { of: () => <DomainsSection />, control: () => page.getByRole('button', { name: 'Claim a domain' }) },
  webhooks: {
    of: (tenant) => <WebhookCard tenant={tenant} />,
    control: () => page.getByRole('textbox', { name: 'Address of the webhook' }),
  },
  api: { of: (tenant) => <ApiTokensCard tenant={tenant} />, control: () => page.getByRole('button', { name: 'Create token' }) },
  ownMails: contents,
  prioritySupport: contents,
};

function accountOf({ rights = [] }: Tenant) {
  return { ...examples.readTenantInfo, trialEndsAt: null, plan: null, brand: {}, id: acme.id, rights, calculatorIds: [] };
}

async function show(screen: Screen, rights: readonly PlanRight[], role: 'tenant_admin' | 'platform_owner' = 'tenant_admin') {
  answeringWith(async (path: string) => Response.json(path.startsWith('/api/tenant/webhook') ? webhook : []));
  const tenant = { ...acme, rights: [...rights] };
  await showSection(screen.of(tenant), { role, rows: { tenant: [tenant], plan: offered } });
}

describe.each(standardPlans)('on the plan $name', (plan) => {
  const rights = planRightNames.filter((right) => hasRight(right, plan, undefined));

  it.each(planRightNames)('the screen of %s says before a form is filled in whether the plan has it, and which one does', async (right) => {
    const { control, ...screen } = screens[right];
    await show(screen, rights);
    const isIncluded = rights.includes(right);
    const { name } = planRights[right];
    if (control !== undefined) await expect.element(control()).toHaveProperty('disabled', !isIncluded);
    const lock =
      control === undefined ? page.getByRole('listitem').filter({ hasText: name }) : page.getByRole('status').filter({ hasText: name });
    if (control !== undefined && isIncluded) return expect(lock.query()).toBeNull();
    const cheapest = cheapestWith(offered, right)?.name ?? '';
    await expect.element(lock).toHaveTextContent(isIncluded ? 'Included' : `In ${cheapest} · Upgrade`);
    if (!isIncluded)
      await expect
        .element(lock.getByRole('link', { name: 'Upgrade' }))
        .toHaveAttribute('href', `/customer-portal?tab=account&tenant=${acme.id}&choose=plan`);
  });
});

it('the icons of an app are made on a plan with custom branding alone', async () => {
  await show({ of: (tenant) => <AppIconsCard tenant={tenant} /> }, []);
  await expect.element(page.getByRole('button', { name: 'Choose a logo file' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Remove icons' })).toBeEnabled();
});

it('name, logo and brand color stay open on every plan', async () => {
  await show(screens.branding, []);
  for (const name of ['Name in the header', 'Address of the logo', 'Brand color', 'Disclaimer'])
    await expect.element(page.getByRole('textbox', { name, exact: true })).toBeEnabled();
});

it('nothing is locked for the platform owner', async () => {
  await show(screens.branding, [], 'platform_owner');
  await expect.element(page.getByRole('combobox', { name: 'Font' })).toBeEnabled();
});
