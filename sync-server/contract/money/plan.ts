import * as z from 'zod/mini';
import { AiPrice } from '#contract/calculators/ai-price.ts';
import { t } from '#contract/language/t.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { described, named } from '#contract/values/named.ts';
import { type GrantingField, namesGrantedBy } from './plan-rights.ts';
import { AiCallPrice, Discount, PlanName, Price, planDefaults, planTexts, wholeFrom } from './plans.ts';

const price = { kind: 'price', step: planDefaults.priceStep } as const;
const count = { kind: 'count' } as const;
const flag = { kind: 'flag' } as const;

/** The rights that a switch of a plan grants. */
const rightsOf = (field: GrantingField): string => t('Includes: {rights}.', { rights: namesGrantedBy(field).join(', ') });

/** A plan of the public price list. It holds nothing private. */
export const plan = defineEntity('Plan', {
  name: {
    answer: z.string(),
    input: PlanName,
    isRequired: true,
    example: 'Starter',
    changed: 'Beginner',
    form: { label: t('Name'), control: { kind: 'text' } },
  },
  description: {
    answer: z.nullable(z.string()),
    input: z.nullable(z.string().check(z.maxLength(2000))),
    initial: null,
    example: 'For trying the suite with first clients',
    changed: 'For first clients',
    form: { label: t('Description'), control: { kind: 'area', rows: 2 } },
  },
  basePrice: {
    answer: z.string(),
    input: Price,
    isRequired: true,
    example: '0.00',
    changed: '19.00',
    form: { label: t('Price per month'), hint: t('0 is free.'), suggested: planDefaults.basePrice, control: price },
  },
  annualPrice: {
    answer: z.nullable(z.string()),
    input: z.nullable(Price),
    initial: null,
    example: null,
    changed: '190.00',
    form: { label: t('Price per year'), hint: t('Empty: no yearly price.'), control: price },
  },
  annualDiscount: {
    answer: z.nullable(z.int()),
    input: z.nullable(Discount),
    initial: null,
    example: null,
    changed: 10,
    form: { label: t('Yearly discount'), control: { kind: 'count', unit: '%' } },
  },
  calculatorLimit: {
    answer: described('Absent: no limit.', z.nullable(z.int())),
    input: z.nullable(wholeFrom(1, planTexts.calculatorLimit)),
    initial: null,
    example: 5,
    changed: 7,
    form: { label: t('Calculator limit'), hint: t('Empty: unlimited.'), control: count },
  },
  aiCallsIncluded: {
    answer: z.int(),
    input: wholeFrom(0, planTexts.aiCalls),
    initial: 0,
    example: 100,
    changed: 250,
    form: { label: t('AI calls included per month'), suggested: String(planDefaults.aiCallsIncluded), control: count },
  },
  aiUnlimited: {
    // The number of calls cannot say it, because 0 means none.
    answer: z.boolean(),
    input: z.boolean(),
    initial: false,
    in: 'settings',
    example: false,
    changed: true,
    form: { label: t('Unlimited AI calls'), hint: t('The number of calls included does not count then.'), control: flag },
  },
  aiPricePerCall: {
    answer: described("Absent: the price in the platform's settings.", z.optional(z.nullable(z.string()))),
    input: z.nullable(AiCallPrice),
    initial: null,
    in: 'settings',
    example: null,
    changed: '0.02',
    form: { label: t('Price per AI call above'), hint: t("Empty: the platform's price."), control: { kind: 'price', step: 'any' } },
  },
  aiPrice: {
    answer: described(
      'The whole price of AI calls above those included; absent: none are possible, or there is no limit.',
      z.optional(z.nullable(AiPrice)),
    ),
    example: null,
  },
  maxUsers: {
    answer: described('Absent: the standard cap.', z.nullable(z.int())),
    input: z.nullable(wholeFrom(1, planTexts.maxUsers)),
    initial: null,
    in: 'settings',
    example: null,
    changed: 20,
    form: { label: t('User limit'), hint: t('Empty: the standard limit of 50.'), control: count },
  },
  customDomain: {
    answer: z.boolean(),
    input: z.boolean(),
    initial: false,
    example: false,
    changed: true,
    form: { label: t('Custom domain'), hint: rightsOf('customDomain'), control: flag },
  },
  whiteLabel: {
    answer: z.boolean(),
    input: z.boolean(),
    initial: false,
    example: false,
    changed: true,
    form: { label: t('White label'), hint: rightsOf('whiteLabel'), control: flag },
  },
  prioritySupport: {
    answer: z.boolean(),
    input: z.boolean(),
    initial: false,
    example: false,
    changed: true,
    form: { label: t('Priority support'), control: flag },
  },
  answerHours: {
    answer: described(
      'Business hours within which support answers. Absent: 4 with priority support, otherwise 16.',
      z.optional(z.nullable(z.int())),
    ),
    input: z.nullable(wholeFrom(1, planTexts.answerHours)),
    initial: null,
    in: 'settings',
    example: null,
    changed: 8,
    form: {
      label: t('Support answers within (business hours)'),
      hint: t('Empty: 4 with priority support, otherwise 16. A business day has 8.'),
      control: count,
    },
  },
  isActive: { answer: z.boolean(), input: z.boolean(), initial: true, example: true, changed: false },
  sortOrder: {
    answer: z.int(),
    input: wholeFrom(0, planTexts.sortOrder),
    initial: planDefaults.sortOrder,
    example: 0,
    changed: 3,
    form: { label: t('Sort order'), hint: t('Plans are listed from the lowest.'), control: count },
  },
});

export const CreatePlan = plan.create;
export type CreatePlan = z.infer<typeof CreatePlan>;
/** The whole form, or only isActive for the toggle. */
export const UpdatePlan = plan.update;
export type UpdatePlan = z.infer<typeof UpdatePlan>;
export const Plan = plan.answer;
export type Plan = z.output<typeof Plan>;
export const PlanRow = plan.row;
export type PlanRow = z.infer<typeof PlanRow>;

/** Answer to an edited plan: a lower limit is not refused, but the number of affected tenants is reported. */
export const UpdatedPlan = named(
  'UpdatedPlan',
  z.extend(Plan, {
    tenantsAboveLimit: described(
      'Tenants that use more calculators than the plan allows them now. They keep the ones that were added first.',
      z.int(),
    ),
  }),
);
