import { Button, EmptyState, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { Section, SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { PageSearch } from '#app/pages/landing-pages/page-search.tsx';
import { t } from '#contract/language/t.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { figureDays } from '#contract/pages/page-views.ts';
import type { Role } from '#contract/people/roles.ts';
import { analyticsTexts as texts } from './analytics-texts.ts';
import { PageFiguresPanel } from './page-figures-panel.tsx';
import { useMeasuredPages } from './use-measured-pages.ts';

/** Visits of landing pages, one page at a time. */
export function AnalyticsSection({ role }: { readonly role: Role }) {
  const source = useMeasuredPages(role);
  const [chosen, setChosen] = useState<LandingPageHeading>();
  const [days, setDays] = useState<number>(30);
  if (source.state === 'loading') {
    return (
      <Section title={t('Analytics')}>
        <SectionSkeleton lines={4} />
      </Section>
    );
  }
  if (source.state === 'failed') {
    return (
      <Section title={t('Analytics')}>
        <SectionFailure title={texts.failed} text={source.message ?? ''} onRetry={source.retry} />
      </Section>
    );
  }
  const page = chosen ?? source.rows.find(({ isPublished }) => isPublished) ?? source.rows[0];
  // The shown page stays in the choice, even if it does not match the search.
  const pages = page === undefined || source.rows.some(({ id }) => id === page.id) ? source.rows : [page, ...source.rows];
  const search = (words: string) => {
    setChosen(page);
    source.search(words);
  };
  return (
    <Section title={t('Analytics')}>
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
              options={pages.map(({ id, name, isPublished }) => ({
                value: id,
                label: isPublished ? name : t('{name} (not published)', { name }),
              }))}
              onChange={(id) => setChosen(pages.find((each) => each.id === id))}
            />
            <PlainSelect
              label={texts.period}
              value={String(days)}
              options={figureDays.map((each) => ({ value: String(each), label: texts.days(each) }))}
              onChange={(value) => setDays(Number(value))}
            />
          </SimpleGrid>
          <PageSearch source={source} onSearch={search} />
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
