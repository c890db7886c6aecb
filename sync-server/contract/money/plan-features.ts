import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { PlanRight } from './plan-right-names.ts';
import { hasRight, type PlanContents, planRights } from './plan-rights.ts';

/** The rights that have a line of their own on a card, in the order of the cards. */
const cardRights = ['customDomain', 'api', 'prioritySupport'] as const satisfies readonly PlanRight[];

/** The lines of a plan's card. */
export function planFeatures(plan: PlanContents): readonly string[] {
  const { calculatorLimit, aiCallsIncluded, maxUsers } = plan;
  return [
    calculatorLimit === null ? t('All 20+ calculators') : t('{calculatorLimit} calculators', { calculatorLimit }),
    hasRight('branding', plan, undefined) ? planRights.branding.name : t('Basic branding'),
    ...(plan.aiUnlimited
      ? [t('Unlimited AI calls')]
      : aiCallsIncluded > 0
        ? [t('{aiCallsIncluded} AI calls per month', { aiCallsIncluded: number(aiCallsIncluded) })]
        : []),
    ...(typeof maxUsers === 'number' ? [t('Up to {maxUsers} people', { maxUsers: number(maxUsers) })] : []),
    ...cardRights.flatMap((right) => (hasRight(right, plan, undefined) ? [planRights[right].name] : [])),
  ];
}

/** The lines of several cards, the cheapest plan first. A plan that adds to the one before names only what it adds. */
export function featuresOfCards(plans: readonly (PlanContents & { readonly name: string })[]): readonly (readonly string[])[] {
  return plans.map((plan, at) => {
    const own = planFeatures(plan);
    const before = plans[at - 1];
    if (before === undefined) return own;
    const withoutAi = planFeatures({ ...before, aiUnlimited: false, aiCallsIncluded: 0 });
    if (!withoutAi.every((line) => own.includes(line))) return own;
    return [t('Everything in {name}', { name: before.name }), ...own.filter((line) => !withoutAi.includes(line))];
  });
}
