import { TenantChoice } from '#app/kit/forms/tenant-choice.tsx';
import { Section } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import { EmbedLineCard } from './embed-line-card.tsx';
import { WebsitesForm } from './websites-form.tsx';

/** Calculators on the tenant's own website. */
export function EmbedSection() {
  return (
    <Section title={t('Embed')}>
      <TenantChoice>
        {(tenant) => (
          <>
            <WebsitesForm key={`websites:${tenant.id}`} tenant={tenant} />
            <EmbedLineCard key={`line:${tenant.id}`} tenant={tenant} />
          </>
        )}
      </TenantChoice>
    </Section>
  );
}
