import { useId } from 'react';
import { FieldLabel, FieldNote, type Origin, originDescription } from './number-field.tsx';

interface Common {
  readonly label: string;
  readonly tooltip?: string;
  readonly required?: boolean;
  readonly note?: { readonly text: string; readonly tone: 'bad' | 'warn' | 'plain' };
  readonly origin?: Origin;
}

interface SelectFieldProps extends Common {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

/** Longest answer in characters that fits beside its label. Longer ones get their own line. */
const longestBeside = 21;

/** A choice from a short list, as the device's own select control, which people know on every phone. */
export function SelectField({ label, tooltip, required, note, origin, value, options, onValue }: SelectFieldProps) {
  const id = useId();
  const layout = options.some((option) => option.label.length > longestBeside) ? 'stacked' : 'beside';
  return (
    <div className="field__root" data-origin={origin}>
      <div className={`field__row field__row--layout_${layout}`}>
        <FieldLabel id={id} label={label} tooltip={tooltip} required={required} />
        <select
          id={id}
          className={`field__select field__select--layout_${layout}`}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          aria-invalid={note?.tone === 'bad'}
          {...originDescription(origin)}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <FieldNote id={`${id}-note`} note={note} />
    </div>
  );
}

interface SwitchFieldProps extends Common {
  readonly value: boolean;
  readonly onValue: (value: boolean) => void;
}

export function SwitchField({ label, tooltip, note, origin, value, onValue }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="field__root" data-origin={origin}>
      <div className="field__row">
        <FieldLabel id={id} label={label} tooltip={tooltip} />
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={value}
          className="field__switch"
          checked={value}
          {...originDescription(origin)}
          onChange={(event) => onValue(event.target.checked)}
        />
      </div>
      <FieldNote id={`${id}-note`} note={note} />
    </div>
  );
}

interface SeriesFieldProps extends Common {
  readonly value: string;
  readonly maxLength: number;
  readonly onValue: (value: string) => void;
}

/** Free text across the full width, used for series of numbers. */
export function SeriesField({ label, tooltip, required, note, origin, value, maxLength, onValue }: SeriesFieldProps) {
  const id = useId();
  return (
    <div className="field__root" data-origin={origin}>
      <div className="field__row field__row--layout_stacked">
        <FieldLabel id={id} label={label} tooltip={tooltip} required={required} />
        <span className="field__box field__box--layout_stacked" data-invalid={note?.tone === 'bad'}>
          <input
            id={id}
            className="field__input field__input--layout_stacked"
            autoComplete="off"
            value={value}
            maxLength={maxLength}
            aria-describedby={note === undefined ? undefined : `${id}-note`}
            {...originDescription(origin)}
            onChange={(event) => onValue(event.target.value)}
          />
        </span>
      </div>
      <FieldNote id={`${id}-note`} note={note} />
    </div>
  );
}
