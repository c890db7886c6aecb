import { Section } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import { BillingLog } from './billing-log.tsx';
import { Books } from './books.tsx';
import { MailPreviews } from './mail-previews.tsx';
import { SettingCard } from './setting-card.tsx';
import { settingForms } from './setting-forms.ts';
import { TenantBilling } from './tenant-billing.tsx';

/** Prices of AI calls, rate limits, the treatment of unpaid invoices, and the bills of each tenant. */
export function BillingSection() {
  return (
    <Section title={t('Billing')}>
      {settingForms.map((declared) => (
        <SettingCard key={declared.key} declared={declared} />
      ))}
      <MailPreviews />
      <TenantBilling />
      <Books />
      <BillingLog />
    </Section>
  );
}
