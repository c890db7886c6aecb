import { t } from '#contract/language/t.ts';
import { embeddingTexts, TenantEmbedding } from '#contract/pages/embedding.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { TextAreaField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { useQueue } from '../kit/use-queue.ts';
import { originFromTyped } from './origin-from-typed.ts';

/** The websites that may show the firm's calculators, and the sentence that their visitors agree to. */
export function WebsitesForm({ tenant: { id, name, embedding = {} } }: { readonly tenant: TenantRow }) {
  const queue = useQueue();
  const form = useForm({
    id: `tenants.settings:embedding:${id}`,
    initial: { origins: (embedding.origins ?? []).join('\n'), consent: embedding.consent ?? '' },
    schema: TenantEmbedding,
    toInput: ({ origins, consent }) => ({
      origins: origins.split('\n').flatMap((line) => (line.trim() === '' ? [] : [originFromTyped(line)])),
      ...(consent.trim() === '' ? {} : { consent }),
    }),
    send: (given) =>
      queue({
        type: 'tenants.settings',
        tenantId: id,
        args: { tenantId: id, embedding: given },
        summary: t('Set the websites of {name}', { name }),
      }),
    onSent: () => undefined,
  });
  return (
    <FormCard
      title={t('Websites')}
      text={t('Only these websites can show your calculators. While none is named, every website is refused.')}
      form={form}
      submitLabel={t('Save websites')}
    >
      <TextAreaField
        field={form.field('origins')}
        label={t('Addresses of your websites, one per line')}
        rows={3}
        hint={t('Such as https://www.example.com. With and without www are two websites.')}
      />
      <TextAreaField
        field={form.field('consent')}
        label={t('Sentence that visitors agree to before they send a message')}
        rows={2}
        hint={t('Empty: {consent}', { consent: embeddingTexts.consent })}
      />
    </FormCard>
  );
}
