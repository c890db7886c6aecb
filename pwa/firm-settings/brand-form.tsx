import { SimpleGrid, Stack } from '@chakra-ui/react';
import { languageOptions } from '#contract/language/language-names.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { brandFonts, cornerRadii } from '#contract/tenants/brand-choices.ts';
import { fitBrand, TenantBrand } from '#contract/tenants/tenant-settings.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { SelectField, TextAreaField, TextField } from '../kit/forms/form-fields.tsx';
import { type Form, useForm } from '../kit/forms/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColorField } from './color-field.tsx';

type BrandValues = Readonly<Record<keyof TenantBrand, string>>;

const cornerNames: Readonly<Record<(typeof cornerRadii)[number], string>> = {
  none: t('Square'),
  small: t('Slightly rounded'),
  medium: t('Rounded'),
  large: t('Very rounded'),
};
const fontNames: Readonly<Record<(typeof brandFonts)[number], string>> = {
  inter: t('Inter'),
  system: t('The device’s own'),
  humanist: t('Humanist sans serif'),
  rounded: t('Rounded sans serif'),
  serif: t('Serif'),
};

/** An empty field is left out, which means that the firm has no value. */
function toInput(values: BrandValues) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

/** Look of the firm's app, and its disclaimer below each result. */
export function BrandForm({ tenant: { id, name, brand } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:brand:${id}`,
    initial: initialOf(brand),
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
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <LookFields form={form} name={name} />
        <BrandPreview brand={fitBrand(toInput(form.values))} logoText={form.values.logoText || name} />
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

function initialOf(brand: TenantRow['brand']): BrandValues {
  const { logoText = '', logoUrl = '', logoDarkUrl = '', accent = '', headerColor = '' } = brand;
  const { cornerRadius = '', font = '', language = '', disclaimer = '' } = brand;
  return { logoText, logoUrl, logoDarkUrl, accent, headerColor, cornerRadius, font, language, disclaimer };
}

interface LookFieldsProps {
  readonly form: Pick<Form<BrandValues>, 'field'>;
  readonly name: string;
}

function LookFields({ form, name }: LookFieldsProps) {
  const address = { inputMode: 'url', placeholder: 'https://example.com/logo.svg' } as const;
  return (
    <Stack gap="4">
      <TextField field={form.field('logoText')} label={t('Name in the header')} placeholder={name} hint={t('Empty: {name}.', { name })} />
      <TextField
        field={form.field('logoUrl')}
        label={t('Address of the logo')}
        hint={t('Empty: the first letter of the name on your color.')}
        {...address}
      />
      <TextField
        field={form.field('logoDarkUrl')}
        label={t('Address of the logo for dark backgrounds')}
        hint={t('Empty: the logo on a white plate.')}
        {...address}
      />
      <ColorField
        field={form.field('accent')}
        label={t('Brand color')}
        hint={t('Empty: the product’s own color.')}
        pickLabel={t('Pick a color')}
        hasOwn
      />
      <ColorField
        field={form.field('headerColor')}
        label={t('Header color')}
        hint={t('Empty: the header has no color.')}
        pickLabel={t('Pick a header color')}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          field={form.field('cornerRadius')}
          label={t('Corners')}
          none={t('Standard')}
          options={cornerRadii.map((value) => ({ value, label: cornerNames[value] }))}
        />
        <SelectField
          field={form.field('font')}
          label={t('Font')}
          none={t('Standard')}
          options={brandFonts.map((value) => ({ value, label: fontNames[value] }))}
        />
      </SimpleGrid>
    </Stack>
  );
}
