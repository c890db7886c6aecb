import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { inYear, isYear } from './moments.ts';

interface MomentFieldProps {
  readonly label: string;
  /** Name of the choice of no moment, such as "From now on". */
  readonly always: string;
  readonly value: string;
  /** Names of the people, in their order. */
  readonly people: readonly string[];
  readonly onValue: (value: string) => void;
}

const places = ['first', 'second'] as const;

/** A moment: none, a milestone of a person, which moves with that person's plans, or a year. */
export function MomentField({ label, always, value, people, onValue }: MomentFieldProps) {
  const options = [
    { value: '', label: always },
    ...people.flatMap((name, at) => [
      { value: `${places[at] ?? 'first'}:retires`, label: t('{name} retires', { name }) },
      { value: `${places[at] ?? 'first'}:dies`, label: t('{name} dies', { name }) },
    ]),
    { value: inYear, label: t('In a year') },
  ];
  const isOfYear = isYear(value);
  return (
    <>
      <SelectField label={label} value={isOfYear ? inYear : value} options={options} onValue={onValue} />
      {isOfYear ? (
        <TextField
          label={t('{label}, year', { label })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value === inYear ? '' : value}
          onChange={({ target }) => onValue(target.value === '' ? inYear : target.value)}
        />
      ) : null}
    </>
  );
}
