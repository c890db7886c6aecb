import { SimpleGrid } from '@chakra-ui/react';
import { figuresInput } from '#calculators/figures/set.ts';
import { refused } from '#contract/outcome.ts';
import type { TenantRow } from '#contract/rows.ts';
import { TenantAssumptions, tenantSettingsTexts } from '#contract/tenant-settings.ts';
import { FormCard } from '../kit/form-card.tsx';
import { SelectField, TextField } from '../kit/form-fields.tsx';
import { decimalEntry } from '../kit/number-entry.ts';
import { useForm } from '../kit/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';

const rates = [
  { name: 'inflation', label: 'Inflation a year', unit: '%' },
  { name: 'return', label: 'Return a year', unit: '%' },
  { name: 'returnCap', label: 'Highest return anybody may assume', unit: '%' },
  { name: 'lifeExpectancy', label: 'Plan until age', unit: 'years' },
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
  if (!text.startsWith('-')) return decimalEntry(text);
  const size = decimalEntry(text.slice(1));
  return typeof size === 'number' ? -size : text;
}

/** Assumptions of the firm, used by every calculator that asks for them. */
export function AssumptionsForm({ tenant: { id, name: firm, assumptions } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const text = (value: number | string | undefined) => String(value ?? '');
  const form = useForm({
    id: `tenants.settings:assumptions:${id}`,
    initial: {
      inflation: text(assumptions.inflation),
      return: text(assumptions.return),
      returnCap: text(assumptions.returnCap),
      lifeExpectancy: text(assumptions.lifeExpectancy),
      figures: text(assumptions.figures),
    },
    schema: TenantAssumptions,
    toInput,
    send: async (given) => {
      const { return: rate = 0, returnCap = Number.POSITIVE_INFINITY } = given;
      const { aboveCap } = tenantSettingsTexts;
      if (rate > returnCap) return refused('InputInvalid', aboveCap, { return: aboveCap });
      const summary = `Set the assumptions of ${firm}`;
      return queue({ type: 'tenants.settings', tenantId: id, args: { tenantId: id, assumptions: given }, summary });
    },
    onSent: () => undefined,
  });
  return (
    <FormCard
      title="Assumptions"
      text="They replace the defaults of every calculator that asks for them. An empty field leaves the default."
      form={form}
      submitLabel="Save assumptions"
    >
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
        {rates.map(({ name, label, unit }) => (
          <TextField key={name} field={form.field(name)} label={label} inputMode="decimal" after={unit} />
        ))}
      </SimpleGrid>
      <SelectField
        field={form.field('figures')}
        label={figuresInput.label}
        hint={figuresInput.tooltip}
        none="The calculators’ default"
        options={figuresInput.options}
      />
    </FormCard>
  );
}
