/** The rights of plans besides numbers of calculators, people, and AI calls. */
export const planRightNames = ['branding', 'customDomain', 'webhooks', 'api', 'ownMails', 'prioritySupport'] as const;
export type PlanRight = (typeof planRightNames)[number];
