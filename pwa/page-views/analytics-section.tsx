import { Button, EmptyState, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { figureDays } from '#contract/page-views.ts';
import type { Role } from '#contract/roles.ts';
import { PlainSelect } from '../kit/form-fields.tsx';
import { Section, SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { analyticsTexts as texts } from './analytics-texts.ts';
import { PageFiguresPanel } from './page-figures-panel.tsx';
import { useMeasuredPages } from './use-measured-pages.ts';

/** Visits of landing pages, one page at a time. */
export function AnalyticsSection({ role }: { readonly role: Role }) {
  const { answer, retry } = useMeasuredPages(role);
  const [chosen, setChosen] = useState<string>();
  const [days, setDays] = useState<number>(30);
  if (answer === undefined) {
    return (
      <Section title="Analytics">
        <SectionSkeleton lines={4} />
      </Section>
    );
  }
  if (!answer.ok) {
    return (
      <Section title="Analytics">
        <SectionFailure title={texts.failed} text={answer.message} onRetry={retry} />
      </Section>
    );
  }
  const pages = answer.value.rows;
  const page = pages.find(({ id }) => id === chosen) ?? pages.find(({ isPublished }) => isPublished) ?? pages[0];
  return (
    <Section title="Analytics">
      <Text color="fg.muted" maxW="prose">
        {texts.intro}
      </Text>
      {page === undefined ? (
        <NoPages />
      ) : (
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" maxW={{ md: '2xl' }}>
            <PlainSelect
              label={texts.page}
              value={page.id}
              options={pages.map(({ id, name, isPublished }) => ({ value: id, label: isPublished ? name : `${name} (not published)` }))}
              onChange={setChosen}
            />
            <PlainSelect
              label={texts.period}
              value={String(days)}
              options={figureDays.map((each) => ({ value: String(each), label: texts.days(each) }))}
              onChange={(value) => setDays(Number(value))}
            />
          </SimpleGrid>
          <PageFiguresPanel key={`${page.id} ${days}`} page={page.id} days={days} />
        </Stack>
      )}
    </Section>
  );
}

function NoPages() {
  return (
    <EmptyState.Root borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <EmptyState.Content>
        <EmptyState.Title as="h2">{texts.noPages}</EmptyState.Title>
        <EmptyState.Description color="fg.muted">{texts.noPagesText}</EmptyState.Description>
        <Button asChild>
          <Link to="/landing-page-builder">{texts.toBuilder}</Link>
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
