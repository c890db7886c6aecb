import { ApiTokensCard } from '../api-tokens/api-tokens-card.tsx';
import { AssumptionsForm } from '../assumptions/assumptions-form.tsx';
import { Section } from '../kit/section.tsx';
import { TenantChoice } from '../kit/tenant-choice.tsx';
import { BrandForm } from './brand-form.tsx';
import { OfflineForm } from './offline-form.tsx';

/** Settings of a firm for its whole app. Each part is saved separately, also without a network. */
export function FirmSettingsSection() {
  return (
    <Section title="Firm Settings">
      <TenantChoice>
        {(tenant) => (
          <>
            <BrandForm key={`brand:${tenant.id}`} tenant={tenant} />
            <AssumptionsForm key={`assumptions:${tenant.id}`} tenant={tenant} />
            <OfflineForm key={`offline:${tenant.id}`} tenant={tenant} />
            <ApiTokensCard key={`tokens:${tenant.id}`} tenant={tenant} />
          </>
        )}
      </TenantChoice>
    </Section>
  );
}
