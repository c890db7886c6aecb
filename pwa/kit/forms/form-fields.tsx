import { Field, Input, InputGroup, NativeSelect, Switch, Textarea } from '@chakra-ui/react';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FormField } from './use-form.ts';

interface FieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
}

interface FrameProps extends FieldProps {
  readonly children: ReactNode;
}

/** Label, hint, and error around a control. Chakra links them for screen readers. */
function FieldFrame({ field, label, hint, isRequired = false, children }: FrameProps) {
  return (
    <Field.Root invalid={field.error !== undefined} required={isRequired}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {field.error === undefined ? null : <Field.ErrorText>{field.error}</Field.ErrorText>}
      {hint === undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

interface TextFieldProps extends FieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'url';
  readonly autoComplete?: string;
  readonly isReadOnly?: boolean;
  /** Text in front of the value, such as a currency sign. */
  readonly before?: string;
  readonly after?: string;
  readonly placeholder?: string;
  /** Step of the arrow keys in a number field. */
  readonly step?: string;
}

export function TextField({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  isReadOnly,
  before,
  after,
  placeholder,
  step,
  ...frame
}: TextFieldProps) {
  const { name, value, onChange, onBlur } = frame.field;
  return (
    <FieldFrame {...frame}>
      <InputGroup startElement={before} endElement={after}>
        <Input
          {...{ type, name, value, autoComplete, placeholder, inputMode, step }}
          readOnly={isReadOnly ?? false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </InputGroup>
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
}

export function TextAreaField({ rows = 3, ...frame }: TextAreaFieldProps) {
  const { name, value, onChange, onBlur } = frame.field;
  return (
    <FieldFrame {...frame}>
      <Textarea {...{ name, value, rows }} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Label of the empty choice, if there is one. */
  readonly none?: string;
}

export function SelectField({ options, none, ...frame }: SelectFieldProps) {
  const { name, value, onChange, onBlur } = frame.field;
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...{ name, value }} onChange={(event) => onChange(event.target.value)} onBlur={onBlur}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

interface PlainSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly none?: string;
  readonly hint?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A choice outside a form, such as a step of a wizard. */
export function PlainSelect({ value, onChange, ...rest }: PlainSelectProps) {
  return <SelectField field={{ name: 'choice', value, error: undefined, onChange, onBlur: () => undefined }} {...rest} />;
}

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  return (
    <Field.Root>
      <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked)} minH="11">
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      {hint === undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
