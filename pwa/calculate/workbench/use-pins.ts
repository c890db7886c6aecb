import { useMemo, useState } from 'react';
import { keptPins, usePinsOverUpdate } from '#app/frame/shell/updates/entries-over-update.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import type { Answer } from './calculation/evaluate.ts';
import type { Calculation } from './calculation/use-calculation.ts';
import { mostScenarios } from './scenarios/scenario-limit.ts';
import { pinnedAnswers, usePartInMeeting } from './use-part-in-meeting.ts';

/** Answers pinned for the comparison, and the actions on them. */
export interface Pins {
  readonly pinned: readonly Answer[];
  /** Pins the current answer, unless an entry is refused or the comparison is full. */
  pin(): void;
  unpin(at: number): void;
  clear(): void;
}

/** Pinned answers, beginning with those from before an update of the app, or else with the scenarios of the meeting. */
export function usePins(calculation: Calculation, scenarios: readonly AnyInputs[]): Pins {
  const { calculator, answer, isStale } = calculation;
  const [pinned, setPinned] = useState<readonly Answer[]>(() => {
    const kept = keptPins(calculator.id);
    return pinnedAnswers(calculator, kept.length > 0 ? kept : scenarios);
  });
  usePartInMeeting(calculation, pinned);
  usePinsOverUpdate(useMemo(() => pinned.map((one) => one.inputs), [pinned]));
  return {
    pinned,
    pin: () => {
      if (answer !== undefined && !isStale) setPinned((before) => (before.length < mostScenarios ? [...before, answer] : before));
    },
    unpin: (at) => setPinned((before) => before.filter((_, index) => index !== at)),
    clear: () => setPinned([]),
  };
}
