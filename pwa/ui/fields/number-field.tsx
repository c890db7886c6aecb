import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';
import { editTyped, groupTyped, numberText, stepValue, type Typed, unitWord } from './number-text.ts';

/** Origin of a value: nobody entered it, the household of the meeting has it, or somebody typed it. Each looks different. */
export type Origin = 'default' | 'household' | 'typed';

/** Tells a screen reader that a value is a default, which others see by its look. */
export function originDescription(origin: Origin | undefined): { readonly 'aria-description'?: string } {
  return origin === 'default' ? { 'aria-description': t('Default') } : {};
}

interface NumberFieldProps {
  readonly label: string;
  /** Content of the field as typed, with American separators. */
  readonly text: string;
  /** The number that the text means, limited to the bounds. */
  readonly value: number;
  readonly placeholder: string;
  /** True if the value may be reformatted when the person leaves the field: it is neither refused nor in need of another look. */
  readonly canReformat: boolean;
  readonly prefix?: string;
  /** Such as "months" or "%". "year" is a calendar year. */
  readonly unit?: string;
  readonly tooltip?: string;
  readonly required?: boolean;
  readonly step: number;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly slider?: readonly [from: number, to: number];
  readonly note?: { readonly text: string; readonly tone: 'bad' | 'warn' | 'plain' };
  readonly origin?: Origin;
  readonly onText: (text: string) => void;
}

/** Earlier contents of the field, the latest last, and contents that were undone. */
interface History {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

/** The list that a key restores from: undo uses the past, redo the future, and any other key neither. */
function timeOf(event: KeyboardEvent): keyof History | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'future' : 'past';
  return key === 'y' ? 'future' : undefined;
}

/** Puts a text into a field, and moves the caret there if one is given. */
function show(field: HTMLInputElement | null, text: string, caret?: number): void {
  if (field === null) return;
  if (field.value !== text) field.value = text;
  // The caret is usually there already.
  if (caret !== undefined && (field.selectionStart !== caret || field.selectionEnd !== caret)) field.setSelectionRange(caret, caret);
}

/** The text in the field, which is grouped as the person types and can be undone. */
function useTypedText(text: string, grouped: (typed: Typed) => Typed, onText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  // Inserting separators clears the browser's own undo history.
  const history = useRef<History>({ past: [], future: [] });
  // Setting a field's text triggers a layout of the page. Set last, and not by React, it takes only one layout that includes the answer.
  const [first] = useState(text);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    show(input.current, swapSeparators(text), caret.current);
    caret.current = undefined;
  }, [text]);
  const enter = (typed: Typed) => {
    if (typed.text === text) {
      show(input.current, swapSeparators(text), typed.caret);
      return;
    }
    caret.current = typed.caret;
    history.current = { past: [...history.current.past, text], future: [] };
    onText(typed.text);
  };
  const recall = (from: keyof History) => {
    const { past, future } = history.current;
    const found = history.current[from].at(-1);
    if (found === undefined) return;
    history.current =
      from === 'past' ? { past: past.slice(0, -1), future: [...future, text] } : { past: [...past, text], future: future.slice(0, -1) };
    caret.current = found.length;
    onText(found);
  };
  // The browser would make the edit, and the separators would then be set again. Making the edit only once saves a layout before the
  // answer.
  const edit = useEffectEvent((event: InputEvent) => {
    const field = input.current;
    if (field === null || event.isComposing || !event.cancelable) return;
    const { inputType, data } = event;
    const typed = editTyped(swapSeparators(field.value), {
      inputType,
      data: data && swapSeparators(data),
      from: field.selectionStart ?? 0,
      to: field.selectionEnd ?? 0,
    });
    if (typed === undefined) return;
    event.preventDefault();
    enter(grouped(typed));
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('beforeinput', edit);
    return () => field?.removeEventListener('beforeinput', edit);
  }, []);
  return { input, first, enter, recall };
}

type Step = (direction: 1 | -1) => void;

function onKey(event: KeyboardEvent<HTMLInputElement>, step: Step, recall: (from: keyof History) => void): void {
  const time = timeOf(event);
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  } else if (time !== undefined) {
    event.preventDefault();
    recall(time);
  }
}

