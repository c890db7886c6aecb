import { useAtomValue } from 'jotai';
import { memo, useMemo, useState } from 'react';
import { pendingInputs } from '#app/calculate/workbench/calculation/pending-inputs.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { useCalculatorDetails } from '#app/calculate/workbench/calculation/use-calculator-details.ts';
import { usePainted } from '#app/ui/after-paint.ts';
import { SelectField, SeriesField, SwitchField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { NumberField, type Origin } from '#app/ui/fields/number-field.tsx';
import { numberText } from '#app/ui/fields/number-text.ts';
import type { Input } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf, stepOf } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';
import { type FieldNote, type Noted, noteOf } from './field-note.ts';
import { type HouseholdMark, householdMarksAtom } from './household-marks.ts';

/** The form of any calculator: the inputs it declares, with the less usual ones under "More inputs". */
export function InputFields({ calculation }: { readonly calculation: Calculation }) {
  const { raw, form, evaluation } = calculation;
  const marks = useAtomValue(householdMarksAtom);
  // Notes move the fields below them, so they change only after the answer is painted.
  const noted = usePainted(useMemo(() => ({ raw, form, evaluation }), [raw, form, evaluation]));
  const all = Object.entries(calculation.inputs);
  const usual = all.filter(([, input]) => input.advanced !== true);
  const more = all.filter(([, input]) => input.advanced === true);
  const [opened, setOpened] = useState(() => more.some(([id]) => calculation.raw[id] !== undefined));
  const needed = more.some(([id]) => noteOf(calculation, noted, id)?.tone === 'bad');
  const shown = opened || needed;
  const tooltips = useCalculatorDetails(calculation.calculator.id)?.tooltips;
  if (all.length === 0) return <p className="page__note">{pendingInputs(calculation.calculator.title)}</p>;
  return (
    <EntryForm className="workbench__fields">
      {usual.map(([id, input]) => (
        <InputField key={id} {...fieldOf(calculation, noted, marks[id], id, input)} tooltip={tooltips?.[id]} />
      ))}
      {more.length === 0 ? null : (
        <button type="button" className="workbench__more" aria-expanded={shown} onClick={() => setOpened(!shown)}>
          <span>{shown ? t('Fewer inputs') : t('More inputs')}</span>
          <span>{shown ? '' : t('{more} more ›', { more: more.length })}</span>
        </button>
      )}
      {shown
        ? more.map(([id, input]) => <InputField key={id} {...fieldOf(calculation, noted, marks[id], id, input)} tooltip={tooltips?.[id]} />)
        : null}
    </EntryForm>
  );
}

interface InputFieldProps {
  readonly id: string;
  readonly input: Input;
  /** Arrives with the details, after the answer. */
  readonly tooltip: string | undefined;
  readonly value: number | boolean | string;
  /** Text that the person typed. Undefined while the field is untouched. */
  readonly raw: string | boolean | undefined;
  /** True if the current entry needs no note. The shown note may still be that of the previous key. */
  readonly canReformat: boolean;
  readonly noteText: string | undefined;
  readonly noteTone: FieldNote['tone'] | undefined;
  readonly origin: Origin;
  readonly enter: Calculation['enter'];
}

/** All properties of a field as comparable values, so that a key renders only the field it changes. */
function fieldOf(
  calculation: Calculation,
  noted: Noted,
  mark: HouseholdMark | undefined,
  id: string,
  input: Input,
): Omit<InputFieldProps, 'tooltip'> {
  const note = noteOf(calculation, noted, id) ?? (mark === undefined ? undefined : householdNote(mark));
  const value = calculation.form.values[id] ?? input.defaultValue;
  const canReformat = noteOf(calculation, calculation, id) === undefined;
  const raw = calculation.raw[id];
  const origin = raw === undefined ? 'default' : mark?.isInUse === true ? 'household' : 'typed';
  return { id, input, value, raw, canReformat, noteText: note?.text, noteTone: note?.tone, origin, enter: calculation.enter };
}

function householdNote({ isInUse, text }: HouseholdMark): FieldNote {
  return isInUse
    ? { text: t('From the household.'), tone: 'plain' }
    : { text: t('The household has {value}.', { value: text }), tone: 'warn' };
}

const InputField = memo(function InputField(props: InputFieldProps) {
  const { id, input, tooltip, value, raw, canReformat, noteText, noteTone, origin, enter: enterOne } = props;
  const note = noteText === undefined || noteTone === undefined ? undefined : { text: noteText, tone: noteTone };
  const common = {
    label: input.label,
    origin,
    ...(tooltip === undefined ? {} : { tooltip }),
    ...(input.required === true ? { required: true } : {}),
    ...(note === undefined ? {} : { note }),
  };
  const enter = (entered: string | boolean) => enterOne(id, entered);
  switch (input.type) {
    case 'boolean':
      return <SwitchField {...common} value={value === true} onValue={enter} />;
    case 'select':
      return <SelectField {...common} value={String(value)} options={input.options} onValue={enter} />;
    case 'text':
      return <SeriesField {...common} value={String(raw ?? input.defaultValue)} maxLength={input.maxLength ?? 2000} onValue={enter} />;
    case 'currency':
    case 'percentage':
    case 'number': {
      const unit = input.type === 'percentage' ? '%' : input.type === 'number' ? input.unit : undefined;
      const usual = numberText(input.defaultValue, input.type === 'currency' ? '$' : unit);
      return (
        <NumberField
          {...common}
          text={String(raw ?? usual)}
          value={Number(value)}
          placeholder={usual}
          canReformat={canReformat}
          {...(input.type === 'currency' ? { prefix: '$' } : {})}
          {...(unit === undefined ? {} : { unit })}
          step={stepOf(input)}
          minimum={minimumOf(input)}
          maximum={maximumOf(input)}
          {...(input.slider === undefined ? {} : { slider: input.slider })}
          onText={enter}
        />
      );
    }
  }
});
