import type { Locator, Page } from 'playwright-core';

export interface AdminDialog {
  readonly section: string;
  readonly name: RegExp;
  open(page: Page): Promise<void>;
}

const button = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const chooseAction = (row: string, action: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Actions for ${row}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

/** Every dialog of the administration, with the steps by which a platform owner of the demo opens it. */
export const adminDialogs: readonly AdminDialog[] = [
  { section: 'tenants', name: /^Create tenant$/, open: button('Create tenant') },
  { section: 'tenants', name: /^Edit Acme Wealth$/, open: chooseAction('Acme Wealth', 'Edit') },
  { section: 'tenants', name: /^Change the admin of Acme Wealth$/, open: chooseAction('Acme Wealth', 'Change admin') },
  { section: 'tenants', name: /^Delete Acme Wealth$/, open: chooseAction('Acme Wealth', 'Delete') },
  { section: 'users', name: /^Invite user$/, open: button('Invite user') },
  { section: 'users', name: /^Mass invite: step 1 of 2$/, open: button('Mass invite') },
  { section: 'users', name: /^Deactivate Una Ulrich\?$/, open: chooseAction('Una Ulrich', 'Deactivate') },
  { section: 'users', name: /^Delete Una Ulrich\?$/, open: chooseAction('Una Ulrich', 'Delete') },
  { section: 'users', name: /^Change the role of Una Ulrich$/, open: chooseAction('Una Ulrich', 'Change role') },
  { section: 'users', name: /^View as Una Ulrich$/, open: chooseAction('Una Ulrich', 'View as this person') },
  { section: 'pricing', name: /^Create plan$/, open: button('Create plan') },
  { section: 'pricing', name: /^Edit Starter$/, open: chooseAction('Starter', 'Edit') },
  { section: 'coupons', name: /^Create coupon$/, open: button('Create coupon') },
  { section: 'templates', name: /^Upload template$/, open: button('Upload template') },
  { section: 'domains', name: /^Claim a domain$/, open: button('Claim a domain') },
];

export function dialogOf(page: Page, { name }: AdminDialog): Locator {
  return page.getByRole('dialog', { name });
}

/** Names of the sections in the sidebar, in their order. */
export async function sectionsOf(page: Page): Promise<readonly string[]> {
  const nav = page.getByRole('navigation', { name: 'Administration' });
  await nav.waitFor();
  return nav.getByRole('list').first().getByRole('link').allInnerTexts();
}
