import { randomUUID } from 'node:crypto';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { performOperation } from './perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe/stripe-stand-in.ts';
import type { Office, OfficePerson, OfficeTenant } from './test-office.ts';

/** A tenant of an office, its administrator, and a card service of its own. */
export interface StripeOffice {
  readonly stripe: StripeStandIn;
  readonly payments: PaymentProvider;
  readonly deps: () => Office['services'] & { readonly payments: PaymentProvider };
  readonly tenant: OfficeTenant;
  readonly admin: OfficePerson;
  readonly plan: (name: string, price: string) => Promise<string>;
  readonly subscribe: (input?: object) => Promise<unknown>;
  /** Sends the waiting requests to the card service, and takes its reports. */
  readonly sendAll: () => Promise<void>;
  readonly subscription: () => Promise<Readonly<Record<string, unknown>>>;
  readonly sqlOfTenant: <Row extends object>(statement: string) => Promise<readonly Row[]>;
}

export async function openStripeOffice(office: Office, price = '49.00'): Promise<StripeOffice> {
  const { clock } = office.services;
  const stripe = await startStripeStandIn(clock);
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  const payments = createStripePayments({ ...keys, clock, address: stripe.address });
  const tenant = await office.tenant();
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const deps = () => ({ ...office.services, payments });
  async function plan(name: string, monthly: string): Promise<string> {
    const id = randomUUID();
    await office.sql('insert into plans (id, name, base_price) values ($1::uuid, $2, $3)', [id, name, monthly]);
    return id;
  }
  const planId = await plan('Professional', price);
  await office.sql('update tenants set plan_id = null, billing_email = $2 where id = $1::uuid', [tenant.id, admin.email]);
  await office.sql('delete from payment_objects');
  return {
    stripe,
    payments,
    deps,
    tenant,
    admin,
    plan,
    subscribe: (input = {}) => performOperation(createSubscription, deps(), admin.caller, { planId, ...input }),
    sendAll: async () => {
      const { db } = office.services;
      const run = { db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 };
      await reconcilePayments(deps());
      while ((await runDueEffects(run)) > 0);
      await reconcilePayments(deps());
    },
    subscription: async () => Object((await office.sql('select * from subscriptions where tenant_id = $1::uuid', [tenant.id]))[0]),
    sqlOfTenant: (statement) => office.sql(statement, [tenant.id]),
  };
}
