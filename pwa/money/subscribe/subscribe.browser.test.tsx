import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { sentPlan } from '#app/testing/sent-rows.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { codeHeader } from '#contract/values/outcome.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const start = '/api/create-subscription';
const confirm = '/api/payments/confirm';
const month = { planName: 'Professional', interval: 'month', priceCents: 4900, discountedCents: 4900, dueCents: 4900, freeTrialDays: 0 };
const paid = {
  [start]: () => Response.json({ clientSecret: 'sub_1_secret_2', price: month }),
  '/api/tenants/my-tenants': () => Response.json([]),
};
const yearly = sentPlan({
  id: '019600aa-0000-7000-8000-0000000000a2',
  name: 'Professional',
  description: null,
  basePrice: '49.00',
  annualPrice: '490.00',
  calculatorLimit: null,
  aiCallsIncluded: 1000,
});
const subscribe = () => page.getByRole('button', { name: 'Subscribe' });
const toast = () => page.getByRole('status').last();

async function open(answers: Readonly<Record<string, () => Response>>, path = '/subscribe') {
  const calls = answering(answers);
  return { calls, ...(await showApp(path, signedIn('tenant_admin'))) };
}

describe('the subscribe page', () => {
  it('[R-SUB-01] says that the subscription is being set up', async () => {
    answeringWith(() => new Promise(() => undefined));
    await showApp('/subscribe', signedIn('tenant_admin'));
    await expect.element(page.getByText('Setting up your subscription...')).toBeVisible();
  });

  it('[R-SUB-02] [R-SUB-03] asks for a card, and says that it is processing', async () => {
    await open(paid);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' })).toBeVisible();
    await expect.element(page.getByLabelText('Test card')).toBeVisible();
    answeringWith(() => new Promise(() => undefined));
    await subscribe().click();
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  });

  it('[R-SUB-05] [R-SUB-06] [R-SUB-07] goes on to the selection of calculators once it is paid', async () => {
    const { router } = await open({ ...paid, [confirm]: () => Response.json({ received: true }) });
    await subscribe().click();
    await expect.element(toast()).toHaveTextContent('Payment SuccessfulRedirecting to calculator selection...');
    expect(router.state.location.pathname).toBe('/select-calculators');
  });

  it('[R-SUB-08] shows a failure with the words of the provider, and lets try again', async () => {
    await open({ ...paid, [confirm]: () => new Response('Your card was declined.', { status: 409 }) });
    await page.getByLabelText('Test card').selectOptions('declined');
    await subscribe().click();
    await expect.element(toast()).toHaveTextContent('Payment FailedYour card was declined.');
    await expect.element(subscribe()).toBeEnabled();
  });

  it('[R-SUB-08] a test card that needs a confirmation asks for it before it pays', async () => {
    await open({ ...paid, [confirm]: () => Response.json({ received: true }) });
    await page.getByLabelText('Test card').selectOptions('confirmed');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your bank asks for a confirmation' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm the Payment' }).click();
    await expect.element(toast()).toHaveTextContent('Payment Successful');
  });

  it('says before the button when it renews, how it is cancelled, and what AI calls cost', async () => {
    const aiPrice = { pricePerCall: '0.01', minimumCents: 500, mostCents: 10_000 };
    const price = { ...month, nextPaymentAt: '2026-12-26T09:00:00.000Z', aiPrice };
    await open({ ...paid, [start]: () => Response.json({ clientSecret: 'sub_1_secret_2', price }) });
    const said = [
      'It renews on December 26, 2026, and then every month, until you cancel.',
      'You can cancel at any time in Account Management. You keep what you have paid for until the end of the paid period.',
      'An AI call above those included costs $0.01; a month with such calls costs at least $5.00 and at most $100.00.',
    ];
    for (const text of said) {
      await expect.element(page.getByText(text)).toBeVisible();
      const follows = page.getByText(text).element().compareDocumentPosition(subscribe().element());
      expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
    }
  });

  it('[R-SUB-10] asks for no card where nothing is to be paid', async () => {
    const { router } = await open({ ...paid, [start]: () => Response.json({}) });
    await expect.poll(() => router.state.location.pathname).toBe('/select-calculators');
    expect(subscribe().query()).toBeNull();
  });

  it('says why it cannot be set up, and tries again', async () => {
    await open({ [start]: () => new Response('An administrator subscribes their own tenant.', { status: 403 }) });
    await expect.element(page.getByText('An administrator subscribes their own tenant.')).toBeVisible();
    answering(paid);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(subscribe()).toBeVisible();
  });

  it('says that the server cannot be reached without a network', async () => {
    await open({});
    await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  });

  it('a coupon that is accepted counts at once, and the price says so', async () => {
    const preview = { code: 'SPRING', planName: 'Professional', priceCents: 4900, discountedCents: 4410, freeTrialDays: 0 };
    const bodies: unknown[] = [];
    await open({}, '/subscribe?coupon=SPRING');
    answeringWith((path, { body }) => {
      if (path.startsWith('/api/tenant/coupon-preview')) return Response.json(preview);
      if (path !== start) throw new TypeError('Failed to fetch');
      bodies.push(JSON.parse(body));
      const price = bodies.length === 1 ? month : { ...month, discountedCents: 4410, dueCents: 4410, couponCode: 'SPRING' };
      return Response.json({ clientSecret: 'sub_1_secret_2', price });
    });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByLabelText('Coupon code')).toHaveValue('SPRING');
    await page.getByRole('button', { name: 'Use this coupon' }).click();
    await expect.element(page.getByText('Professional: $44.10 a month instead of $49. Due now: $44.10.')).toBeVisible();
    await expect.element(page.getByText('The coupon SPRING is part of this subscription.')).toBeVisible();
    expect(bodies).toEqual([{}, { couponCode: 'SPRING' }]);
  });

  it('[R-COUP-10] a coupon that is refused leaves the subscription as it is', async () => {
    const { calls } = await open(
      { ...paid, '/api/tenant/coupon-preview?code=OLD': () => new Response('This coupon has expired.', { status: 409 }) },
      '/subscribe?coupon=OLD',
    );
    await page.getByRole('button', { name: 'Use this coupon' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This coupon has expired.');
    expect(calls.filter((path) => path === start)).toHaveLength(1);
    await expect.element(subscribe()).toBeVisible();
  });

  it('subscribes by the year where the plan has a yearly price', async () => {
    const bodies: unknown[] = [];
    const { store } = await open(paid, `/subscribe?plan=${yearly.id}`);
    queueingLocal(store, { plan: [yearly] });
    answeringWith(async (_, { body }) => {
      bodies.push(JSON.parse(body));
      return Response.json({ clientSecret: 'sub_1_secret_3' });
    });
    const choice = page.getByLabelText('You pay');
    await expect.element(choice).toHaveTextContent('$490 once a year, $98 less than twelve months');
    await choice.selectOptions('year');
    await expect.poll(() => bodies).toEqual([{ interval: 'year', planId: yearly.id }]);
    await expect.element(page.getByLabelText('You pay')).toHaveValue('year');
  });

  it('checks a coupon for the year once a year is chosen', async () => {
    const preview = { code: 'SPRING', planName: 'Professional', priceCents: 49_000, discountedCents: 44_100, freeTrialDays: 0 };
    const { store, calls } = await open(
      { ...paid, [`/api/tenant/coupon-preview?code=SPRING&planId=${yearly.id}&interval=year`]: () => Response.json(preview) },
      `/subscribe?plan=${yearly.id}&coupon=SPRING`,
    );
    const started = () => calls.filter((path) => path === start).length;
    queueingLocal(store, { plan: [yearly] });
    // Each choice starts the subscription again, so the one before has to be asked for first.
    await expect.poll(started).toBe(1);
    await page.getByLabelText('You pay').selectOptions('year');
    await expect.poll(started).toBe(2);
    await page.getByRole('button', { name: 'Use this coupon' }).click();
    await expect.element(page.getByText('The coupon SPRING is part of this subscription.')).toBeVisible();
    await expect.poll(started).toBe(3);
  });

  it('says what is bought and what is due now, before a card is taken', async () => {
    const price = {
      planName: 'Professional',
      interval: 'month',
      priceCents: 4900,
      discountedCents: 4900,
      dueCents: 5297,
      freeTrialDays: 0,
    };
    await open({ ...paid, [start]: () => Response.json({ clientSecret: 'sub_1_secret_2', price }) });
    await expect.element(page.getByText('Professional: $49 a month. Due now: $52.97, with tax.')).toBeVisible();
  });

  it('[R-COUP-04] a coupon that was used before a reload is still shown, with its price', async () => {
    const price = {
      planName: 'Professional',
      interval: 'month',
      priceCents: 4900,
      discountedCents: 4410,
      dueCents: 4410,
      freeTrialDays: 0,
      couponCode: 'SPRING',
    };
    await open({ ...paid, [start]: () => Response.json({ clientSecret: 'sub_1_secret_2', price }) });
    await expect.element(page.getByText('Professional: $44.10 a month instead of $49. Due now: $44.10.')).toBeVisible();
    await expect.element(page.getByText('The coupon SPRING is part of this subscription.')).toBeVisible();
    expect(page.getByLabelText('Coupon code').query()).toBeNull();
  });

  it('keeps the chosen interval in the address, so that a reload keeps it, too', async () => {
    const bodies: unknown[] = [];
    const { store, router } = await open(paid, `/subscribe?plan=${yearly.id}&interval=year`);
    queueingLocal(store, { plan: [yearly] });
    await expect.element(page.getByLabelText('You pay')).toHaveValue('year');
    answeringWith(async (_, { body }) => {
      bodies.push(JSON.parse(body));
      return Response.json({ clientSecret: 'sub_1_secret_3' });
    });
    await page.getByLabelText('You pay').selectOptions('month');
    await expect.poll(() => router.state.location.search).toEqual({ plan: yearly.id });
    await expect.poll(() => bodies).toEqual([{ planId: yearly.id }]);
  });

  it('leads to the account where a subscription runs already', async () => {
    await open({
      [start]: () => new Response('This tenant already has a subscription.', { status: 409, headers: { [codeHeader]: 'Conflict' } }),
    });
    await expect
      .element(page.getByRole('link', { name: 'Choose a plan' }))
      .toHaveAttribute('href', '/customer-portal?tab=account&choose=plan');
    expect(page.getByRole('button', { name: 'Try Again' }).query()).toBeNull();
  });

  it('tells a person without a firm so, and offers the next step', async () => {
    const calls = answering({});
    const session = signedIn('user');
    if (!('user' in session)) throw new Error('A person must be signed in here.');
    await showApp('/subscribe', { ...session, user: { ...session.user, memberships: [] } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'You do not belong to a firm yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open a firm' })).toHaveAttribute('href', '/sign-up');
    expect(calls).not.toContain(start);
  });
});
