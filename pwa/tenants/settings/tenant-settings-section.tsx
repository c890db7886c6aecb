import { AssumptionsForm } from '#app/calculate/assumptions/assumptions-form.tsx';
import { TenantChoice } from '#app/kit/forms/tenant-choice.tsx';
import { Section } from '#app/kit/section.tsx';
import { ApiTokensCard } from '#app/people/api-tokens/api-tokens-card.tsx';
import { t } from '#contract/language/t.ts';
import { AppIconsCard } from './app-icons-card.tsx';
import { BrandForm } from './brand-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { OpenCalculatorsForm } from './open-calculators-form.tsx';
import { SettingForm } from './setting-form.tsx';

/** Settings of a tenant for its whole app. Each part is saved separately, also without a network. */
export function TenantSettingsSection() {
  return (
    <Section title={t('Firm Settings')}>
      <TenantChoice>
        {(tenant) => (
          <>
            <BrandForm key={`brand:${tenant.id}`} tenant={tenant} />
            <AppIconsCard key={`icons:${tenant.id}`} tenant={tenant} />
            <ContactForm key={`contact:${tenant.id}`} tenant={tenant} />
            <AssumptionsForm key={`assumptions:${tenant.id}`} tenant={tenant} />
            <OpenCalculatorsForm key={`open:${tenant.id}`} tenant={tenant} />
            <SettingForm
              key={`offline:${tenant.id}`}
              tenant={tenant}
              name="offlineDays"
              title={t('Work without a connection')}
              text={t('After this time without contact a device locks itself until it reaches the server again. Nothing on it is lost.')}
              submitLabel={t('Save days')}
              summary={t('Set the offline days of {name}', { name: tenant.name })}
            />
            <SettingForm
              key={`visits:${tenant.id}`}
              tenant={tenant}
              name="visitDays"
              title={t('Visits of landing pages')}
              text={t('Single visits are deleted after this time, a whole day at a time. The counts of each day stay.')}
              submitLabel={t('Save visit days')}
              summary={t('Set the visit days of {name}', { name: tenant.name })}
            />
            <SettingForm
              key={`second-step:${tenant.id}`}
              tenant={tenant}
              name="needsSecondStep"
              title={t('Strong sign-in')}
              text={t('Where the platform signs people in itself. A provider of your own has rules of its own.')}
              submitLabel={t('Save sign-in')}
              summary={t('Set the strong sign-in of {name}', { name: tenant.name })}
            />
            <ApiTokensCard key={`tokens:${tenant.id}`} tenant={tenant} />
          </>
        )}
      </TenantChoice>
    </Section>
  );
}
