import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { emptyHousehold, type Household } from './household/household.ts';
import { emptyPlanEntries, type PlanEntries } from './plan-entries.ts';

/** A calculator of the meeting: all its inputs, defaults included, because another tenant or a later version may have other defaults. */
export interface UsedCalculator {
  readonly id: string;
  readonly inputs: AnyInputs;
  /** Inputs of the pinned answers. */
  readonly scenarios: readonly AnyInputs[];
}

/** One answer of the report, as it was when it was added. */
export interface ReportPart {
  readonly key: string;
  readonly calculator: string;
  readonly inputs: AnyInputs;
  readonly title: string;
  readonly note: string;
  readonly hasSchedule: boolean;
  /** Ids of the inputs that a person entered; missing in client files of earlier versions. */
  readonly entered?: readonly string[] | undefined;
}

/** Everything that is entered with one client. The device keeps it for a day, encrypted, and a client file for as long as the person wants. */
export interface Meeting {
  readonly client: string;
  readonly notes: string;
  /** In the order of first use. */
  readonly calculators: readonly UsedCalculator[];
  readonly report: readonly ReportPart[];
  readonly household: Household;
  readonly plan: PlanEntries;
}

export const emptyMeeting: Meeting = {
  client: '',
  notes: '',
  calculators: [],
  report: [],
  household: emptyHousehold,
  plan: emptyPlanEntries,
};

export function usedCalculator(meeting: Meeting, id: string): UsedCalculator | undefined {
  return meeting.calculators.find((used) => used.id === id);
}

export function withCalculator(meeting: Meeting, used: UsedCalculator): Meeting {
  const { calculators } = meeting;
  const isKnown = calculators.some(({ id }) => id === used.id);
  return { ...meeting, calculators: isKnown ? calculators.map((each) => (each.id === used.id ? used : each)) : [...calculators, used] };
}

export function withoutCalculator(meeting: Meeting, id: string): Meeting {
  return { ...meeting, calculators: meeting.calculators.filter((used) => used.id !== id) };
}
