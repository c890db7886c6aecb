import { Badge, Table, Text } from '@chakra-ui/react';
import { listAppBuilds } from '#app/device/calls/domains/devices.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type AppBuild, deviceReportTexts as texts } from '#contract/tenants/upkeep/device-reports.ts';
import { Part } from './part.tsx';

const noInput = {};

/** The builds that signed-in browsers run: an old one stays until its person accepts the update. */
export function AppBuildsTable() {
  const { answer, retry } = useCall(listAppBuilds, noInput);
  return (
    <Part title={texts.builds} text={texts.buildsIntro}>
      {answer === undefined ? <SectionSkeleton lines={2} /> : null}
      {answer?.ok === false ? (
        <SectionFailure title={t('The builds cannot be shown right now')} text={answer.message} onRetry={retry} />
      ) : null}
      {answer?.ok !== true ? null : answer.value.builds.length === 0 ? (
        <Text>{texts.noBuilds}</Text>
      ) : (
        <Builds builds={answer.value.builds} />
      )}
    </Part>
  );
}

function Builds({ builds }: { readonly builds: readonly AppBuild[] }) {
  return (
    <Table.ScrollArea
      position="relative"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      tabIndex={0}
      role="group"
      aria-label={texts.builds}
    >
      <Table.Root size="sm" aria-label={texts.builds}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('Build')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('In use by')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('Last seen')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {builds.map(({ build, isCurrent, sessions, lastSeenAt }) => (
            <Table.Row key={build}>
              <Table.ColumnHeader scope="row">
                <span lang="en">{build}</span> {isCurrent ? <Badge colorPalette="green">{texts.current}</Badge> : null}
              </Table.ColumnHeader>
              <Table.Cell>{texts.sessions(sessions)}</Table.Cell>
              <Table.Cell>{lastSeenAt.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' })}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
