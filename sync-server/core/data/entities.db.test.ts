import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import type { Tx } from './database.ts';

const at = new Date('2026-03-01T12:00:00.123Z');
const later = new Date('2026-04-01T12:00:00.456Z');

let office: Office;
let userId: string;
let planId: string;
let tenantId: string;
let pageId: string;
beforeAll(async () => {
  office = await openOffice();
  [userId, planId, tenantId, pageId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await write(async (tx) => {
    await tx.user.create({ data: { id: userId, email: 'owner@example.com' } });
    await tx.plan.create({ data: { id: planId, name: 'Plan' } });
    await tx.tenant.create({ data: { id: tenantId, name: 'Tenant', subdomain: 'tenant', planId, ownerId: userId } });
    await tx.landingPage.create({ data: { id: pageId, name: 'Page', config: {}, tenantId } });
  });
});
afterAll(() => office.close());

function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return office.database.db.inTransaction({ as: 'platform' }, work);
}

/** The name of the violated constraint. */
async function refusedBy(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  try {
    await write(work);
    return 'nothing';
  } catch (cause) {
    return JSON.stringify(cause) + String(cause);
  }
}

describe('people', () => {
  test('[R-ENT-01] [R-AUTH-04] a user has the fields of the specification, an address of its own and a role', async () => {
    const given = {
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Adler',
      profileImageUrl: 'https://example.com/a.png',
      role: 'tenant_admin',
      isActive: false,
      lastLoginAt: at,
      invitedBy: userId,
      invitedAt: at,
      verificationToken: 'hash',
      paymentCustomerId: 'cus_1',
      paymentSubscriptionId: 'sub_1',
      createdAt: at,
    } as const;
    const made = await write((tx) => tx.user.create({ data: { id: randomUUID(), ...given } }));
    expect(await write((tx) => tx.user.findUniqueOrThrow({ where: { id: made.id } }))).toMatchObject({
      ...given,
      updatedAt: expect.any(Date),
    });
    const plain = await write((tx) => tx.user.create({ data: { id: randomUUID(), email: 'plain@example.com' } }));
    expect(plain).toMatchObject({ role: 'user', isActive: true, firstName: null, invitedAt: null, createdAt: expect.any(Date) });
    expect(await refusedBy((tx) => tx.$executeRaw`update users set role = 'superuser'`)).toContain('invalid input value for enum');
    expect(await refusedBy((tx) => tx.user.create({ data: { id: randomUUID(), email: 'anna@example.com' } }))).toContain('P2002');
    expect(await refusedBy((tx) => tx.user.create({ data: { id: randomUUID(), email: 'Anna@example.com' } }))).toContain(
      'users_email_lower',
    );
  });

  test('[R-ENT-04] a session has sid, sess and expire', async () => {
    const given = { sid: 'hash of a cookie', sess: { signedInAt: at.toISOString() }, expire: later };
    await write((tx) => tx.session.create({ data: given }));
    expect(await write((tx) => tx.session.findUniqueOrThrow({ where: { sid: given.sid } }))).toMatchObject(given);
  });
});

