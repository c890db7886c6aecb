import { Fieldset, Stack } from '@chakra-ui/react';
import { idsIn } from './entity-entries.ts';
import { SwitchField } from './form-fields.tsx';
import type { FormField } from './use-form.ts';

interface SeveralFieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Any number of records, each with a switch. Without a record to choose there is no field. */
export function SeveralField({ field, label, hint, choices }: SeveralFieldProps) {
  if (choices.length === 0) return null;
  const chosen = idsIn(field.value);
  return (
    <Fieldset.Root invalid={field.error !== undefined}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      {hint === undefined ? null : <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
      <Stack gap="2">
        {choices.map(({ value, label: name }) => (
          <SwitchField
            key={value}
            label={name}
            isOn={chosen.includes(value)}
            onChange={(isOn) => field.onChange((isOn ? [...chosen, value] : chosen.filter((id) => id !== value)).join(' '))}
          />
        ))}
      </Stack>
      {field.error === undefined ? null : <Fieldset.ErrorText>{field.error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
