import { Section } from '../kit/section.tsx';
import { MailPreviews } from './mail-previews.tsx';
import { SettingCard } from './setting-card.tsx';
import { settingForms } from './setting-forms.ts';

/** Prices of AI calls, rate limits, and the treatment of unpaid invoices. */
export function BillingSection() {
  return (
    <Section title="Billing">
      {settingForms.map((declared) => (
        <SettingCard key={declared.key} declared={declared} />
      ))}
      <MailPreviews />
    </Section>
  );
}
