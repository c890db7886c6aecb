/** Figures of the account screen for somebody without a tenant: shown as a demonstration, never for a real one. */
export const demoAccount = {
  planName: 'Professional',
  price: '$49.00',
  nextBilling: 'Jan 15, 2024',
  users: 8,
  calculators: 156,
} as const;