/** The field for amounts, rates, and counts. It formats as the person types. The meaning of the text is computed elsewhere. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, note, slider, onText } = props;
  const id = useId();
  const grouped = (typed: Typed) => (unit === 'year' ? typed : groupTyped(typed));
  // A text from a link or another calculator has no separators.
  const { text } = grouped({ text: props.text, caret: 0 });
  const kind = unit ?? props.prefix;
  const word = unitWord(unit, value);
  // Measured in digits, because letters of the unit are smaller.
  const isLong = text.length + (word === undefined ? 0 : 1 + 0.7 * word.length) + (props.prefix === undefined ? 0 : 2) > 11.4;
  const { input, first, enter, recall } = useTypedText(text, grouped, onText);
  const step: Step = (direction) => onText(numberText(stepValue(value, direction, props), kind));
  return (
    <div className="field__root" data-origin={props.origin}>
      <div className="field__row">
        <FieldLabel id={id} label={label} required={props.required} tooltip={props.tooltip} />
        <span className="field__box" data-invalid={note?.tone === 'bad'} data-long={isLong}>
          {props.prefix === undefined ? null : (
            <span className="field__affix" aria-hidden="true">
              {props.prefix}
            </span>
          )}
          <span className="field__hold">
            <input
              ref={input}
              id={id}
              className="field__input"
              inputMode={props.minimum === undefined || props.minimum < 0 ? 'text' : 'decimal'}
              autoComplete="off"
              enterKeyHint="next"
              defaultValue={swapSeparators(first)}
              placeholder={swapSeparators(props.placeholder)}
              aria-required={props.required}
              aria-describedby={note === undefined ? undefined : `${id}-note`}
              aria-invalid={note?.tone === 'bad'}
              {...originDescription(props.origin)}
              onChange={(event) =>
                enter(
                  grouped({ text: swapSeparators(event.target.value), caret: event.target.selectionStart ?? event.target.value.length }),
                )
              }
              onBlur={() => {
                if (text.trim() !== '' && props.canReformat && text !== numberText(value, kind)) onText(numberText(value, kind));
              }}
              onKeyDown={(event) => onKey(event, step, recall)}
            />
          </span>
          {word === undefined ? null : <span className="field__affix">{word}</span>}
          <Stepper label={label} onStep={step} />
        </span>
      </div>
      {slider === undefined ? null : (
        <Slider label={label} value={value} step={props.step} range={slider} onValue={(next) => onText(numberText(next, kind))} />
      )}
      <FieldNote id={`${id}-note`} note={note} />
    </div>
  );
}

function Stepper({ label, onStep }: { readonly label: string; readonly onStep: Step }) {
  return (
    <span className="field__stepper">
      <button type="button" tabIndex={-1} className="field__step" aria-label={t('Decrease {label}', { label })} onClick={() => onStep(-1)}>
        <MinusIcon size={13} />
      </button>
      <button type="button" tabIndex={-1} className="field__step" aria-label={t('Increase {label}', { label })} onClick={() => onStep(1)}>
        <PlusIcon size={13} />
      </button>
    </span>
  );
}

/** Loaded once the first explanation is there, which is after the answer was painted: it brings the code that positions it. */
const HelpTip = lazy(() => import('#app/ui/messages/tooltip.tsx').then((module) => ({ default: module.HelpTip })));

interface FieldLabelProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly tooltip?: string | undefined;
  readonly hint?: ReactNode;
}

export function FieldLabel({ id, label, required, tooltip }: FieldLabelProps) {
  return (
    <span className="field__label">
      <label htmlFor={id}>
        {label}
        {required === true ? (
          <span aria-hidden="true" title={t('Required')}>
            {'\u00a0*'}
          </span>
        ) : null}
      </label>
      {tooltip === undefined ? null : (
        <Suspense fallback={null}>
          <HelpTip about={label} text={tooltip} />
        </Suspense>
      )}
    </span>
  );
}

export function FieldNote({ id, note }: { readonly id: string; readonly note: NumberFieldProps['note'] }) {
  if (note === undefined) return null;
  return (
    <p className="field__note" id={id} data-tone={note.tone}>
      {note.text}
    </p>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly range: readonly [from: number, to: number];
  readonly onValue: (value: number) => void;
}

function Slider({ label, value, step, range: [from, to], onValue }: SliderProps) {
  const element = useRef<HTMLInputElement>(null);
  const held = Math.min(to, Math.max(from, value));
  const filled = `${((held - from) / (to - from)) * 100}%`;
  // A key paints its answer first, and the slider follows in the next frame. A slider that a finger moves is already there.
  useEffect(
    () =>
      afterPaint(() => {
        if (element.current !== null) element.current.value = String(held);
        element.current?.style.setProperty('--filled', filled);
      }),
    [held, filled],
  );
  return (
    <input
      ref={element}
      type="range"
      className="field__slider"
      aria-label={t('{label}, slider', { label })}
      min={from}
      max={to}
      step={step}
      defaultValue={held}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  );
}
