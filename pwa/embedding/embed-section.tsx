import { t } from '#contract/language/t.ts';
import { TenantChoice } from '../kit/forms/tenant-choice.tsx';
import { Section } from '../kit/section.tsx';
import { EmbedLineCard } from './embed-line-card.tsx';
import { WebsitesForm } from './websites-form.tsx';

/** Calculators on the firm's own website. */
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
