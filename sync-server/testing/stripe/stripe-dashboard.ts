import type { StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

export interface DashboardSettings {
  readonly card: boolean;
  readonly tax: boolean;
  readonly portal: boolean;
}

/** The settings that a person makes in the dashboard. */
export function configureDashboard({ put, behavior }: StripeStore, { card, tax, portal }: DashboardSettings): void {
  const preference = { overridable: null, preference: 'on', value: card ? 'on' : 'off' };
  const taken = { available: card, display_preference: preference };
  put('payment_method_configurations', { id: 'pmc_1', active: true, is_default: true, name: 'Default', card: taken });
  behavior.isTaxAutomatic = tax;
  const features = Object(blankObject('configurations').features);
  const cancel = { ...features.subscription_cancel, enabled: portal };
  put('configurations', { id: 'bpc_1', active: true, features: { ...features, subscription_cancel: cancel } });
}