describe('tenants', () => {
  test('[R-ENT-05] a tenant has the fields of the specification, a subdomain of its own and is active at first', async () => {
    const given = {
      name: 'N'.repeat(255),
      subdomain: 's'.repeat(100),
      customDomain: 'calculators.example.com',
      ownerId: userId,
      planId,
      templateId: null,
      trialEndsAt: later,
      billingEmail: 'billing@example.com',
      paymentCustomerId: 'cus_2',
      paymentSubscriptionId: 'sub_2',
      settings: { brand: { accent: '#0f766e' } },
      createdAt: at,
    };
    const made = await write((tx) => tx.tenant.create({ data: { id: randomUUID(), ...given } }));
    expect(made).toMatchObject({ ...given, status: 'active' });
    const other = { name: 'Other', subdomain: 'other' };
    const make = (change: Partial<typeof given>) => (tx: Tx) => tx.tenant.create({ data: { id: randomUUID(), ...other, ...change } });
    expect(await refusedBy(make({ subdomain: given.subdomain }))).toContain('P2002');
    expect(await refusedBy(make({ customDomain: given.customDomain }))).toContain('P2002');
    expect(await refusedBy(make({ name: 'N'.repeat(256) }))).toContain('P2000');
    expect(await refusedBy(make({ subdomain: 's'.repeat(101) }))).toContain('P2000');
    expect(await refusedBy(make({ subdomain: 'Upper' }))).toContain('tenants_subdomain_lower');
    expect(await refusedBy(make({ planId: randomUUID() }))).toContain('P2003');
  });

  test('[R-ENT-06] [R-AUTH-05] a membership joins a user and a tenant once, with a role of its own', async () => {
    const row = await write((tx) => tx.membership.create({ data: { userId, tenantId } }));
    expect(row).toMatchObject({ userId, tenantId, role: 'user' });
    expect(await refusedBy((tx) => tx.membership.create({ data: { userId, tenantId, role: 'tenant_admin' } }))).toContain('P2002');
    expect(await refusedBy((tx) => tx.$executeRaw`update users_to_tenants set role = 'platform_owner'`)).toContain(
      'invalid input value for enum',
    );
  });

  test('[R-ENT-07] an invitation is pending, was never resent, and is the only pending one of its address', async () => {
    const given = { email: 'new@example.com', tenantId, invitedBy: userId, expiresAt: later };
    const made = await write((tx) => tx.invitation.create({ data: { id: randomUUID(), ...given } }));
    expect(made).toMatchObject({
      ...given,
      role: 'user',
      status: 'pending',
      resendCount: 0,
      verificationToken: null,
      sentAt: null,
      acceptedAt: null,
      lastSentAt: null,
      createdAt: expect.any(Date),
    });
    expect(await refusedBy((tx) => tx.invitation.create({ data: { id: randomUUID(), ...given } }))).toContain('P2002');
    await write((tx) => tx.invitation.update({ where: keyOf(tenantId, made.id), data: { status: 'cancelled' } }));
    const again = await write((tx) => tx.invitation.create({ data: { id: randomUUID(), ...given } }));
    expect(again.status).toBe('pending');
    expect(await refusedBy((tx) => tx.invitation.update({ where: keyOf(tenantId, again.id), data: { status: 'accepted' } }))).toContain(
      'invitations_accepted_at',
    );
  });

  test('[R-ENT-20] a tenant switches a calculator on once', async () => {
    await write((tx) => tx.calculator.create({ data: { id: 'loan', title: 'Loan', description: '', category: '', suite: '', icon: '' } }));
    const made = await write((tx) => tx.tenantCalculator.create({ data: { tenantId, calculatorId: 'loan' } }));
    expect(made).toEqual({ tenantId, calculatorId: 'loan', isEnabled: true, addedAt: expect.any(Date) });
    expect(await refusedBy((tx) => tx.tenantCalculator.create({ data: { tenantId, calculatorId: 'loan' } }))).toContain('P2002');
    expect(await refusedBy((tx) => tx.tenantCalculator.create({ data: { tenantId, calculatorId: 'none' } }))).toContain('P2003');
  });

  test('are deleted with their rows, but not with their members', async () => {
    const id = randomUUID();
    await write(async (tx) => {
      await tx.tenant.create({ data: { id, name: 'Short', subdomain: 'short' } });
      await tx.membership.create({ data: { userId, tenantId: id } });
      await tx.invitation.create({ data: { id: randomUUID(), email: 'x@example.com', tenantId: id, expiresAt: later } });
      await tx.landingPage.create({ data: { id: randomUUID(), name: 'Page', config: {}, tenantId: id } });
    });
    await write((tx) => tx.tenant.delete({ where: { id } }));
    const left = await write(async (tx) => [
      await tx.invitation.count({ where: { tenantId: id } }),
      await tx.landingPage.count({ where: { tenantId: id } }),
      await tx.membership.count({ where: { tenantId: id } }),
      await tx.user.count({ where: { id: userId } }),
    ]);
    expect(left).toEqual([0, 0, 0, 1]);
  });
});

