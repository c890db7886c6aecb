import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { withCalculator, withoutCalculator } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { userAtom } from '#app/session/state/session-atoms.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import type { Answer } from './calculation/evaluate.ts';
import { evaluateSaved } from './calculation/evaluate-saved.ts';
import type { Calculation } from './calculation/use-calculation.ts';

/** Keeps what is entered and pinned here in the meeting. A calculator at its defaults is no part of it. */
export function usePartInMeeting({ calculator, form, raw }: Calculation, pinned: readonly Answer[]): void {
  const change = useSetAtom(meetingAtom);
  const userId = useAtomValue(userAtom)?.id;
  const { id } = calculator;
  const isUsed = Object.keys(raw).length > 0 || pinned.length > 0;
  const enteredBy = useRef(userId);
  // Entries made before the session was known are noted again for its user.
  useEffect(() => {
    const former = enteredBy.current;
    enteredBy.current = userId;
    // The entries of a person who has signed out are nobody else's. The page starts again without them.
    if (former !== undefined && former !== userId) return;
    change((before) =>
      isUsed
        ? withCalculator(before, { id, inputs: form.values, scenarios: pinned.map((answer) => answer.inputs) })
        : withoutCalculator(before, id),
    );
  }, [change, userId, id, isUsed, form, pinned]);
}

/** The answers pinned before in this meeting, or before an update of the app. */
export function pinnedAnswers(calculator: AnyCalculator, scenarios: readonly AnyInputs[]): readonly Answer[] {
  return scenarios.flatMap((inputs) => {
    const outcome = evaluateSaved(calculator, calculator.inputs, inputs);
    return outcome.kind === 'answer' ? [outcome.answer] : [];
  });
}
