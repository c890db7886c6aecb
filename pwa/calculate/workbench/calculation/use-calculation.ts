import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type TenantInputs, withAssumptions } from '#app/calculate/assumptions/with-assumptions.ts';
import { keptEntries, useEntriesOverUpdate } from '#app/frame/shell/updates/entries-over-update.ts';
import { assumptionsAtom } from '#app/session/state/session-atoms.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import type { RawInputs, ReadForm } from '#calculators/kit/definition/inputs.ts';
import type { Answer, Evaluation } from './evaluate.ts';
import { evaluateForm } from './evaluate-form.ts';

export interface Calculation {
  readonly calculator: AnyCalculator;
  /** The declared inputs, with the tenant's assumptions applied. */
  readonly inputs: InputRecord;
  readonly byTenant: TenantInputs['byTenant'];
  readonly raw: RawInputs;
  readonly form: ReadForm;
  readonly evaluation: Evaluation;
  /** The current answer, or the last valid one while an entry is refused. */
  readonly answer: Answer | undefined;
  readonly isStale: boolean;
  enter(id: string, entered: string | boolean): void;
  /** Enters values, and takes back the entries of the given inputs. */
  enterAll(entered: RawInputs, without?: readonly string[]): void;
  reset(): void;
}

/** State of one open calculator: texts in, answer out, in one render. Nothing of it is stored. */
export function useCalculation(calculator: AnyCalculator, initial: (inputs: InputRecord) => RawInputs = () => ({})): Calculation {
  const assumptions = useAtomValue(assumptionsAtom);
  const { inputs, byTenant } = useMemo(() => withAssumptions(calculator.inputs, assumptions), [calculator, assumptions]);
  const [raw, setRaw] = useState(() => keptEntries(calculator.id) ?? initial(inputs));
  useEntriesOverUpdate(calculator.id, raw);
  const enter = useCallback((id: string, entered: string | boolean) => setRaw((before) => ({ ...before, [id]: entered })), []);
  const { form, evaluation } = useMemo(() => evaluateForm(calculator, { inputs, byTenant }, raw), [calculator, inputs, byTenant, raw]);
  const lastGood = useRef<Answer>(undefined);
  const answer = evaluation.kind === 'answer' ? evaluation.answer : lastGood.current;
  useEffect(() => {
    lastGood.current = answer;
  }, [answer]);
  return {
    calculator,
    inputs,
    byTenant,
    raw,
    form,
    evaluation,
    answer,
    isStale: evaluation.kind !== 'answer',
    enter,
    enterAll: (entered, without = []) =>
      setRaw((before) => ({ ...Object.fromEntries(Object.entries(before).filter(([id]) => !without.includes(id))), ...entered })),
    reset: () => setRaw({}),
  };
}
