/** The demonstration data of a fresh installation. The plans are the three of the specification, section 9. */
import { newestCompleteSet } from '#calculators/figures/set.ts';

/** Satisfies the password rules and is printed at the start. Production does not start while an account has it. */
export const demoPassword = 'Demo-pass-1';

export const demoPlans = [
  {
    name: 'Starter',
    description: 'For trying the suite with first clients',
    basePrice: '0.00',
    annualPrice: '0.00',
    annualDiscount: null,
    calculatorLimit: 5,
    aiCallsIncluded: 100,
    customDomain: false,
    whiteLabel: false,
    prioritySupport: false,
    settings: {},
  },
  {
    name: 'Professional',
    description: 'For firms that work under their own brand',
    basePrice: '49.00',
    annualPrice: '490.00',
    annualDiscount: 17,
    calculatorLimit: null,
    aiCallsIncluded: 1000,
    customDomain: true,
    whiteLabel: false,
    prioritySupport: false,
    settings: { answerHours: 8 },
  },
  {
    name: 'Enterprise',
    description: 'For banks and platforms that build on the suite',
    basePrice: '199.00',
    annualPrice: '1990.00',
    annualDiscount: 17,
    calculatorLimit: null,
    aiCallsIncluded: 0,
    customDomain: true,
    whiteLabel: true,
    prioritySupport: true,
    settings: { aiUnlimited: true },
  },
] as const;
export type DemoPlanName = (typeof demoPlans)[number]['name'];

export const demoTenants = [
  {
    subdomain: 'acme',
    name: 'Acme Wealth',
    plan: 'Professional',
    billingEmail: 'billing@acme.test',
    settings: { brand: { accent: '#0f766e', logoText: 'Acme Wealth' } },
    /** Number of calculators switched on; null: all. */
    calculators: null,
  },
  {
    subdomain: 'birch',
    name: 'Birch Credit Union',
    plan: 'Starter',
    billingEmail: 'billing@birch.test',
    settings: { assumptions: { figures: newestCompleteSet } },
    calculators: 5,
  },
] as const;

/**
 * Days before the start at which the tenants chose their calculators, so that their first set-up, in which any member adds some, is over.
 */
export const demoSetUpDaysAgo = 45;

export const demoPeople = [
  { email: 'owner@reckoner.test', firstName: 'Olivia', lastName: 'Owens', role: 'platform_owner', tenant: null },
  { email: 'admin@acme.test', firstName: 'Amir', lastName: 'Adler', role: 'tenant_admin', tenant: 'acme' },
  { email: 'user@acme.test', firstName: 'Una', lastName: 'Ulrich', role: 'user', tenant: 'acme' },
  { email: 'admin@birch.test', firstName: 'Berit', lastName: 'Bauer', role: 'tenant_admin', tenant: 'birch' },
  { email: 'user@birch.test', firstName: 'Umar', lastName: 'Unwin', role: 'user', tenant: 'birch' },
] as const;

export const demoCoupons = [
  { code: 'WELCOME10', name: 'Ten per cent off', type: 'percentage', value: '10', freeTrialDays: null, usageLimit: null },
  { code: 'SPRING20', name: 'Twenty dollars off', type: 'fixed_amount', value: '20.00', freeTrialDays: null, usageLimit: 100 },
  { code: 'TRY30', name: 'Thirty days free', type: 'free_trial', value: '30', freeTrialDays: 30, usageLimit: 50 },
] as const;

/** Days before the start at which an invitation was sent, and its state now. */
export const demoInvitations = [
  { email: 'pat@acme.test', role: 'user', status: 'pending', sentDaysAgo: 1, resendCount: 0 },
  { email: 'quinn@acme.test', role: 'tenant_admin', status: 'pending', sentDaysAgo: 4, resendCount: 2 },
  { email: 'user@acme.test', role: 'user', status: 'accepted', sentDaysAgo: 40, resendCount: 0 },
  { email: 'ruth@acme.test', role: 'user', status: 'expired', sentDaysAgo: 20, resendCount: 1 },
  { email: 'sam@acme.test', role: 'user', status: 'cancelled', sentDaysAgo: 12, resendCount: 0 },
] as const;

/** AI calls in periods of 30 days, the newest first. Each call costs 0.01. */
export const demoAiCalls = [238, 655, 412] as const;
