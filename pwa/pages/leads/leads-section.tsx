import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import { listFormSubmissions } from '#app/device/calls/domains/form-submissions.gen.ts';
import { TenantChoice } from '#app/kit/forms/tenant-choice.tsx';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { mailtoOf } from '#app/kit/mailto-of.ts';
import { Section } from '#app/kit/section.tsx';
import { WebhookCard } from '#app/pages/webhooks/webhook-card.tsx';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { FormSubmissionEntry } from '#contract/pages/form-submissions.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** The answer that identifies the person: the address, or else the first answer. */
function contactOf({ answers }: FormSubmissionEntry): string {
  return (answers.find(({ value }) => isAddress(value)) ?? answers[0])?.value ?? '';
}

/** The page, or the calculator with the website that embeds it. */
function sourceOf({ pageName, website }: FormSubmissionEntry): string {
  return website === null ? pageName : `${pageName} (${website.replace(/^https?:\/\//, '')})`;
}

function isAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

const columns: readonly Column<FormSubmissionEntry>[] = [
  { id: 'contact', header: t('From'), csv: contactOf, cell: (lead) => <Contact contact={contactOf(lead)} /> },
  { id: 'page', header: t('Page'), csv: sourceOf, cell: sourceOf },
  {
    id: 'answers',
    header: t('Answers'),
    csv: ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    cell: ({ answers }) => (
      <Stack gap="0">
        {answers.map(({ label, value }) => (
          <Text as="span" key={label} fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            <Text as="span" color="fg.muted">{`${label}: `}</Text>
            {value}
          </Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'consent',
    header: t('Consent'),
    csv: ({ consent, createdAt }) => (consent === null ? '' : `${createdAt.toISOString()}: ${consent}`),
    cell: ({ consent, createdAt }) => (consent === null ? '–' : consentText(consent, createdAt)),
  },
  {
    id: 'createdAt',
    header: t('Received'),
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
  },
];

/** The sentence that the visitor saw, and when they agreed to it. */
function consentText(consent: string, at: Date): string {
  return t('“{consent}” – agreed {time}', {
    consent,
    time: at.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
  });
}

function Contact({ contact }: { readonly contact: string }) {
  return isAddress(contact) ? (
    <Link href={mailtoOf(contact)} fontWeight="strong" wordBreak="break-all">
      {contact}
    </Link>
  ) : (
    <Text as="span" fontWeight="strong">
      {contact}
    </Text>
  );
}

/** Messages that visitors sent through the forms of landing pages and of embedded calculators. */
export function LeadsSection() {
  const source = useServerList({ name: 'leads', call: listFormSubmissions, sort: { by: 'createdAt', isDescending: true } });
  return (
    <Section
      title={t('Leads')}
      actions={
        <Button asChild variant="outline">
          <RouterLink to="/landing-page-builder">{texts.toBuilder}</RouterLink>
        </Button>
      }
    >
      <ListTable
        name={t('Leads')}
        source={source}
        columns={columns}
        searchLabel={t('Search leads by page')}
        nameOf={contactOf}
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
      <TenantChoice>{(tenant) => <WebhookCard key={tenant.id} tenant={tenant} />}</TenantChoice>
    </Section>
  );
}
