import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { createStripeStandIn } from '#app/testing/stripe-stand-in.ts';
import { confirmCard } from './confirm-card.ts';

let service = createStripeStandIn();

beforeEach(() => {
  service = createStripeStandIn();
  window.Stripe = service.stripe;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.Stripe;
});

const paid = {
  '/api/create-subscription': () => Response.json({ clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' }),
  '/api/tenants/my-tenants': () => Response.json([]),
};
const subscribe = () => page.getByRole('button', { name: 'Subscribe' });
const toast = () => page.getByRole('status').last();

async function open(path = '/subscribe') {
  answering(paid);
  const shown = await showApp(path, signedIn('tenant_admin'));
  return shown;
}

async function pay(): Promise<void> {
  await expect.element(subscribe()).toBeEnabled();
  await subscribe().click();
}

describe('the card form of the card service', () => {
  it('[R-SUB-02] [R-SUB-05] [R-SUB-06] [R-SUB-07] takes a card and goes on to the selection of calculators', async () => {
    const { router } = await open();
    await expect.element(page.getByText('Card number')).toBeVisible();
    expect(page.getByLabelText('Test card').query()).toBeNull();
    await pay();
    await expect.element(toast()).toHaveTextContent('Payment SuccessfulRedirecting to calculator selection...');
    expect(router.state.location.pathname).toBe('/select-calculators');
    expect(service.charges()).toBe(1);
  });

  it('[R-SUB-08] shows a decline in the words of the card service, and takes another card', async () => {
    service.useCard('declined');
    const { router } = await open();
    await pay();
    await expect.element(toast()).toHaveTextContent('Payment FailedYour card was declined.');
    service.useCard('accepted');
    await pay();
    await expect.poll(() => router.state.location.pathname).toBe('/select-calculators');
    expect(service.charges()).toBe(1);
  });

  it('[R-SUB-03] waits while the bank asks the person, and goes on once it is confirmed', async () => {
    service.useCard('asked');
    const { router } = await open();
    await pay();
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    service.answerBank(true);
    await expect.poll(() => router.state.location.pathname).toBe('/select-calculators');
  });

  it('says so when the bank does not confirm the payment', async () => {
    service.useCard('asked');
    await open();
    await pay();
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    service.answerBank(false);
    await expect.element(toast()).toHaveTextContent('Payment FailedWe are unable to authenticate your payment method.');
    await expect.element(subscribe()).toBeEnabled();
  });

  it('does not charge twice when the network is lost after the charge', async () => {
    service.useCard('lost-after-charge');
    const { router } = await open();
    await pay();
    await expect.element(toast()).toHaveTextContent(/we check whether this payment went through/);
    await pay();
    await expect.poll(() => router.state.location.pathname).toBe('/select-calculators');
    expect(service.charges()).toBe(1);
  });

  it('charges on the next attempt when the network was lost before the charge', async () => {
    service.useCard('lost-before-charge');
    const { router } = await open();
    await pay();
    await expect.element(toast()).toHaveTextContent(/The connection was lost/);
    service.useCard('accepted');
    await pay();
    await expect.poll(() => router.state.location.pathname).toBe('/select-calculators');
    expect(service.charges()).toBe(1);
  });

  it('says that the form cannot be loaded, and loads it again', async () => {
    delete window.Stripe;
    // The script's own host is not reached from here.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) queueMicrotask(() => script.dispatchEvent(new Event('error')));
    });
    await open();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The card form could not be loaded.');
    window.Stripe = service.stripe;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(subscribe()).toBeEnabled();
  });
});

describe('the way back from a page of the bank', () => {
  it('announces a payment that went through, and removes its secret from the address', async () => {
    const { router } = await open('/select-calculators?payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded');
    await expect.element(toast()).toHaveTextContent('Payment Successful');
    await expect.poll(() => router.state.location.href).toBe('/select-calculators');
  });

  it('returns to the payment when the bank did not confirm it', async () => {
    const { router } = await open('/select-calculators?payment_intent_client_secret=pi_1_secret_2&redirect_status=failed');
    await expect.element(toast()).toHaveTextContent('Payment FailedYour bank did not confirm the payment.');
    expect(router.state.location.pathname).toBe('/subscribe');
  });
});

describe('a card that is entered without a payment', () => {
  it('is confirmed as a setup, by the rules of the card service', async () => {
    const stripe = service.stripe('pk_test_1');
    const elements = stripe.elements({ clientSecret: 'seti_1_secret_2' });
    elements.create('payment').mount(document.body.appendChild(document.createElement('div')));
    const card = { stripe, elements, clientSecret: 'seti_1_secret_2', returnUrl: 'https://acme.example/customer-portal' };
    expect(await confirmCard(card)).toEqual({ ok: true, value: undefined });
    const misused = { ...card, clientSecret: 'pi_1_secret_2' };
    expect(await confirmCard(misused)).toMatchObject({ ok: false, code: 'Unavailable' });
  });
});
