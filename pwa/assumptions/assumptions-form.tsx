import { SimpleGrid } from '@chakra-ui/react';
import { figuresInput, isComplete } from '#calculators/figures/set.ts';
import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { TenantAssumptions, tenantSettingsTexts } from '#contract/tenants/tenant-settings.ts';
import { refused } from '#contract/values/outcome.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { SelectField, TextField } from '../kit/forms/form-fields.tsx';
import { localDecimalEntry } from '../kit/forms/number-entry.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';

const rates = [
  { name: 'inflation', label: t('Inflation a year'), unit: '%' },
  { name: 'return', label: t('Return a year'), unit: '%' },
  { name: 'returnCap', label: t('Highest return anybody may assume'), unit: '%' },
  { name: 'lifeExpectancy', label: t('Plan until age'), unit: t('years') },
] as const;

const names = ['inflation', 'return', 'returnCap', 'lifeExpectancy', 'figures'] as const;
type AssumptionValues = Readonly<Record<(typeof names)[number], string>>;

/** An empty field means the calculator's own default. A rate may be negative. */
function toInput(values: AssumptionValues) {
  const given = names.filter((name) => values[name].trim() !== '');
  return Object.fromEntries(given.map((name) => [name, name === 'figures' ? values[name] : signedEntry(values[name])]));
}

function signedEntry(typed: string): number | string | null {
  const text = typed.trim();
  if (!text.startsWith('-')) return localDecimalEntry(text);
  const size = localDecimalEntry(text.slice(1));
  return typeof size === 'number' ? -size : text;
}

/** Assumptions of the firm, used by every calculator that asks for them. */
export function AssumptionsForm({ tenant: { id, name: firm, assumptions } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const text = (value: number | undefined) => swapSeparators(String(value ?? ''));
  const form = useForm({
    id: `tenants.settings:assumptions:${id}`,
    initial: {
      inflation: text(assumptions.inflation),
      return: text(assumptions.return),
      returnCap: text(assumptions.returnCap),
      lifeExpectancy: text(assumptions.lifeExpectancy),
      figures: assumptions.figures ?? '',
    },
    schema: TenantAssumptions,
    toInput,
    send: async (given) => {
      const { return: rate = 0, returnCap = Number.POSITIVE_INFINITY } = given;
      const { aboveCap } = tenantSettingsTexts;
      if (rate > returnCap) return refused('InputInvalid', aboveCap, { return: aboveCap });
      const summary = t('Set the assumptions of {firm}', { firm });
      return queue({ type: 'tenants.settings', tenantId: id, args: { tenantId: id, assumptions: given }, summary });
    },
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Assumptions')}
      text={t('They replace the defaults of every calculator that asks for them. An empty field leaves the default.')}
      form={form}
      submitLabel={t('Save assumptions')}
    >
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
        {rates.map(({ name, label, unit }) => (
          <TextField key={name} field={form.field(name)} label={label} inputMode="decimal" after={unit} />
        ))}
      </SimpleGrid>
      <SelectField
        field={form.field('figures')}
        label={t(figuresInput.label)}
        hint={t(figuresInput.tooltip)}
        none={t('The calculators’ default')}
        // A firm starts from a year that every calculator can use.
        options={figuresInput.options.flatMap(({ value, label }) => (isComplete(value) ? [{ value, label: t(label) }] : []))}
      />
    </FormCard>
  );
}
