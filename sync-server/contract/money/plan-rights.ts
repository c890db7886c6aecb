import { t } from '#contract/language/t.ts';
import { type PlanRight, planRightNames } from './plan-right-names.ts';

/** The fields of a plan that say what it includes, also as the terms of a subscription keep them. */
export interface PlanContents {
  readonly calculatorLimit: number | null;
  readonly aiCallsIncluded: number;
  readonly aiUnlimited: boolean;
  readonly customDomain: boolean;
  readonly whiteLabel: boolean;
  readonly prioritySupport: boolean;
  /** Absent or null: the standard cap of a team. */
  readonly maxUsers?: number | null | undefined;
  /** Business hours within which support answers; absent or null: `usualAnswerHours`. */
  readonly answerHours?: number | null | undefined;
}

export const grantingFields = ['customDomain', 'whiteLabel', 'prioritySupport'] as const satisfies readonly (keyof PlanContents)[];
export type GrantingField = (typeof grantingFields)[number];

interface Right {
  /** Any of these fields of a plan grants the right. */
  readonly grantedBy: readonly GrantingField[];
  readonly name: string;
  /** One sentence about a plan without the right: the refusal of the server, and the text of the lock on the screen. */
  readonly lacking: string;
}

/**
 * Everything that a plan can include besides numbers of calculators, people, and AI calls. Each right is asked for by the server before a
 * change, and by the screen before a form is filled in. What a tenant has set already stays when its plan changes.
 */
export const planRights = {
  branding: {
    grantedBy: ['customDomain', 'whiteLabel'],
    name: t('Custom branding'),
    lacking: t('Your plan includes basic branding: name, logo, and brand color.'),
  },
  customDomain: {
    grantedBy: ['customDomain'],
    name: t('Custom domain'),
    lacking: t('Your plan has no custom domain. Please upgrade.'),
  },
  webhooks: {
    grantedBy: ['customDomain', 'whiteLabel'],
    name: t('Webhooks'),
    lacking: t('Your plan does not include webhooks.'),
  },
  api: {
    grantedBy: ['whiteLabel'],
    name: t('White-label API'),
    lacking: t('The plan of this tenant does not include the API.'),
  },
  ownMails: {
    grantedBy: ['whiteLabel'],
    name: t('Mails without the platform’s name'),
    lacking: t('Mails of your firm name the platform in their last line.'),
  },
  prioritySupport: {
    grantedBy: ['prioritySupport'],
    name: t('Priority support'),
    lacking: t('Questions of your firm are answered after those of firms with priority support.'),
  },
} as const satisfies Readonly<Record<PlanRight, Right>>;

/** The parts of a tenant's look that need custom branding. Name, logo, brand color, language, and disclaimer are part of every plan. */
export const customBrandFields = ['headerColor', 'logoDarkUrl', 'cornerRadius', 'font'] as const;

/** The terms of a running subscription take precedence over the plan. A tenant without a plan has every right. */
export function hasRight(right: PlanRight, plan: unknown, terms: unknown): boolean {
  const grantedBy: readonly GrantingField[] = planRights[right].grantedBy;
  return grantedBy.some((field) => granted(terms, field) ?? granted(plan, field) ?? true);
}

function granted(holder: unknown, field: string): boolean | undefined {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, field) : undefined;
  return typeof value === 'boolean' ? value : undefined;
}

/** The names of the rights that a field of a plan grants, for the form in which the field is switched on. */
export function namesGrantedBy(field: GrantingField): readonly string[] {
  return planRightNames.flatMap((right) => {
    const { grantedBy, name }: Right = planRights[right];
    return grantedBy.includes(field) ? [name] : [];
  });
}

interface OfferedPlan extends Pick<PlanContents, GrantingField> {
  readonly name: string;
  readonly basePrice: string;
  readonly isActive: boolean;
}

/** The cheapest active plan with a right. */
export function cheapestWith<Offered extends OfferedPlan>(plans: readonly Offered[], right: PlanRight): Offered | undefined {
  return plans
    .filter((plan) => plan.isActive && hasRight(right, plan, undefined))
    .sort((a, b) => Number(a.basePrice) - Number(b.basePrice))[0];
}