describe('plans and money', () => {
  test('[R-ENT-08] a plan keeps its price as text and has no limit, no AI calls and no extras at first', async () => {
    const plan = await write((tx) => tx.plan.create({ data: { id: randomUUID(), name: 'Basic' } }));
    expect(plan).toMatchObject({
      name: 'Basic',
      description: null,
      basePrice: '0.00',
      annualPrice: null,
      annualDiscount: null,
      calculatorLimit: null,
      aiCallsIncluded: 0,
      customDomain: false,
      whiteLabel: false,
      prioritySupport: false,
      isActive: true,
      sortOrder: 0,
    });
    const change = (data: Readonly<Record<string, string | number>>) => refusedBy((tx) => tx.plan.update({ where: { id: plan.id }, data }));
    expect(await change({ basePrice: '29.99', annualPrice: '299.00', calculatorLimit: 1 })).toBe('nothing');
    expect(await change({ basePrice: '-1' })).toContain('plans_base_price');
    expect(await change({ basePrice: '1.9999' })).toContain('plans_base_price');
    expect(await change({ calculatorLimit: 0 })).toContain('plans_calculator_limit');
    expect(await change({ aiCallsIncluded: -1 })).toContain('plans_ai_calls_included');
    expect(await change({ sortOrder: -1 })).toContain('plans_sort_order');
    expect(await change({ annualDiscount: 101 })).toContain('plans_annual_discount');
  });

  test('[R-ENT-10] a coupon has a code of its own and is never redeemed more often than its limit', async () => {
    const id = randomUUID();
    const given = {
      code: 'C'.repeat(50),
      name: 'Offer',
      value: '10',
      freeTrialDays: null,
      usageLimit: 1,
      startsAt: at,
      expiresAt: later,
      applicablePlans: [planId],
    };
    expect(await write((tx) => tx.coupon.create({ data: { id, ...given } }))).toMatchObject({
      ...given,
      type: 'percentage',
      usageCount: 0,
      isActive: true,
    });
    expect(await refusedBy((tx) => tx.coupon.create({ data: { id: randomUUID(), ...given } }))).toContain('P2002');
    expect(await refusedBy((tx) => tx.coupon.create({ data: { id: randomUUID(), ...given, code: 'C'.repeat(51) } }))).toContain('P2000');
    const change = (data: Readonly<Record<string, string | Date>>) => refusedBy((tx) => tx.coupon.update({ where: { id }, data }));
    expect(await change({ value: '100.01' })).toContain('coupons_percentage');
    expect(await change({ startsAt: later, expiresAt: at })).toContain('coupons_period');
    const redeem = (tx: Tx) => tx.coupon.update({ where: { id }, data: { usageCount: { increment: 1 } } });
    expect((await write(redeem)).usageCount).toBe(1);
    expect(await refusedBy(redeem)).toContain('coupons_usage');
    for (const type of ['fixed_amount', 'free_trial'] as const) {
      const made = await write((tx) => tx.coupon.create({ data: { id: randomUUID(), code: type, name: type, type, value: '250' } }));
      expect(made).toMatchObject({ type, usageLimit: null, applicablePlans: [] });
    }
  });

  test('[R-ENT-11] AI usage counts calls and cost of a tenant once a period', async () => {
    const given = { tenantId, callsCount: 412, billingPeriodStart: at, billingPeriodEnd: later, cost: '4.12' };
    expect(await write((tx) => tx.aiUsage.create({ data: { id: randomUUID(), ...given } }))).toMatchObject(given);
    expect(await refusedBy((tx) => tx.aiUsage.create({ data: { id: randomUUID(), ...given } }))).toContain('P2002');
    expect(await refusedBy((tx) => tx.aiUsage.create({ data: { id: randomUUID(), ...given, billingPeriodStart: later } }))).toContain(
      'ai_usage_period',
    );
  });

  test("[R-ENT-12] a billing event keeps its data, and the provider's event comes in once", async () => {
    const given = { tenantId, type: 'invoice.paid', data: { amount: 4900 }, processedAt: at, providerEventId: 'evt_1' };
    expect(await write((tx) => tx.billingEvent.create({ data: { id: randomUUID(), ...given } }))).toMatchObject(given);
    expect(await refusedBy((tx) => tx.billingEvent.create({ data: { id: randomUUID(), ...given } }))).toContain('P2002');
  });

  test('[R-ENT-13] an invoice is pending until it is paid at a time', async () => {
    const id = randomUUID();
    const given = { tenantId, providerInvoiceId: 'in_1', amount: '49.00', dueDate: later, createdAt: at };
    expect(await write((tx) => tx.invoice.create({ data: { id, ...given } }))).toMatchObject({ ...given, status: 'pending', paidAt: null });
    expect(await refusedBy((tx) => tx.invoice.update({ where: keyOf(tenantId, id), data: { status: 'paid' } }))).toContain(
      'invoices_paid_at',
    );
    expect(await write((tx) => tx.invoice.update({ where: keyOf(tenantId, id), data: { status: 'paid', paidAt: later } }))).toMatchObject({
      paidAt: later,
    });
    expect(await refusedBy((tx) => tx.invoice.update({ where: keyOf(tenantId, id), data: { amount: '49.5' } }))).toContain(
      'invoices_amount',
    );
  });

  test('[R-ENT-14] a platform setting has a key of its own and a value', async () => {
    const given = { key: 'ai.pricePerCall', value: { amount: '0.01' } };
    expect(await write((tx) => tx.platformSetting.create({ data: given }))).toMatchObject(given);
    expect(await refusedBy((tx) => tx.platformSetting.create({ data: given }))).toContain('P2002');
  });
});

