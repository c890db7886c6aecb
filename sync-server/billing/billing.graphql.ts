import { ConfirmPayment, CreateSubscription, type SubscriptionStart } from '#contract/billing.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { countCall } from '#server/graphql/count-call.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { confirmPayment } from './confirm-payment.ts';
import { startSubscription } from './start-subscription.ts';
import type { EventTaken } from './take-event.ts';

export function defineBillingFields(builder: Builder): void {
  const Start = builder.objectRef<SubscriptionStart>('SubscriptionStart').implement({
    fields: (t) => ({
      clientSecret: t.string({ nullable: true, description: 'Absent: nothing is to be paid.', resolve: (start) => start.clientSecret }),
    }),
  });
  const Taken = builder.objectRef<EventTaken>('PaymentConfirmation').implement({
    fields: (t) => ({ received: t.exposeBoolean('received') }),
  });
  builder.mutationFields((t) => ({
    createSubscription: t.field({
      type: Start,
      description: 'Subscribes the most recently created tenant of the caller.',
      args: { planId: t.arg.id(), couponCode: t.arg.string() },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/create-subscription', args);
        return unwrap(await startSubscription(context.deps, context.principal, inputOf(CreateSubscription, given(args))));
      },
    }),
    confirmPayment: t.field({
      type: Taken,
      description: 'Confirms a payment on a development server without a card service.',
      args: { clientSecret: t.arg.string({ required: true }), card: t.arg.string() },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await confirmPayment(deps, principal, inputOf(ConfirmPayment, given(args)))),
    }),
  }));
}
