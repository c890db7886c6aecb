import { Checkbox, Fieldset, SimpleGrid, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { catalog } from '#app/device/catalog/catalog.ts';
import { tenantCalculatorRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { SetUpTenant } from '#contract/tenants/tenant-settings.ts';

/** Name of the switch. No calculator has it as its id. */
const onlyChosen = 'only';

/** The calculators that visitors of the tenant's host may open. The first six stand on its start page. */
export function OpenCalculatorsForm({ tenant: { id: tenantId, name, openCalculators = null } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const rows = useAtomValue(tenantCalculatorRowsAtom);
  const own = new Set(rows.filter((row) => row.tenantId === tenantId && row.isEnabled).map(({ calculatorId }) => calculatorId));
  const choices = catalog.filter(({ id }) => own.has(id) || openCalculators?.includes(id) === true);
  const initial: FormValues = {
    [onlyChosen]: openCalculators !== null,
    ...Object.fromEntries(choices.map(({ id }) => [id, openCalculators?.includes(id) === true])),
  };
  const form = useForm({
    id: `tenants.settings:openCalculators:${tenantId}`,
    initial,
    schema: SetUpTenant,
    toInput: (values: FormValues) => ({
      tenantId,
      openCalculators: values[onlyChosen] === true ? choices.map(({ id }) => id).filter((id) => values[id] === true) : null,
    }),
    send: (args) => queue({ type: 'tenants.settings', tenantId, args, summary: t('Set the calculators of {name} for visitors', { name }) }),
    onSent: () => undefined,
  });
  const tick = (field: string, label: string) => (
    <Checkbox.Root
      key={field}
      minH="11"
      checked={form.isOn(field)}
      onCheckedChange={({ checked }) => form.set({ [field]: checked === true })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
  return (
    <FormCard
      title={t('Calculators for visitors')}
      text={t('The start page of your address offers the first six to people who are not signed in.')}
      form={form}
      submitLabel={t('Save calculators for visitors')}
    >
      {tick(onlyChosen, t('Visitors may open only the calculators that are chosen here'))}
      {form.isOn(onlyChosen) ? (
        <Fieldset.Root>
          <Fieldset.Legend>{t('Calculators')}</Fieldset.Legend>
          {choices.length === 0 ? <Text color="fg.muted">{t('Choose the calculators of your firm first.')}</Text> : null}
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="1">
            {choices.map(({ id, title }) => tick(id, title))}
          </SimpleGrid>
        </Fieldset.Root>
      ) : null}
    </FormCard>
  );
}
