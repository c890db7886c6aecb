import type { StripeStore } from './stripe-store.ts';

/** The card service writes credit as a negative balance. */
export function changeBalance({ get, change }: StripeStore, customer: string, cents: number): void {
  change('customers', customer, { balance: Number(get('customers', customer).balance ?? 0) + cents });
}
