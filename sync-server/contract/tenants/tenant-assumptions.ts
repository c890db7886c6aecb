import * as z from 'zod/mini';
import { completeSets, figuresInput, isComplete, lawYear, newestCompleteSet } from '#calculators/figures/set.ts';
import { t } from '#contract/language/t.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';

const between = (least: number, most: number, sentence: string) =>
  z.number({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(most, { error: sentence }));

const Inflation = between(0, 20, t('Inflation must be between 0 and 20 percent'));
const Return = between(-10, 30, t('The return must be between -10 and 30 percent'));
const ReturnCap = between(0, 30, t('The highest return must be between 0 and 30 percent'));
const lifeExpectancyText = { error: t('Life expectancy must be a whole number of years from 50 to 120') };
const LifeExpectancy = z.int(lifeExpectancyText).check(z.minimum(50, lifeExpectancyText), z.maximum(120, lifeExpectancyText));
const Figures = z.enum(completeSets, { error: t('Choose one of the sets of figures') });

/** A tenant starts from a year that every calculator can use. */
const figureNames = Object.fromEntries(figuresInput.options.flatMap(({ value, label }) => (isComplete(value) ? [[value, t(label)]] : [])));

/**
 * The tenant's assumptions, used as defaults of calculator inputs. Rates are per cent. A missing assumption leaves the calculator's own
 * default.
 */
export const assumptions = defineEntity('TenantAssumptions', {
  inflation: {
    answer: Inflation,
    input: z.optional(Inflation),
    initial: undefined,
    in: 'settings',
    example: 2.5,
    changed: 3,
    form: { label: t('Inflation a year'), control: { kind: 'decimal', unit: '%' } },
  },
  return: {
    answer: Return,
    input: z.optional(Return),
    initial: undefined,
    in: 'settings',
    example: 6,
    changed: 5,
    form: { label: t('Return a year'), control: { kind: 'decimal', unit: '%' } },
  },
  lifeExpectancy: {
    answer: LifeExpectancy,
    input: z.optional(LifeExpectancy),
    initial: undefined,
    in: 'settings',
    example: 95,
    changed: 98,
    form: { label: t('Plan until age'), control: { kind: 'decimal', unit: t('years') } },
  },
  figures: {
    answer: Figures,
    input: z.optional(Figures),
    initial: undefined,
    in: 'settings',
    example: newestCompleteSet,
    changed: newestCompleteSet,
    form: {
      label: t(figuresInput.label),
      hint: t(figuresInput.tooltip),
      control: {
        kind: 'choice',
        names: figureNames,
        none: t('The newest complete law, now that of {year}', { year: lawYear(newestCompleteSet) }),
      },
    },
  },
  returnCap: {
    answer: ReturnCap,
    input: z.optional(ReturnCap),
    initial: undefined,
    in: 'settings',
    example: 8,
    changed: 10,
    form: { label: t('Highest return anybody may assume'), control: { kind: 'decimal', unit: '%' } },
  },
});

export const TenantAssumptions = assumptions.whole;

/** A device may not know the set of figures that a newer server offers, and then takes another one. */
export const Assumptions = z.extend(assumptions.settings, { figures: z.catch(z.optional(z.string()), undefined) });
export type Assumptions = z.infer<typeof Assumptions>;