describe('templates and pages', () => {
  test('[R-ENT-09] a template has the fields of the specification and is Live at first', async () => {
    const given = { name: 'Bank', description: 'Calm', category: 'Banking', thumbnailUrl: '/t.webp', configSchema: { type: 'object' } };
    expect(await write((tx) => tx.template.create({ data: { id: randomUUID(), ...given } }))).toMatchObject({ ...given, isActive: true });
  });

  test('[R-ENT-15] a landing page template has the fields of the specification', async () => {
    const given = {
      name: 'Bank',
      description: 'Calm',
      category: 'Banking',
      industry: 'Finance',
      thumbnailUrl: '/t.webp',
      previewUrl: '/p',
      config: { name: 'Bank', components: [] },
      tags: ['bank', 'loans'],
    };
    const made = await write((tx) => tx.landingPageTemplate.create({ data: { id: randomUUID(), ...given } }));
    expect(made).toMatchObject({ ...given, isActive: true, isFeatured: false });
  });

  test('[R-ENT-16] a landing page is unpublished at / in its first revision, and published alone at its host and path', async () => {
    const given = {
      tenantId,
      name: 'Loans',
      config: { components: [] },
      subdomain: 'loans',
      seoTitle: 'Loans',
      seoDescription: 'All loans',
      seoKeywords: 'loan',
      analyticsId: 'G-1',
      facebookPixelId: '1',
      conversionGoal: 'form',
    };
    const id = randomUUID();
    expect(await write((tx) => tx.landingPage.create({ data: { id, ...given } }))).toMatchObject({
      ...given,
      templateId: null,
      isPublished: false,
      publishedAt: null,
      domain: null,
      path: '/',
      revision: 1,
    });
    await write((tx) => tx.landingPage.update({ where: keyOf(tenantId, id), data: { isPublished: true, publishedAt: at } }));
    const twin = randomUUID();
    await write((tx) => tx.landingPage.create({ data: { id: twin, ...given } }));
    expect(await refusedBy((tx) => tx.landingPage.update({ where: keyOf(tenantId, twin), data: { isPublished: true } }))).toContain(
      'P2002',
    );
    await write((tx) => tx.landingPage.update({ where: keyOf(tenantId, twin), data: { isPublished: true, path: '/cars' } }));
    expect(await refusedBy((tx) => tx.landingPage.update({ where: keyOf(tenantId, id), data: { path: 'loans' } }))).toContain(
      'landing_pages_path',
    );
  });

  test('[R-ENT-17] [R-CONST-08] a test is a draft that splits its visitors in halves', async () => {
    const given = {
      tenantId,
      name: 'Headline',
      description: 'Shorter',
      landingPageId: pageId,
      startDate: at,
      endDate: later,
      winnerVariant: null,
      confidenceLevel: 0.95,
    };
    const made = await write((tx) => tx.abTest.create({ data: { id: randomUUID(), ...given } }));
    expect(made).toMatchObject({ ...given, status: 'draft', trafficSplit: 50 });
    expect(await refusedBy((tx) => tx.abTest.update({ where: keyOf(tenantId, made.id), data: { trafficSplit: 101 } }))).toContain(
      'ab_tests_traffic_split',
    );
  });

  test('[R-ENT-18] a test has variants, of which one is the control', async () => {
    const testId = randomUUID();
    await write((tx) => tx.abTest.create({ data: { id: testId, tenantId, name: 'T', landingPageId: pageId } }));
    const variant = (name: string, isControl: boolean) => (tx: Tx) =>
      tx.abTestVariant.create({ data: { id: randomUUID(), tenantId, testId, name, config: {}, isControl } });
    expect(await write(variant('A', true))).toMatchObject({ testId, name: 'A', config: {}, isControl: true });
    expect(await write(variant('B', false))).toMatchObject({ isControl: false });
    expect(await refusedBy(variant('C', true))).toContain('P2002');
  });

  test('[R-ENT-21] a view of a page keeps where it came from and how far it went', async () => {
    const given = {
      landingPageId: pageId,
      testId: null,
      variantId: null,
      sessionId: 's',
      visitorId: 'v',
      userAgent: 'u',
      referer: 'https://example.com/',
      utmSource: 'news',
      utmMedium: 'mail',
      utmCampaign: 'spring',
      ipAddress: '192.0.2.0',
      country: 'US',
      city: 'Austin',
      device: 'tablet',
      browser: 'Safari',
      conversionStep: 'form',
      conversionValue: '10.00',
    };
    expect(await write((tx) => tx.landingPageView.create({ data: { id: randomUUID(), ...given } }))).toMatchObject(given);
  });

  test('[R-ENT-22] a step of a funnel is required unless it says otherwise', async () => {
    const given = {
      tenantId,
      landingPageId: pageId,
      name: 'Form sent',
      stepOrder: 1,
      eventType: 'submit',
      eventSelector: '#form',
      eventValue: null,
    };
    expect(await write((tx) => tx.funnelStep.create({ data: { id: randomUUID(), ...given } }))).toMatchObject({
      ...given,
      isRequired: true,
    });
  });
});

describe('calculators', () => {
  test('[R-ENT-19] a calculator is known by a text and has the fields of the specification', async () => {
    const given = {
      id: 'mortgage-payment',
      title: 'Mortgage Payment',
      description: 'Monthly',
      category: 'Mortgage',
      suite: 'mortgage',
      icon: 'house',
    };
    expect(await write((tx) => tx.calculator.create({ data: given }))).toEqual({ ...given, isActive: true, sortOrder: 0 });
    expect(await refusedBy((tx) => tx.calculator.create({ data: given }))).toContain('P2002');
  });
});
