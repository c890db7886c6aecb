import { Badge, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { percent } from '#calculators/kit/words.ts';
import type { AbTestRow, AbTestStatus } from '#contract/ab-tests.ts';
import type { Role } from '#contract/roles.ts';
import { listAbTests, setAbTestStatus } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { Section } from '../kit/section.tsx';
import { useAct } from '../kit/use-act.ts';
import { useServerList } from '../kit/use-server-list.ts';
import { useMeasuredPages } from '../page-views/use-measured-pages.ts';
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
    header: 'Test',
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
    header: 'Status',
    csv: ({ status }) => abTestStatusNames[status],
    cell: ({ status }) => <Badge colorPalette={abTestPalettes[status]}>{abTestStatusNames[status]}</Badge>,
  },
  { id: 'control', header: 'Page as it is', isNumeric: true, csv: controlRate, cell: controlRate },
  { id: 'variant', header: 'Other version', isNumeric: true, csv: variantRate, cell: variantRate },
  { id: 'chance', header: 'Chance to win', isNumeric: true, csv: chance, cell: chance },
  { id: 'verdict', header: 'Result', csv: verdictOf, cell: (test) => (test.evidence.isSplitAlarm ? texts.splitAlarm : verdictOf(test)) },
  {
    id: 'createdAt',
    header: 'Created',
    isSortable: true,
    isNumeric: true,
    isExtra: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleDateString(),
  },
];

/** A/B tests of landing pages: planned, started, and ended here. */
export function AbTestsSection({ role }: { readonly role: Role }) {
  const source = useServerList({ name: 'ab-tests', call: listAbTests, sort: { by: 'createdAt', isDescending: true } });
  const { answer } = useMeasuredPages(role);
  const [opened, setOpened] = useState<'form' | AbTestRow>();
  const running = useAct(setAbTestStatus, { done: ({ status }) => ({ title: texts.changed(status) }), failed: texts.changeFailed });
  const close = () => setOpened(undefined);
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
      title="A/B Tests"
      actions={
        <Button disabled={answer?.ok !== true} onClick={() => setOpened('form')}>
          {texts.create}
        </Button>
      }
    >
      <ListTable
        name="A/B tests"
        source={source}
        columns={columns}
        searchLabel="Search A/B tests"
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        empty={{ title: texts.empty, text: texts.emptyText }}
      />
      {opened === 'form' && answer?.ok === true ? <AbTestForm pages={answer.value.rows} onCreated={source.retry} onClose={close} /> : null}
      {opened === undefined || opened === 'form' ? null : <AbTestResults test={opened} onChanged={source.retry} onClose={close} />}
    </Section>
  );
}
