import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '#contract/language/t.ts';
import { minorDigits } from '#contract/values/amounts/currency.ts';
import { currencySign } from '#contract/values/amounts/money.ts';
import type { Control } from '#contract/values/entity/entity-field.ts';
import { fieldsBeside, type ShownField } from './entity-entries.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from './form-fields.tsx';
import { SeveralField } from './several-field.tsx';
import type { Form, FormField, FormValues } from './use-form.ts';

type Choices = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

interface EntityFieldsProps {
  readonly fields: readonly ShownField[];
  readonly form: Form<FormValues>;
  /** Choices of fields whose values are other records. */
  readonly choices?: Choices;
  /** Controls of the few fields that need one of their own, by name. */
  readonly controls?: Readonly<Record<string, (field: FormField, label: string) => ReactNode>>;
  /** All texts and numbers stand as they are declared, in so many columns. Without it, numbers stand side by side below the texts. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** The picker of colors, which only forms with a color load. */
  readonly color?: ComponentType<ColorControlProps>;
}

export interface ColorControlProps {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string;
  /** Label of the button that opens the picker. */
  readonly pick: string;
  /** True if an empty field means the product's own color. Otherwise it means no color. */
  readonly hasOwn?: boolean;
}

const numberKinds: readonly Control['kind'][] = ['price', 'count', 'decimal'];
const isNumber = ({ form: { control } }: ShownField): boolean => numberKinds.includes(control.kind);
const isFlag = ({ form: { control } }: ShownField): boolean => control.kind === 'flag';

/** The fields of an entity's form, each as it is declared: texts and choices first, then numbers side by side, then switches. */
export function EntityFields({ fields: declared, form, choices = {}, controls = {}, columns, color }: EntityFieldsProps) {
  const fields = fieldsBeside(declared, form.values);
  const isApart = (field: ShownField): boolean => columns === undefined && isNumber(field);
  const texts = fields.filter((field) => !isApart(field) && !isFlag(field));
  const numbers = fields.filter(isApart);
  const flags = fields.filter(isFlag);
  const shown = (field: ShownField) => (
    <EntityField
      key={field.name}
      shown={field}
      form={form}
      choices={choices[field.name]}
      control={controls[field.name]}
      color={color ?? TextField}
    />
  );
  return (
    <>
      {columns === undefined || columns === 1 ? (
        texts.map(shown)
      ) : (
        <SimpleGrid columns={columns === 4 ? { base: 1, sm: 2, xl: 4 } : { base: 1, md: columns }} gap="4">
          {texts.map((field) =>
            field.form.control.kind === 'area' ? (
              <Box key={field.name} gridColumn="1 / -1">
                {shown(field)}
              </Box>
            ) : (
              shown(field)
            ),
          )}
        </SimpleGrid>
      )}
      {numbers.length > 1 ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          {numbers.map(shown)}
        </SimpleGrid>
      ) : (
        numbers.map(shown)
      )}
      {flags.length === 0 ? null : <Stack gap="1">{flags.map(shown)}</Stack>}
    </>
  );
}

interface EntityFieldProps {
  readonly shown: ShownField;
  readonly form: Form<FormValues>;
  readonly choices: Choices[string] | undefined;
  readonly control: ((field: FormField, label: string) => ReactNode) | undefined;
  readonly color: ComponentType<ColorControlProps>;
}

function EntityField({ shown: { name, form: declared, isRequired }, form, choices, control: own, color: Color }: EntityFieldProps) {
  const { label, control } = declared;
  const hint = declared.hint ?? boundsHint(control);
  const common = { field: form.field(name), label, isRequired, ...(hint === undefined ? {} : { hint }) };
  if (own !== undefined) return own(common.field, label);
  switch (control.kind) {
    case 'text':
      return <TextField {...common} {...textControl(control)} />;
    case 'area':
    case 'lines':
      return <TextAreaField {...common} rows={control.rows} />;
    case 'price':
      return (
        <TextField {...common} type="number" inputMode="decimal" step={minorDigits() > 2 ? 'any' : control.step} before={currencySign()} />
      );
    case 'count':
      return (
        <TextField
          {...common}
          type="number"
          inputMode="numeric"
          step="1"
          {...(control.unit === undefined ? {} : { after: control.unit })}
        />
      );
    // A number field writes its decimals as the browser's language does, which may differ from the language of the app.
    case 'decimal':
      return (
        <TextField
          {...common}
          inputMode="decimal"
          {...(control.isMoney === true ? { before: currencySign() } : {})}
          {...(control.unit === undefined ? {} : { after: control.unit })}
        />
      );
    case 'color':
      return <Color {...common} pick={control.pick} hasOwn={control.hasOwn === true} />;
    case 'moment':
      return <TextField {...common} type="datetime-local" />;
    case 'several':
      return <SeveralField {...common} choices={choices ?? []} />;
    case 'flag':
      return (
        <SwitchField
          label={label}
          isOn={form.isOn(name)}
          onChange={(isOn) => form.set({ [name]: isOn })}
          {...(hint === undefined ? {} : { hint })}
        />
      );
    case 'choice': {
      const options = choices ?? Object.entries(control.names ?? {}).map(([value, named]) => ({ value, label: named }));
      return <SelectField {...common} options={options} {...(control.none === undefined ? {} : { none: control.none })} />;
    }
  }
}

function textControl({ inputMode, placeholder, autoComplete }: Extract<Control, { readonly kind: 'text' }>) {
  return {
    ...(inputMode === 'email' ? { type: 'email' } : {}),
    ...(inputMode === undefined ? {} : { inputMode }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(autoComplete === undefined ? {} : { autoComplete }),
  };
}

/** The bounds of a number, and the one that holds when the field is empty. */
function boundsHint(control: Control): string | undefined {
  if (control.kind !== 'count' || control.bounds === undefined) return undefined;
  return t('From {least} to {most}. Empty: {standard}.', { ...control.bounds });
}
