import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { currentYear, lawInUse, lawNotes } from '#app/calculate/workbench/scenarios/law-in-use.ts';
import { Button } from '#app/ui/button.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

interface SpreadsheetButtonProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
}

/** Saves inputs, results, and tables as an .xlsx file. The code that writes it is loaded on the click. */
export function SpreadsheetButton({ calculator, inputs, answer }: SpreadsheetButtonProps) {
  const save = async () => {
    const { saveSpreadsheet } = await import('./save-spreadsheet.ts');
    const notes = lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear()));
    await saveSpreadsheet(calculator.id, [{ calculator, inputs, answer, title: calculator.title, notes }]);
  };
  return (
    <p>
      <Button size="small" onClick={() => void save()}>
        {t('Spreadsheet (.xlsx)')}
      </Button>
    </p>
  );
}
