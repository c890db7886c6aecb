import { useMemo } from 'react';
import type { ReportPart } from '#app/calculate/meeting/meeting.ts';
import type { Evaluation } from '#app/calculate/workbench/calculation/evaluate.ts';
import { evaluateSaved } from '#app/calculate/workbench/calculation/evaluate-saved.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import type { AnsweredPart } from './sheet/report-sheet.tsx';
import type { LoadedCalculator } from './sheet/use-loaded-calculators.ts';

/** The parts with their answers, without those that this version cannot calculate. Each is calculated once for its inputs. */
export function useAnsweredParts(report: readonly ReportPart[], loaded: ReadonlyMap<string, LoadedCalculator>): readonly AnsweredPart[] {
  // The inputs of a part are never changed in place, and another tenant's assumptions load the calculators anew.
  const evaluate = useMemo(() => createEvaluations(loaded), [loaded]);
  return useMemo(
    () =>
      report.flatMap((part) => {
        const known = loaded.get(part.calculator);
        const outcome = known && evaluate(known, part.inputs);
        return known !== undefined && outcome?.kind === 'answer' ? [{ ...known, part, answer: outcome.answer }] : [];
      }),
    [report, loaded, evaluate],
  );
}

function createEvaluations(loaded: ReadonlyMap<string, LoadedCalculator>) {
  const outcomes = new Map([...loaded.keys()].map((id) => [id, new WeakMap<AnyInputs, Evaluation>()]));
  return ({ calculator, inputs }: LoadedCalculator, entered: AnyInputs): Evaluation => {
    const known = outcomes.get(calculator.id)?.get(entered);
    if (known !== undefined) return known;
    const outcome = evaluateSaved(calculator, inputs, entered);
    outcomes.get(calculator.id)?.set(entered, outcome);
    return outcome;
  };
}
