import { Fieldset, Stack } from '@chakra-ui/react';
import { type ApiScope, apiScopes, apiScopeTexts, apiTokenDays, apiTokenTexts, CreateApiToken } from '#contract/api-tokens.ts';
import { createApiToken } from '../calls/calls.gen.ts';
import { SelectField, SwitchField, TextField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';

interface ApiTokenFormProps {
  readonly tenantId: string;
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
}

const lifetimes = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: days === 365 ? 'One year' : `${days} days` })),
  { value: '', label: 'It does not expire' },
];

type ApiTokenValues = { readonly name: string; readonly days: string } & Readonly<Record<ApiScope, boolean>>;

const newApiToken: ApiTokenValues = {
  name: '',
  days: '90',
  'firm:read': false,
  'calculators:read': true,
  'calculators:write': false,
  'team:read': false,
  'team:write': false,
  'usage:read': false,
  explanations: false,
};

/** Asks for the token's name, its rights, and its lifetime. */
export function ApiTokenForm({ tenantId, onClose, onCreated }: ApiTokenFormProps) {
  const create = useAct(createApiToken, { done: apiTokenTexts.created, failed: apiTokenTexts.createFailed });
  const form = useForm({
    id: `api-tokens.create:${tenantId}`,
    initial: newApiToken,
    schema: CreateApiToken,
    toInput: ({ name, days, ...chosen }) => ({
      tenant: tenantId,
      name,
      scopes: apiScopes.filter((scope) => chosen[scope]),
      days: days === '' ? null : Number(days),
    }),
    send: async (given) => {
      const answer = await create.run(given);
      if (answer.ok) onCreated(answer.value.secret);
      return answer;
    },
    // After this, the card shows the new token's secret instead of the form.
    onSent: () => undefined,
  });
  return (
    <FormModal title="Create API token" form={form} submitLabel="Create token" busyLabel="Creating…" onClose={onClose}>
      <TextField field={form.field('name')} label="Name" isRequired hint="The program that will use it." />
      <Fieldset.Root>
        <Fieldset.Legend>Rights</Fieldset.Legend>
        <Stack gap="2">
          {apiScopes.map((scope) => (
            <SwitchField
              key={scope}
              label={apiScopeTexts[scope]}
              isOn={form.isOn(scope)}
              onChange={(isOn) => form.set({ [scope]: isOn })}
            />
          ))}
        </Stack>
      </Fieldset.Root>
      <SelectField field={form.field('days')} label="Lasts" options={lifetimes} />
    </FormModal>
  );
}
