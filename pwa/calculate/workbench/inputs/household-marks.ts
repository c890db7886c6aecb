import { atom } from 'jotai';

/** The household's value for an input: it is the one in use, or another one. */
export interface HouseholdMark {
  readonly isInUse: boolean;
  /** The value of the household as the field would show it. */
  readonly text: string;
}

/** Marks of the inputs of the open calculator. Set once the household is read, which is loaded after the form. */
export const householdMarksAtom = atom<Readonly<Record<string, HouseholdMark>>>({});
