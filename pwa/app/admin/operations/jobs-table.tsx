import { Badge, Button, Stack, Table, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { runJobNow } from '#app/device/calls/domains/background-work.gen.ts';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type Job, backgroundWorkTexts as texts } from '#contract/tenants/upkeep/background-work.ts';
import { Part } from './part.tsx';

interface JobsTableProps {
  readonly jobs: readonly Job[];
  readonly onChange: () => void;
}

/** Every job with its last run and its last error. A failed one stands first. */
export function JobsTable({ jobs, onChange }: JobsTableProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const start = useAction(runJobNow, { done: ({ name }) => ({ title: texts.due(name) }), failed: texts.runFailed });
  const failedFirst = [...jobs].sort((left, right) => Number(right.error !== null) - Number(left.error !== null));
  return (
    <Part title={texts.jobs} text={texts.jobsIntro}>
      <Table.ScrollArea
        position="relative"
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
        tabIndex={0}
        role="group"
        aria-label={texts.jobs}
      >
        <Table.Root size="sm" aria-label={texts.jobs}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('Name')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('Last run')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('Next run')}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <span className="unseen">{t('Actions')}</span>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {failedFirst.map((job) => (
              <Table.Row key={job.name}>
                <Table.ColumnHeader scope="row" lang="en">
                  {job.name}
                </Table.ColumnHeader>
                <Table.Cell>
                  <LastRun job={job} />
                </Table.Cell>
                <Table.Cell>{timeText(job.nextAt)}</Table.Cell>
                <Table.Cell textAlign="end">
                  <Button
                    size="sm"
                    minH="11"
                    variant="outline"
                    aria-label={texts.runNowOf(job.name)}
                    disabled={!reachable || job.isRunning || start.isBusy}
                    onClick={() => void start.run({ job: job.name }).then(onChange)}
                  >
                    {texts.runNow}
                  </Button>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Part>
  );
}

function LastRun({ job: { isRunning, finishedAt, error } }: { readonly job: Job }) {
  if (isRunning) return <Badge colorPalette="blue">{texts.running}</Badge>;
  if (finishedAt === null) return texts.notYet;
  return (
    <Stack gap="1" align="start">
      <Badge colorPalette={error === null ? 'green' : 'red'}>{error === null ? texts.ok : texts.failed}</Badge>
      <Text>{timeText(finishedAt)}</Text>
      {error === null ? null : (
        <Text lang="en" overflowWrap="anywhere">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function timeText(moment: Date): string {
  return moment.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
