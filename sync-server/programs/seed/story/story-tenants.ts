import type { DemoPlanName } from '#server/programs/seed/demo.ts';

/** The course of a tenant's subscription until today. */
export type TenantCourse =
  /** Paid every invoice; `from` is an earlier plan, left after some months. */
  | { readonly kind: 'customer'; readonly upgrade?: { readonly from: DemoPlanName; readonly afterMonths: number } }
  /** The newest invoice is unpaid since some days. */
  | { readonly kind: 'pastDue'; readonly sinceDays: number }
  /** Left after some months, and went on with the free plan. */
  | { readonly kind: 'left'; readonly afterMonths: number }
  /** In its trial, with some days left. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  /** On the free plan, which has no invoices. */
  | { readonly kind: 'free' };

export interface StoryTenant {
  readonly name: string;
  readonly subdomain: string;
  readonly plan: DemoPlanName;
  readonly interval: 'month' | 'year';
  /** Days ago at which its subscription began, or its trial. */
  readonly joinedDaysAgo: number;
  readonly people: number;
  readonly course: TenantCourse;
  /** Code of a coupon that it redeemed. */
  readonly coupon?: string;
}

const customer = { kind: 'customer' } as const;
const free = { kind: 'free' } as const;

/** The tenants beside Acme and Birch, in the order in which they came over 14 months. */
export const storyTenants: readonly StoryTenant[] = [
  {
    ...tenant('Cedar Point Advisors', 'cedarpoint', 'Enterprise', 402, 7),
    course: { kind: 'customer', upgrade: { from: 'Professional', afterMonths: 5 } },
  },
  { ...tenant('Larkfield Mortgage', 'larkfield', 'Professional', 391, 5), interval: 'year', course: customer },
  { ...tenant('Granite Lending', 'granite', 'Professional', 372, 4), course: { kind: 'left', afterMonths: 7 } },
  { ...tenant('Harbor Street Planning', 'harborstreet', 'Professional', 355, 3), course: customer, coupon: 'WELCOME10' },
  { ...tenant('Meadow Tax Partners', 'meadowtax', 'Starter', 340, 2), course: free },
  {
    ...tenant('Summit Auto Finance', 'summitauto', 'Professional', 318, 5),
    course: { kind: 'customer', upgrade: { from: 'Starter', afterMonths: 2 } },
  },
  { ...tenant('Willow Retirement', 'willow', 'Professional', 301, 3), course: { kind: 'left', afterMonths: 5 } },
  { ...tenant('Fairview Home Loans', 'fairview', 'Enterprise', 284, 6), course: customer },
  { ...tenant('Stonebridge Realty', 'stonebridge', 'Professional', 262, 3), course: customer },
  { ...tenant('Prairie Business Credit', 'prairie', 'Professional', 249, 4), course: { kind: 'pastDue', sinceDays: 7 } },
  { ...tenant('Juniper Family Office', 'juniper', 'Enterprise', 233, 4), interval: 'year', course: customer },
  { ...tenant('Quarry Equipment Leasing', 'quarry', 'Starter', 214, 2), course: free },
  { ...tenant('Bayside Insurance Group', 'bayside', 'Professional', 196, 4), course: customer },
  { ...tenant('Redwood College Savings', 'redwood', 'Professional', 171, 3), course: customer, coupon: 'SPRING20' },
  { ...tenant('Old Mill Accounting', 'oldmill', 'Professional', 152, 2), course: { kind: 'left', afterMonths: 3 } },
  { ...tenant('Clearwater Wealth', 'clearwater', 'Professional', 131, 5), course: customer },
  { ...tenant('Northgate Motors', 'northgate', 'Professional', 104, 3), course: { kind: 'pastDue', sinceDays: 12 } },
  {
    ...tenant('Foxglove Financial', 'foxglove', 'Enterprise', 88, 4),
    course: { kind: 'customer', upgrade: { from: 'Professional', afterMonths: 1 } },
  },
  { ...tenant('Ironwood Capital', 'ironwood', 'Professional', 57, 3), course: customer },
  { ...tenant('Sparrow Planning', 'sparrow', 'Starter', 34, 1), course: free },
  { ...tenant('Tamarack Advisors', 'tamarack', 'Professional', 9, 2), course: { kind: 'trial', daysLeft: 5 } },
  { ...tenant('Violet Hill Lending', 'violethill', 'Professional', 3, 1), course: { kind: 'trial', daysLeft: 11 } },
];

function tenant(name: string, subdomain: string, plan: DemoPlanName, joinedDaysAgo: number, people: number) {
  return { name, subdomain, plan, interval: 'month', joinedDaysAgo, people } as const;
}
