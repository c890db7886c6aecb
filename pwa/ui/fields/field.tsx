import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly children: (control: { readonly id: string; readonly describedBy: string | undefined; readonly invalid: boolean }) => ReactNode;
}

/** A labeled control of a form, with its hint and its error. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className="field__root">
      <div className="field__row field__row--layout_stacked">
        <label className="field__label" htmlFor={id}>
          {label}
          {required === true ? <span aria-hidden="true"> *</span> : null}
        </label>
        {children({ id, describedBy: told === undefined ? undefined : `${id}-told`, invalid: error !== undefined })}
      </div>
      {told === undefined ? null : (
        <p className="field__note field__note--layout_stacked" id={`${id}-told`} data-tone={error === undefined ? undefined : 'bad'}>
          {told}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'>;

export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} {...(error === undefined ? {} : { error })} required={required === true}>
      {(control) => (
        <span className="field__box field__box--layout_stacked" data-invalid={control.invalid}>
          <input
            id={control.id}
            className="field__input field__input--layout_stacked"
            aria-describedby={control.describedBy}
            aria-invalid={control.invalid}
            required={required}
            {...input}
          />
        </span>
      )}
    </Field>
  );
}
