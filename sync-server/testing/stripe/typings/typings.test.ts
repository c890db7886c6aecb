import { expect, test } from 'vitest';
import { blankOf } from './blank.ts';
import { problemsOf } from './check-shape.ts';
import { stripeType } from './read-typings.ts';
import { readForm } from './stripe-form.ts';

const form = (file: string, name: string, text: string) => problemsOf(stripeType(file, name), readForm(new URLSearchParams(text)), 'form');

test('the typings of the pinned package know the parameters of a request, at any depth', () => {
  const asked =
    'customer=cus_1&items[0][price]=price_1&default_payment_method=pm_1&trial_settings[end_behavior][missing_payment_method]=cancel';
  expect(form('Subscriptions', 'SubscriptionCreateParams', asked)).toEqual([]);
  expect(form('Subscriptions', 'SubscriptionCreateParams', 'customer=cus_1&coupon=X')).toEqual([
    { code: 'parameter_unknown', param: 'coupon' },
  ]);
  expect(form('Subscriptions', 'SubscriptionCreateParams', 'customer=cus_1&items[0][cost]=9')).toEqual([
    { code: 'parameter_unknown', param: 'items[0][cost]' },
  ]);
  expect(form('Subscriptions', 'SubscriptionCreateParams', 'trial_period_days=many')).toContainEqual({
    code: 'parameter_invalid',
    param: 'trial_period_days',
  });
});

test('a required parameter that is missing is a problem', () => {
  expect(form('Prices', 'PriceCreateParams', 'unit_amount=100')).toEqual([{ code: 'parameter_missing', param: 'currency' }]);
});

test('fields that earlier versions answered are problems: they have moved', () => {
  const invoice = Object(blankOf(stripeType('Invoices', 'Invoice')));
  const shape = stripeType('Invoices', 'Invoice');
  expect(problemsOf(shape, invoice, 'json')).toEqual([]);
  expect(problemsOf(shape, { ...invoice, subscription: 'sub_1', payment_intent: 'pi_1' }, 'json').map(({ param }) => param)).toEqual([
    'subscription',
    'payment_intent',
  ]);
  const subscription = Object(blankOf(stripeType('Subscriptions', 'Subscription')));
  expect(problemsOf(stripeType('Subscriptions', 'Subscription'), { ...subscription, current_period_end: 1 }, 'json')).toEqual([
    { code: 'parameter_unknown', param: 'current_period_end' },
  ]);
});

test('a problem deep in an expanded object is named, and so is a field that is left out', () => {
  const subscription = Object(blankOf(stripeType('Subscriptions', 'Subscription')));
  const invoice = Object(blankOf(stripeType('Invoices', 'Invoice')));
  const { total: _, ...rest } = invoice;
  const { lines, ...others } = subscription;
  expect(problemsOf(stripeType('Subscriptions', 'Subscription'), { ...others, latest_invoice: rest }, 'json')).toEqual([
    { code: 'parameter_missing', param: 'latest_invoice[total]' },
  ]);
  expect(lines).toBeUndefined();
});
