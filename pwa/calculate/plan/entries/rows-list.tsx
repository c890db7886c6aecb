import { mostRows, type Row } from '#app/calculate/meeting/plan-entries.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { MomentField } from './moment-field.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a row: a text, an amount, a choice, or a moment. */
export interface RowField<Field extends string> {
  readonly at: Field;
  readonly label: string;
  readonly kind: 'text' | 'amount' | 'moment' | readonly Option[];
  /** Such as "From now on", for a moment that is not chosen. */
  readonly always?: string;
  readonly isShown?: (row: Row<Field>) => boolean;
}

interface RowsListProps<Field extends string> {
  readonly title: string;
  /** Name of one row for screen readers, with its number. */
  readonly nameOf: (number: number) => string;
  readonly add: string;
  readonly fields: readonly RowField<Field>[];
  readonly rows: readonly Row<Field>[];
  readonly empty: Readonly<Record<Field, string>>;
  readonly people: readonly string[];
  readonly onRows: (rows: readonly Row<Field>[]) => void;
}

/** A list of the plan, such as its debts: each row with its fields, and a button for another one. */
export function RowsList<Field extends string>({ title, nameOf, add, fields, rows, empty, people, onRows }: RowsListProps<Field>) {
  return (
    <div className="plan__rows">
      <h3>{title}</h3>
      <ul className="meeting__list">
        {rows.map((row, at) => {
          const change = (field: Field, value: string) =>
            onRows(rows.map((each) => (each.key === row.key ? { ...each, [field]: value } : each)));
          return (
            <li key={row.key} className="meeting__item">
              <EntryForm className="meeting__pair meeting__part" aria-label={nameOf(at + 1)}>
                {fields.map((field) =>
                  field.isShown?.(row) === false ? null : (
                    <RowEntry
                      key={field.at}
                      field={field}
                      value={row[field.at]}
                      people={people}
                      onValue={(value) => change(field.at, value)}
                    />
                  ),
                )}
              </EntryForm>
              <Button
                variant="quiet"
                aria-label={t('Remove {name}', { name: nameOf(at + 1) })}
                onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
              >
                {t('Remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button disabled={rows.length >= mostRows} onClick={() => onRows([...rows, { ...empty, key: crypto.randomUUID() }])}>
        {add}
      </Button>
    </div>
  );
}

interface RowEntryProps {
  readonly field: Pick<RowField<string>, 'label' | 'kind' | 'always'>;
  readonly value: string;
  readonly people: readonly string[];
  readonly onValue: (value: string) => void;
}

function RowEntry({ field: { label, kind, always = '' }, value, people, onValue }: RowEntryProps) {
  if (kind === 'moment') return <MomentField label={label} always={always} value={value} people={people} onValue={onValue} />;
  if (typeof kind !== 'string') return <SelectField label={label} value={value} options={kind} onValue={onValue} />;
  return (
    <TextField
      label={label}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      autoComplete="off"
      maxLength={80}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
