import { numberIn } from '#app/calculate/meeting/facts/household-view.ts';
import type { Person } from '#app/calculate/meeting/household/household.ts';
import { number, wholeDollars } from '#contract/language/words.ts';

/** A fact that nobody entered, with the value that the plan takes for it. */
export interface Estimate {
  readonly label: string;
  readonly value: string;
}

/** A person of the household with the name and the age of claiming that the plan uses. */
export interface Named extends Person {
  readonly title: string;
  readonly claim: string;
}

/** Reads an entry, or takes the usual value for it and lists that as an estimate. */
export interface Estimator {
  readonly number: (entered: string, label: string, otherwise: number) => number;
  readonly percent: (entered: string, label: string, otherwise: number) => number;
  readonly dollars: (entered: string, label: string, otherwise: number) => number;
  /** Lists an estimate that is no entry of its own. */
  readonly note: (label: string, value: string) => void;
}

export function createEstimator(estimates: Estimate[]): Estimator {
  const note = (label: string, value: string) => {
    estimates.push({ label, value });
  };
  const reading = (words: (value: number) => string) => (entered: string, label: string, otherwise: number) => {
    const value = numberIn(entered);
    if (value === undefined) note(label, words(otherwise));
    return value ?? otherwise;
  };
  return { number: reading(number), percent: reading((share) => `${number(share)}%`), dollars: reading(wholeDollars), note };
}
