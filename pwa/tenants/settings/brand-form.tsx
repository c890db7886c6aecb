import { SimpleGrid, Stack } from '@chakra-ui/react';
import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { LockedFields } from '#app/kit/plan-lock.tsx';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { Brand, TenantBrand, tenantBrand } from '#contract/tenants/tenant-brand.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColorField } from './color-field.tsx';

const basic = shownFields(tenantBrand, ['logoText', 'logoUrl', 'accent']);
/** The fields that need the right to custom branding. */
const custom = shownFields(tenantBrand, ['logoDarkUrl', 'headerColor']);
const styles = shownFields(tenantBrand, ['cornerRadius', 'font']);
const words = shownFields(tenantBrand, ['language', 'disclaimer']);
const fields = [...basic, ...custom, ...styles, ...words];

/** Look of the tenant's app, and its disclaimer below each result. */
export function BrandForm({ tenant }: { readonly tenant: TenantRow }) {
  const { id, name, brand } = tenant;
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:brand:${id}`,
    initial: entriesOf(fields, brand),
    schema: TenantBrand,
    toInput: (values: FormValues) => requestOf(fields, values),
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, brand: given },
        summary: t('Set the brand of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  const shown = Brand.parse(requestOf(fields, form.values));
  return (
    <FormCard title={t('Brand')} text={t('How the app looks to your team and your clients.')} form={form} submitLabel={t('Save brand')}>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <Stack gap="4">
          <EntityFields fields={basic} form={form} color={ColorField} />
          <LockedFields tenant={tenant} right="branding">
            <EntityFields fields={custom} form={form} color={ColorField} />
            <EntityFields fields={styles} form={form} columns={2} />
          </LockedFields>
        </Stack>
        <BrandPreview brand={shown} logoText={shown.logoText || name} />
      </SimpleGrid>
      <EntityFields fields={words} form={form} />
    </FormCard>
  );
}
