import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { readTenantInfo } from '#app/testing/answer-examples.gen.ts';
import { answering } from '#app/testing/answering.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { type Answers, enter, failing, holdAnswers, json, press, rejected } from './actions.ts';
import type { Scene } from './quoted-texts.ts';

export const portal: Scene<'the customer portal'> = async (see) => {
  answering({});
  const { screen } = await showApp('/customer-portal', signedIn('tenant_admin'));
  await see('a tenant admin opens it');
  await screen.unmount();
  await showApp('/customer-portal', signedIn('user'));
  await see('a user opens it');
};

export const subscribe: Scene<'the subscribe page'> = async (see) => {
  const prepare = holdAnswers();
  await showApp('/subscribe', signedIn('tenant_admin'));
  await see('the server prepares the payment');
  answering({ '/api/tenants/my-tenants': json([]), '/api/create-subscription': json({ clientSecret: 'sub_1_secret_2' }) });
  prepare(json(readTenantInfo));
  await see('it asks for a card');
  const pay = holdAnswers();
  await press('Subscribe');
  await see('the payment is on its way');
  pay(failing(409, { text: 'Your card was declined.' }));
  await see('the card is declined');
  answering({ '/api/tenants/my-tenants': json([]), '/api/payments/confirm': json({ received: true }) });
  await press('Subscribe');
  await see('the payment succeeded');
};

const calculator = (id: string, suite: string) => ({
  id,
  title: `Calculator ${id}`,
  description: `About ${id}.`,
  category: 'Payment',
  suite,
  icon: '',
  isActive: true,
  sortOrder: 1,
});

export const selection: Scene<'selecting calculators'> = async (see) => {
  const { id, name, subdomain, customDomain, status, trialEndsAt, createdAt, planName } = acme;
  const mine = { id, name, subdomain, customDomain, status, trialEndsAt, createdAt, planName, role: 'tenant_admin' };
  const addPath = `/api/admin/tenants/${id}/calculators/house`;
  const serve = (answers: Answers) => answering({ '/api/tenants/my-tenants': json([mine]), ...answers });
  serve({});
  const { store } = await showApp('/select-calculators', signedIn('tenant_admin'));
  queueingLocal(store, {
    tenant: [{ ...acme, calculatorLimit: 2 }],
    calculator: [calculator('house', 'mortgage'), calculator('tax', 'financial')],
    tenantCalculator: [],
  });
  await see('none is selected');
  await page.getByRole('checkbox', { name: /Calculator house/ }).click();
  await see('one is selected');
  const save = holdAnswers();
  await press('Continue to Dashboard');
  await see('the selection is being saved');
  save(failing(409));
  await see('saving fails without a reason');
  serve({ [addPath]: failing(401, { text: 'Unauthorized' }) });
  await press('Continue to Dashboard');
  await see('the session has ended');
  serve({ [addPath]: json({ current: 1, limit: 2, remaining: 1 }) });
  await press('Continue to Dashboard');
  await see('it is saved');
};

export const migration: Scene<'migrating data'> = async (see) => {
  const exportPath = '/api/admin/migrate-to-production';
  const runPath = '/api/admin/run-production-migration';
  const counts = { plans: 3, templates: 6, users: 24, tenants: 8 };
  const exported = { [exportPath]: json({ sqlScript: '-- reckoner export', dataCounts: counts }) };
  const runExport = () => press('Export Development Data');
  const runTest = () => press('Test Migration (Dev Only)');
  const ready = () => expect.element(page.getByText('Ready to copy')).toBeVisible();
  answering({});
  await showApp('/migrate-data', signedIn('platform_owner'));
  await see('the page is open');
  await runTest();
  await see('it is tested without an export');
  const answerExport = holdAnswers();
  await runExport();
  await see('the export runs');
  answerExport(failing(503, { statusText: 'Service Unavailable' }));
  await see('the export fails');
  await press('Try Again');
  answering(exported);
  await runExport();
  await ready();
  const answerTest = holdAnswers();
  await runTest();
  await see('the test runs');
  answerTest(failing(502, { statusText: 'Bad Gateway' }));
  await see('the test fails');
  await press('Try Again');
  answering({ ...exported, [runPath]: json(counts) });
  await runExport();
  await ready();
  await runTest();
  await see('the test succeeds');
};

export const builder: Scene<'the landing page builder'> = async (see) => {
  answering({});
  const { store } = await showApp('/landing-page-builder', signedIn('platform_owner'));
  const queued = queueingLocal(store, {});
  store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
  await enter('Page name', 'Spring');
  await press('Save');
  const [save] = queued;
  if (save !== undefined) store.set(completedAtom, { ...save, ...rejected });
  await see('a save that waited for the network is refused');
};
