/** Figures of the account screen for a person without a tenant: marked as a demonstration, never shown for a real tenant. */
export const demoAccount = {
  planName: 'Professional',
  price: '$49.00',
  nextBilling: 'Jan 15, 2024',
  users: 8,
  calculators: 156,
} as const;
