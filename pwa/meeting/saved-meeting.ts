import * as z from 'zod/mini';
import { emptyHousehold } from './household.ts';
import type { Meeting } from './meeting.ts';

/** Version of the content of a client file. It increases when an older program could not read the content. */
export const contentVersion = 2;

const shortText = z.string().check(z.maxLength(200));
const longText = z.string().check(z.maxLength(20_000));
const Inputs = z.record(z.string(), z.union([z.number(), z.boolean(), z.string().check(z.maxLength(2000))]));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

const fieldText = z.string().check(z.maxLength(80));
const SavedPerson = z.object({
  name: fieldText,
  birthDate: fieldText,
  income: fieldText,
  retirementAge: fieldText,
  planAge: fieldText,
  fullBenefit: fieldText,
  pretaxAccounts: fieldText,
  rothAccounts: fieldText,
});
const SavedHousehold = z.object({
  first: SavedPerson,
  second: SavedPerson,
  otherSavings: fieldText,
  debts: fieldText,
  childBirthDate: fieldText,
});

const SavedMeeting = z.object({
  client: shortText,
  notes: longText,
  calculators: z.array(z.object({ id, inputs: Inputs, scenarios: z.array(Inputs).check(z.maxLength(5)) })).check(z.maxLength(200)),
  report: z
    .array(z.object({ key: shortText, calculator: id, inputs: Inputs, title: shortText, note: longText, hasSchedule: z.boolean() }))
    .check(z.maxLength(200)),
  household: z._default(SavedHousehold, emptyHousehold),
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
