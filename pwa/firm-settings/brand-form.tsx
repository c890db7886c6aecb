import { SimpleGrid } from '@chakra-ui/react';
import { languageOptions } from '#contract/language/language-names.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { TenantBrand } from '#contract/tenants/tenant-settings.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { SelectField, TextAreaField, TextField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';
import { AccentField } from './accent-field.tsx';
import { BrandPreview } from './brand-preview.tsx';

type BrandValues = Readonly<Record<'logoText' | 'logoUrl' | 'accent' | 'language' | 'disclaimer', string>>;

/** An empty field is left out, which means that the firm has no value. */
function toInput(values: BrandValues) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

/** Look of the firm's app, and its disclaimer below each result. */
export function BrandForm({ tenant: { id, name, brand } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const { logoText = '', logoUrl = '', accent = '', language = '', disclaimer = '' } = brand;
  const form = useForm({
    id: `tenants.settings:brand:${id}`,
    initial: { logoText, logoUrl, accent, language, disclaimer },
    schema: TenantBrand,
    toInput,
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, brand: given },
        summary: t('Set the brand of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard title={t('Brand')} text={t('How the app looks to your team and your clients.')} form={form} submitLabel={t('Save brand')}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField field={form.field('logoText')} label={t('Name in the header')} placeholder={name} hint={t('Empty: {name}.', { name })} />
        <TextField
          field={form.field('logoUrl')}
          label={t('Address of the logo')}
          inputMode="url"
          placeholder="https://example.com/logo.svg"
          hint={t('Empty: the first letter of the name on your color.')}
        />
        <AccentField field={form.field('accent')} />
        <BrandPreview
          accent={form.values.accent}
          logoText={form.values.logoText || name}
          logoUrl={form.field('logoUrl').error === undefined ? form.values.logoUrl : ''}
        />
      </SimpleGrid>
      <SelectField
        field={form.field('language')}
        label={t('Language')}
        none={t('As the browser')}
        options={languageOptions}
        hint={t('For everybody who has not chosen one.')}
      />
      <TextAreaField
        field={form.field('disclaimer')}
        label={t('Disclaimer')}
        rows={4}
        hint={t('It stands below each result, and on every printed page.')}
      />
    </FormCard>
  );
}
