import { defineDomain } from '#server/core/faces/define-domain.ts';

export const subscriptionsFace = defineDomain({
  name: 'subscriptions',
  tables: {
    subscriptions: {},
  },
});
