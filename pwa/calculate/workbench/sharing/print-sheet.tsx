import { enteredInputs } from '#app/calculate/workbench/calculation/entered-inputs.ts';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { useCalculatorDetails } from '#app/calculate/workbench/calculation/use-calculator-details.ts';
import { PrintBody, PrintHead } from './print-body.tsx';

interface PrintSheetProps {
  readonly calculation: Calculation;
  readonly answer: Answer;
  readonly client: string;
}

/** The sheet for the client: names, inputs, results, assumptions, and sources. */
export function PrintSheet({ calculation, answer, client }: PrintSheetProps) {
  const { calculator, inputs, raw, form } = calculation;
  const details = useCalculatorDetails(calculator.id);
  if (details === undefined) return null;
  return (
    <main className="print__root">
      <PrintHead client={client} />
      <h1>{calculator.title}</h1>
      <PrintBody calculator={calculator} inputs={inputs} details={details} answer={answer} hasSchedule entered={enteredInputs(raw, form)} />
    </main>
  );
}
