import { Fieldset, Stack } from '@chakra-ui/react';
import { createApiToken } from '#app/device/calls/domains/api-tokens.gen.ts';
import { SelectField, SwitchField, TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { type ApiScope, apiScopes, apiScopeTexts, apiTokenDays, apiTokenTexts, CreateApiToken } from '#contract/people/api-tokens.ts';

interface ApiTokenFormProps {
  readonly tenantId: string;
  readonly onClose: () => void;
  readonly onCreated: (secret: string) => void;
}

const lifetimes = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: days === 365 ? t('One year') : t('{days} days', { days }) })),
  { value: '', label: t('It does not expire') },
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
  const create = useAction(createApiToken, { done: apiTokenTexts.created, failed: apiTokenTexts.createFailed });
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
    <FormModal title={t('Create API token')} form={form} submitLabel={t('Create token')} busyLabel={t('Creating…')} onClose={onClose}>
      <TextField field={form.field('name')} label={t('Name')} isRequired hint={t('The program that will use it.')} />
      <Fieldset.Root>
        <Fieldset.Legend>{t('Rights')}</Fieldset.Legend>
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
      <SelectField field={form.field('days')} label={t('Lasts')} options={lifetimes} />
    </FormModal>
  );
}
