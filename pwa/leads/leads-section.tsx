import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import type { FormSubmissionEntry } from '#contract/form-submissions.ts';
import { listFormSubmissions } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { Section } from '../kit/section.tsx';
import { useServerList } from '../kit/use-server-list.ts';
import { leadTexts as texts } from './lead-texts.ts';

/** The answer that identifies the person: the address, or else the first answer. */
function contactOf({ answers }: FormSubmissionEntry): string {
  return (answers.find(({ value }) => isAddress(value)) ?? answers[0])?.value ?? '';
}

function isAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

const columns: readonly Column<FormSubmissionEntry>[] = [
  { id: 'contact', header: 'From', csv: contactOf, cell: (lead) => <Contact contact={contactOf(lead)} /> },
  { id: 'page', header: 'Page', csv: ({ pageName }) => pageName, cell: ({ pageName }) => pageName },
  {
    id: 'answers',
    header: 'Answers',
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
    id: 'createdAt',
    header: 'Received',
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  },
];

function Contact({ contact }: { readonly contact: string }) {
  return isAddress(contact) ? (
    <Link href={`mailto:${contact}`} fontWeight="strong" wordBreak="break-all">
      {contact}
    </Link>
  ) : (
    <Text as="span" fontWeight="strong">
      {contact}
    </Text>
  );
}

/** Messages that visitors sent through the forms of landing pages. */
export function LeadsSection() {
  const source = useServerList({ name: 'leads', call: listFormSubmissions, sort: { by: 'createdAt', isDescending: true } });
  return (
    <Section
      title="Leads"
      actions={
        <Button asChild variant="outline">
          <RouterLink to="/landing-page-builder">{texts.toBuilder}</RouterLink>
        </Button>
      }
    >
      <ListTable
        name="Leads"
        source={source}
        columns={columns}
        searchLabel="Search leads by page"
        nameOf={contactOf}
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
    </Section>
  );
}
