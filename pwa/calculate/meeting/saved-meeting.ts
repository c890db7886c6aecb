import * as z from 'zod/mini';
import { emptyHousehold } from './household/household.ts';
import type { Meeting } from './meeting.ts';
import { isNestedTooDeeply } from './nested-too-deeply.ts';
import { emptyPlanEntries, mostRows } from './plan-entries.ts';
import { mostParts } from './report-parts.ts';

/** Version of the content of a client file. It increases when an older program could not read the content. */
export const contentVersion = 2;

const shortText = z.string().check(z.maxLength(200));
const longText = z.string().check(z.maxLength(20_000));
const Inputs = z.record(z.string(), z.union([z.number(), z.boolean(), z.string().check(z.maxLength(2000))]));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

const fieldText = z.string().check(z.maxLength(80));
// Fields of a later program stay in the file when it is saved again.
const SavedPerson = z.looseObject({
  name: fieldText,
  birthDate: fieldText,
  income: fieldText,
  retirementAge: fieldText,
  planAge: fieldText,
  fullBenefit: fieldText,
  pretaxAccounts: fieldText,
  rothAccounts: fieldText,
});
const SavedHousehold = z.looseObject({
  first: SavedPerson,
  second: SavedPerson,
  otherSavings: fieldText,
  debts: fieldText,
  childBirthDate: fieldText,
});

const savedText = z._default(fieldText, '');
const SavedAccount = z.looseObject({
  key: shortText,
  name: fieldText,
  kind: fieldText,
  owner: fieldText,
  balance: fieldText,
  basis: fieldText,
});
const SavedIncome = z.looseObject({
  key: shortText,
  name: fieldText,
  kind: fieldText,
  owner: fieldText,
  amount: fieldText,
  from: fieldText,
  until: fieldText,
  survivorShare: fieldText,
});
const SavedDebt = z.looseObject({
  key: shortText,
  name: fieldText,
  kind: fieldText,
  balance: fieldText,
  rate: fieldText,
  payment: fieldText,
});
const SavedGoal = z.looseObject({ key: shortText, name: fieldText, amount: fieldText, from: fieldText, until: fieldText });

/** Rows of one list of the plan. */
const rowCheck = [z.maxLength(mostRows), unique<{ readonly key: string }>(({ key }) => key)] as const;
const SavedPlan = z.looseObject({
  state: savedText,
  spending: savedText,
  survivorShare: savedText,
  stocks: savedText,
  claimFirst: savedText,
  claimSecond: savedText,
  homeValue: savedText,
  homeBasis: savedText,
  homeSale: savedText,
  order: savedText,
  conversions: savedText,
  accounts: z._default(z.array(SavedAccount).check(...rowCheck), []),
  // Missing in files of versions without these lists.
  incomes: z._default(z.array(SavedIncome).check(...rowCheck), []),
  debts: z._default(z.array(SavedDebt).check(...rowCheck), []),
  goals: z._default(z.array(SavedGoal).check(...rowCheck), []),
});

/** A change names what it changes, so a name that is there twice would change both. */
function unique<Item>(nameOf: (item: Item) => string) {
  return z.refine<readonly Item[]>((items) => new Set(items.map(nameOf)).size === items.length);
}

const SavedMeeting = z.looseObject({
  client: shortText,
  notes: longText,
  calculators: z.array(z.looseObject({ id, inputs: Inputs, scenarios: z.array(Inputs).check(z.maxLength(5)) })).check(
    z.maxLength(200),
    unique(({ id }) => id),
  ),
  report: z
    .array(
      z.looseObject({
        key: shortText,
        calculator: id,
        inputs: Inputs,
        title: shortText,
        note: longText,
        hasSchedule: z.boolean(),
        entered: z.optional(z.array(shortText).check(z.maxLength(200))),
      }),
    )
    .check(
      z.maxLength(mostParts),
      unique(({ key }) => key),
    ),
  household: z._default(SavedHousehold, { ...emptyHousehold, first: { ...emptyHousehold.first }, second: { ...emptyHousehold.second } }),
  // Missing in files of versions without the household plan.
  plan: z._default(SavedPlan, { ...emptyPlanEntries, accounts: [], incomes: [], debts: [], goals: [] }),
});

/** The content of a client file. */
const Content = z.object({ content: z.number(), engine: z.string(), meeting: z.unknown() });

export interface OpenedMeeting {
  readonly meeting: Meeting;
  /** The version of the formulas with which the file was saved. */
  readonly engine: string;
}

export function contentOfMeeting(meeting: Meeting, engine: string): string {
  return JSON.stringify({ content: contentVersion, engine, meeting });
}

/** The meeting in the content of a file. `newer` if a later version of the program wrote it; undefined if it is no meeting at all. */
export function meetingOfContent(text: string): OpenedMeeting | 'newer' | undefined {
  const content = Content.safeParse(jsonOf(text)).data;
  if (content === undefined) return undefined;
  if (content.content > contentVersion) return 'newer';
  if (isNestedTooDeeply(content.meeting)) return undefined;
  const meeting = SavedMeeting.safeParse(content.meeting).data;
  return meeting === undefined ? undefined : { meeting, engine: content.engine };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
