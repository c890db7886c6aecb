import { atom } from 'jotai';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';

/** Entries for the plan of the meeting. A given part replaces the part before. */
export const planEntriesAtom = atom(
  (get) => get(meetingAtom).plan,
  (_, set, part: Partial<PlanEntries>) => set(meetingAtom, (before) => ({ ...before, plan: { ...before.plan, ...part } })),
);

export const planHouseholdAtom = atom((get) => get(meetingAtom).household);
