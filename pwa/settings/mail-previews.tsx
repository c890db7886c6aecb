import { Tabs, Text } from '@chakra-ui/react';
import { billingMail, billingMails } from '#contract/billing-mails.ts';
import { SectionCard } from './section-card.tsx';

const names = {
  invoice: 'Invoice',
  paymentFailed: 'Payment failed',
  firstReminder: 'Reminder',
  finalReminder: 'Last reminder',
  readOnly: 'Read-only',
  resumed: 'Pause over',
  ended: 'Ended',
} as const;

const facts = { tenantName: 'Northwind Advisors', number: 'INV-000042', cents: 4900, graceEndsAt: new Date('2026-01-16T00:00:00Z') };

/** Each billing mail filled with example values, in the words that are sent. */
export function MailPreviews() {
  return (
    <SectionCard title="Mails">
      <Tabs.Root defaultValue="invoice">
        <Tabs.List flexWrap="wrap">
          {billingMails.map((mail) => (
            <Tabs.Trigger key={mail} value={mail}>
              {names[mail]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {billingMails.map((mail) => {
          const { subject, paragraphs } = billingMail(mail, facts);
          return (
            <Tabs.Content key={mail} value={mail}>
              <Text fontWeight="medium">{subject}</Text>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </SectionCard>
  );
}
