import type { FormField } from '#app/kit/forms/use-form.ts';
import { TextField } from '#app/ui/fields/field.tsx';

interface AccountFieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly hint?: string;
  readonly isReadOnly?: boolean;
}

/** A form field for a contract's schema, in the style of the public pages. */
export function AccountField({ field, label, autoComplete, type = 'text', hint, isReadOnly = false }: AccountFieldProps) {
  const { name, value, error, onChange, onBlur } = field;
  return (
    <TextField
      {...{ label, name, value, type, autoComplete, onBlur }}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { error })}
      required={!isReadOnly}
      readOnly={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
