import { Badge, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { setAbTestStatus } from '#app/device/calls/domains/ab-tests.gen.ts';
import { listAbTests } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { type PlannedTest, readPlannedTest } from '#app/pages/landing-pages/planned-test.ts';
import { useMeasuredPages } from '#app/pages/page-views/use-measured-pages.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { percent } from '#contract/language/words.ts';
import type { AbTestRow, AbTestStatus } from '#contract/pages/ab-tests.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import type { Role } from '#contract/people/roles.ts';
import { AbTestForm } from './ab-test-form.tsx';
import { rateText, verdictOf } from './ab-test-rates.ts';
import { AbTestResults } from './ab-test-results.tsx';
import { abTestPalettes, abTestStatusNames, abTestSectionTexts as texts } from './ab-test-texts.ts';

const controlRate = ({ evidence }: AbTestRow) => rateText(evidence.controlVisitors, evidence.controlSuccesses);
const variantRate = ({ evidence }: AbTestRow) => rateText(evidence.variantVisitors, evidence.variantSuccesses);
const chance = ({ evidence }: AbTestRow) => percent(evidence.chanceToWin * 100);

const columns: readonly Column<AbTestRow>[] = [
  {
    id: 'name',
    header: t('Test'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, pageName }) => (
      <>
        <Text fontWeight="strong">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {pageName}
        </Text>
      </>
    ),
  },
  {
    id: 'status',
    header: t('Status'),
    csv: ({ status }) => abTestStatusNames[status],
    cell: ({ status }) => <Badge colorPalette={abTestPalettes[status]}>{abTestStatusNames[status]}</Badge>,
  },
  { id: 'control', header: t('Page as it is'), isNumeric: true, csv: controlRate, cell: controlRate },
  { id: 'variant', header: t('Other version'), isNumeric: true, csv: variantRate, cell: variantRate },
  { id: 'chance', header: t('Chance to win'), isNumeric: true, csv: chance, cell: chance },
  { id: 'verdict', header: t('Result'), csv: verdictOf, cell: (test) => (test.evidence.isSplitAlarm ? texts.splitAlarm : verdictOf(test)) },
  {
    id: 'createdAt',
    header: t('Created'),
    isSortable: true,
    isNumeric: true,
    isExtra: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleDateString(spokenLocale()),
  },
];

/** A/B tests of landing pages: planned, started, and ended here. */
export function AbTestsSection({ role }: { readonly role: Role }) {
  const source = useServerList({ name: 'ab-tests', call: listAbTests, sort: { by: 'createdAt', isDescending: true } });
  const pages = useMeasuredPages(role);
  const [chosen, setChosen] = useState<readonly LandingPageHeading[]>([]);
  const [opened, setOpened] = useState<'form' | AbTestRow>();
  const [planned, setPlanned] = useState<PlannedTest>();
  useAskedAction('abTests.create', (entries) => {
    setPlanned(readPlannedTest(entries));
    setOpened('form');
  });
  const running = useAction(setAbTestStatus, { done: ({ status }) => ({ title: texts.changed(status) }), failed: texts.changeFailed });
  const close = () => {
    setOpened(undefined);
    setPlanned(undefined);
    pages.search('');
  };
  const change = async (test: AbTestRow, status: AbTestStatus) => {
    if ((await running.run({ id: test.id, status })).ok) source.retry();
  };
  const actionsOf = (test: AbTestRow) => [
    { id: 'results', label: texts.results, onSelect: () => setOpened(test) },
    ...(test.status === 'draft' ? [{ id: 'start', label: texts.start, onSelect: () => void change(test, 'running') }] : []),
    ...(test.status === 'paused' ? [{ id: 'resume', label: texts.resume, onSelect: () => void change(test, 'running') }] : []),
    ...(test.status === 'running' ? [{ id: 'pause', label: texts.pause, onSelect: () => void change(test, 'paused') }] : []),
  ];
  return (
    <Section
      title={t('A/B Tests')}
      actions={
        <Button disabled={pages.state !== 'ready'} onClick={() => setOpened('form')}>
          {texts.create}
        </Button>
      }
    >
      <ListTable
        name={t('A/B tests')}
        source={source}
        columns={columns}
        searchLabel={t('Search A/B tests')}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
      {opened === 'form' ? (
        <AbTestForm
          pages={pages}
          chosen={chosen}
          planned={planned}
          onChoose={(page) => setChosen((before) => [page, ...before])}
          onCreated={source.retry}
          onClose={close}
        />
      ) : null}
      {opened === undefined || opened === 'form' ? null : <AbTestResults test={opened} onChanged={source.retry} onClose={close} />}
    </Section>
  );
}
