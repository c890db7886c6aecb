import type { FieldNote } from '#app/calculate/workbench/inputs/field-note.ts';
import { numberText, stepValue, unitWord } from '#app/ui/fields/number-text.ts';
import type { Input } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf, stepOf } from '#calculators/kit/definition/inputs.ts';
import { element } from './elements.ts';

export interface EmbeddedField {
  readonly root: HTMLElement;
  /** Shows what the form has read. */
  readonly show: (value: number | string | boolean | undefined, note: FieldNote | undefined) => void;
  /** Shows the help of the field; an empty text hides it. */
  readonly explain: (help: string) => void;
}

interface FieldOptions {
  readonly id: string;
  readonly input: Input;
  readonly onEnter: (entered: string | boolean) => void;
}

/** The labeled field of one input, with its note. */
export function createField(options: FieldOptions): EmbeddedField {
  const { id, input } = options;
  const noteId = `${id}-note`;
  const note = element('p', { id: noteId, class: 'note' });
  const help = element('p', { id: `${id}-help`, class: 'note' });
  const { control, box, reformat } = controlOf(options);
  control.id = id;
  control.setAttribute('aria-describedby', `${unitIdOf(id)} ${noteId} ${help.id}`);
  const label = element('label', { for: id }, input.label);
  const isSwitch = input.type === 'boolean';
  const root = element('div', { class: isSwitch ? 'field switch' : 'field' }, ...(isSwitch ? [box, label] : [label, box]), note, help);
  let shown: FieldNote | undefined;
  let value: number | string | boolean | undefined = input.defaultValue;
  control.addEventListener('change', () => {
    if (shown === undefined) reformat(value);
  });
  control.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !isNumeric(input) || !(control instanceof HTMLInputElement)) return;
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    const bounds = { step: stepOf(input), minimum: minimumOf(input), maximum: maximumOf(input) };
    control.value = numberText(stepValue(Number(value), direction, bounds), unitOf(input));
    options.onEnter(control.value);
  });
  return {
    root,
    show: (read, told) => {
      value = read;
      shown = told;
      note.textContent = told?.text ?? '';
      note.dataset.tone = told?.tone ?? '';
      if (told?.tone === 'bad') control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    },
    explain: (text) => {
      help.textContent = text;
    },
  };
}

interface Control {
  readonly control: HTMLInputElement | HTMLSelectElement;
  readonly box: HTMLElement;
  /** Writes the value the way the form shows it, once the person has left the field. */
  readonly reformat: (value: number | string | boolean | undefined) => void;
}

function controlOf({ id, input, onEnter }: FieldOptions): Control {
  switch (input.type) {
    case 'boolean': {
      const control = element('input', { type: 'checkbox', checked: input.defaultValue });
      control.addEventListener('input', () => onEnter(control.checked));
      return { control, box: control, reformat: () => undefined };
    }
    case 'select': {
      const options = input.options.map(({ value, label }) => element('option', { value, selected: value === input.defaultValue }, label));
      const control = element('select', {}, ...options);
      control.addEventListener('input', () => onEnter(control.value));
      return { control, box: control, reformat: () => undefined };
    }
    case 'text': {
      const control = element('input', { type: 'text', maxlength: String(input.maxLength ?? 2000), value: input.defaultValue });
      control.addEventListener('input', () => onEnter(control.value));
      return { control, box: control, reformat: () => undefined };
    }
    case 'currency':
    case 'percentage':
    case 'number': {
      const unit = unitOf(input);
      const usual = numberText(input.defaultValue, unit);
      const control = element('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', placeholder: usual, value: usual });
      control.addEventListener('input', () => onEnter(control.value));
      const text = unit === '$' ? '$' : unitWord(unit, input.defaultValue);
      const shown = text === undefined ? undefined : element('span', { class: 'unit', id: unitIdOf(id) }, text);
      return {
        control,
        box: element('span', { class: 'box' }, ...(unit === '$' ? [shown, control] : [control, shown])),
        reformat: (value) => {
          if (typeof value === 'number') control.value = numberText(value, unit);
        },
      };
    }
  }
}

function isNumeric({ type }: Input): boolean {
  return type === 'currency' || type === 'percentage' || type === 'number';
}

function unitOf(input: Input): string | undefined {
  if (input.type === 'currency') return '$';
  if (input.type === 'percentage') return '%';
  return input.type === 'number' ? input.unit : undefined;
}

/** A screen reader says the unit after the field. */
function unitIdOf(id: string): string {
  return `${id}-unit`;
}
