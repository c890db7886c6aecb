import { SimpleGrid } from '@chakra-ui/react';
import type { TenantRow } from '#contract/rows.ts';
import { TenantBrand } from '#contract/tenant-settings.ts';
import { FormCard } from '../kit/form-card.tsx';
import { TextAreaField, TextField } from '../kit/form-fields.tsx';
import { useForm } from '../kit/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';
import { AccentField } from './accent-field.tsx';
import { BrandPreview } from './brand-preview.tsx';

type BrandValues = Readonly<Record<'logoText' | 'logoUrl' | 'accent' | 'disclaimer', string>>;

/** An empty field is left out, which means that the firm has no value. */
function toInput(values: BrandValues) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

/** Look of the firm's app, and its disclaimer below each result. */
export function BrandForm({ tenant: { id, name, brand } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const { logoText = '', logoUrl = '', accent = '', disclaimer = '' } = brand;
  const form = useForm({
    id: `tenants.settings:brand:${id}`,
    initial: { logoText, logoUrl, accent, disclaimer },
    schema: TenantBrand,
    toInput,
    send: (given) =>
      queue({ type: 'tenants.settings', tenantId: id, args: { tenantId: id, brand: given }, summary: `Set the brand of ${name}` }),
    onSent: () => undefined,
  });
  return (
    <FormCard title="Brand" text="How the app looks to your team and your clients." form={form} submitLabel="Save brand">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField field={form.field('logoText')} label="Name in the header" placeholder={name} hint={`Empty: ${name}.`} />
        <TextField
          field={form.field('logoUrl')}
          label="Address of the logo"
          inputMode="url"
          placeholder="https://example.com/logo.svg"
          hint="Empty: the first letter of the name on your color."
        />
        <AccentField field={form.field('accent')} />
        <BrandPreview
          accent={form.values.accent}
          logoText={form.values.logoText || name}
          logoUrl={form.field('logoUrl').error === undefined ? form.values.logoUrl : ''}
        />
      </SimpleGrid>
      <TextAreaField
        field={form.field('disclaimer')}
        label="Disclaimer"
        rows={4}
        hint="It stands below each result, and on every printed page."
      />
    </FormCard>
  );
}
