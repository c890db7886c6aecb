import { t } from '#contract/language/t.ts';
import { ApiTokensCard } from '../api-tokens/api-tokens-card.tsx';
import { AssumptionsForm } from '../assumptions/assumptions-form.tsx';
import { TenantChoice } from '../kit/forms/tenant-choice.tsx';
import { Section } from '../kit/section.tsx';
import { AppIconsCard } from './app-icons-card.tsx';
import { BrandForm } from './brand-form.tsx';
import { OfflineForm } from './offline-form.tsx';
import { VisitDaysForm } from './visit-days-form.tsx';

/** Settings of a firm for its whole app. Each part is saved separately, also without a network. */
export function FirmSettingsSection() {
  return (
    <Section title={t('Firm Settings')}>
      <TenantChoice>
        {(tenant) => (
          <>
            <BrandForm key={`brand:${tenant.id}`} tenant={tenant} />
            <AppIconsCard key={`icons:${tenant.id}`} tenant={tenant} />
            <AssumptionsForm key={`assumptions:${tenant.id}`} tenant={tenant} />
            <OfflineForm key={`offline:${tenant.id}`} tenant={tenant} />
            <VisitDaysForm key={`visits:${tenant.id}`} tenant={tenant} />
            <ApiTokensCard key={`tokens:${tenant.id}`} tenant={tenant} />
          </>
        )}
      </TenantChoice>
    </Section>
  );
}
