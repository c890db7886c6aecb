import { completeSets, type FigureSet, newestCompleteSet } from '#calculators/figures/set.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import { parseNumber, type RawInputs, readForm } from '#calculators/kit/definition/inputs.ts';
import { standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { t } from '#contract/language/t.ts';
import type { Household, Person } from './household.ts';
import { ageOn, birthYear, isKnown } from './household-facts.ts';
import { textsOfInputs } from './input-texts.ts';

/** The household from the place of one of its two people. */
interface View {
  /** The set of statutory figures that the calculator uses. */
  readonly set: FigureSet;
  readonly own: Person;
  readonly other: Person;
  readonly household: Household;
  readonly today: Date;
}

type Value = number | string | undefined;
type Carried = Readonly<Record<string, (view: View) => Value>>;

const currentAge = ({ own, today }: View) => ageOn(own.birthDate, today);
const ageThisYear = ({ today }: View, { birthDate }: Person) => {
  const year = birthYear(birthDate);
  return year === undefined ? undefined : today.getFullYear() - year;
};
const retirementAge = ({ own }: View) => numberIn(own.retirementAge);
const income = ({ own }: View) => numberIn(own.income);
const filingStatus = ({ other }: View) => (isKnown(other) ? ('marriedJoint' as const) : undefined);
const incomeOfBoth = ({ own, other }: View) => sumOf(own.income, other.income);
const benefitsOfYear = ({ own, other }: View) => times(sumOf(own.fullBenefit, other.fullBenefit), 12);

/** Income of the household less the standard deduction, with the additions for those who are 65 by the end of the year. */
function taxableIncome(view: View): number | undefined {
  const income = incomeOfBoth(view);
  if (income === undefined) return undefined;
  const aged = [view.own, view.other].filter((person) => (ageThisYear(view, person) ?? 0) >= 65).length;
  return Math.max(0, income - standardDeduction(view.set, filingStatus(view) ?? 'single', aged));
}

const pretax = ({ own }: View) => numberIn(own.pretaxAccounts);
const benefitOfYear = ({ own }: View) => times(numberIn(own.fullBenefit), 12);
const planAge = ({ own }: View) => numberIn(own.planAge);

/** The inputs of each calculator that the household answers. An input outside this table is never touched. */
export const carriedInputs: Readonly<Record<string, Carried>> = {
  'social-security': {
    fullBenefit: ({ own }) => numberIn(own.fullBenefit),
    // A benefit from the statement is better than one computed from today's pay.
    averageEarnings: (view) => (numberIn(view.own.fullBenefit) === undefined ? income(view) : undefined),
    birthYear: ({ own }) => birthYear(own.birthDate),
    lifeExpectancy: planAge,
    spousePia: ({ other }) => numberIn(other.fullBenefit),
  },
  'retirement-planner': {
    currentAge,
    retirementAge,
    annualIncome: income,
    currentSavings: ({ own }) => sumOf(own.pretaxAccounts, own.rothAccounts),
    otherRetirementIncome: benefitOfYear,
    lifeExpectancy: planAge,
  },
  'retirement-nest-egg': { currentAge, retirementAge, otherRetirementIncome: benefitOfYear },
  'retirement-shortfall': { currentAge, retirementAge, otherRetirementIncome: benefitOfYear, lifeExpectancy: planAge },
  'retirement-income': { retirementAge, otherRetirementIncome: benefitOfYear, lifeExpectancy: planAge },
  'rmd-calculator': { accountBalance: pretax, currentAge: (view) => ageThisYear(view, view.own) },
  'rmd-enhanced': {
    accountBalance: pretax,
    currentAge: (view) => ageThisYear(view, view.own),
    birthYear: ({ own }) => birthYear(own.birthDate),
    spouseAge: (view) => muchYounger(ageThisYear(view, view.own), ageThisYear(view, view.other)),
  },
  'roth-vs-traditional': {
    currentAge,
    retirementAge,
    annualIncome: incomeOfBoth,
    filingStatus,
  },
  'roth-conversion': { age: currentAge, filingStatus, taxableIncome },
  'inherited-ira': { beneficiaryAge: (view) => ageThisYear(view, view.own), filingStatus, taxableIncome },
  'social-security-tax': { benefits: benefitsOfYear, otherIncome: incomeOfBoth, filingStatus },
  'life-insurance': {
    annualIncome: income,
    debts: ({ household }) => numberIn(household.debts),
    currentSavings: ({ household }) => numberIn(household.otherSavings),
  },
  'college-savings': { childAge: ({ household, today }) => ageOn(household.childBirthDate, today) },
};

export interface PersonValues {
  readonly name: string;
  /** Texts for the form, by input. */
  readonly values: RawInputs;
}

/** Values of each person of the household that a calculator accepts and that would change one of its inputs. */
export function householdValues(
  household: Household,
  calculator: string,
  { inputs, values, today }: { readonly inputs: InputRecord; readonly values: AnyInputs; readonly today: Date },
): readonly PersonValues[] {
  const table = Object.hasOwn(carriedInputs, calculator) ? carriedInputs[calculator] : undefined;
  if (table === undefined) return [];
  const { first, second } = household;
  // An incomplete year may lack the deduction.
  const set = completeSets.find((complete) => complete === values.figures) ?? newestCompleteSet;
  const views: readonly View[] = [
    { set, own: first, other: second, household, today },
    { set, own: second, other: first, household, today },
  ];
  return views.flatMap((view, at) => {
    if (at > 0 && !isKnown(view.own)) return [];
    const known = Object.fromEntries(
      Object.entries(table).flatMap(([id, read]) => {
        const value = read(view);
        return value === undefined || value === values[id] ? [] : [[id, value] as const];
      }),
    );
    // A value equal to the default stays a text, because the field may hold another value now.
    const texts = Object.fromEntries(Object.entries(known).map(([id, value]) => [id, textsOfInputs({ [id]: bare }, { [id]: value })[id]]));
    const { outOfRange } = readForm(inputs, texts);
    const fitting = Object.entries(texts).filter(([id]) => Object.hasOwn(inputs, id) && outOfRange[id] === undefined);
    return fitting.length === 0 ? [] : [{ name: view.own.name || t('Person {at}', { at: at + 1 }), values: Object.fromEntries(fitting) }];
  });
}

/** An input without a default, so that every value becomes a text. */
const bare = { label: '', type: 'text', defaultValue: '' } as const;

function numberIn(text: string): number | undefined {
  return text.trim() === '' ? undefined : parseNumber(text, false);
}

function sumOf(one: string, other: string): number | undefined {
  const [first, second] = [numberIn(one), numberIn(other)];
  return first === undefined && second === undefined ? undefined : (first ?? 0) + (second ?? 0);
}

function times(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

/** The joint table of required distributions is for a spouse more than ten years younger. */
function muchYounger(own: number | undefined, other: number | undefined): number | undefined {
  return own !== undefined && other !== undefined && own - other > 10 ? other : undefined;
}
