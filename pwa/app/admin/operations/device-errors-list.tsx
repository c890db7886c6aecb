import { Badge, Stack, Text } from '@chakra-ui/react';
import { listDeviceErrors } from '#app/device/calls/domains/devices.gen.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type DeviceError, deviceReportTexts as texts } from '#contract/tenants/upkeep/device-reports.ts';
import { Part } from './part.tsx';

const timeText = (moment: Date): string => moment.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const columns: readonly Column<DeviceError>[] = [
  {
    id: 'message',
    header: t('Message'),
    csv: ({ message, place }) => `${message} ${place}`,
    cell: ({ message, place, fatal }) => (
      <Stack gap="0" align="start">
        <Text fontWeight="strong" lang="en" overflowWrap="anywhere">
          {message}
        </Text>
        <Text color="fg.muted" lang="en" overflowWrap="anywhere">
          {place}
        </Text>
        {fatal ? <Badge colorPalette="red">{texts.fatal}</Badge> : null}
      </Stack>
    ),
  },
  { id: 'count', header: t('Reports'), csv: ({ count }) => String(count), cell: ({ count }) => count.toLocaleString(spokenLocale()) },
  { id: 'screen', header: t('Screen'), csv: ({ screen }) => screen, cell: ({ screen }) => <span lang="en">{screen}</span> },
  { id: 'browser', header: t('Browser'), csv: ({ browser }) => browser, cell: ({ browser }) => browser },
  { id: 'build', header: t('Build'), csv: ({ build }) => build, cell: ({ build }) => <span lang="en">{build}</span> },
  {
    id: 'lastAt',
    header: t('Last reported'),
    isSortable: true,
    csv: ({ lastAt }) => lastAt.toISOString(),
    cell: ({ lastAt }) => timeText(lastAt),
  },
  {
    id: 'firstAt',
    header: t('First reported'),
    isExtra: true,
    csv: ({ firstAt }) => firstAt.toISOString(),
    cell: ({ firstAt }) => timeText(firstAt),
  },
];

const newestFirst = { by: 'lastAt', isDescending: true } as const;
const noInput = {};

/** Errors that devices reported, without figures and without people. */
export function DeviceErrorsList() {
  const source = useServerList({ name: 'device-errors', call: listDeviceErrors, sort: newestFirst, input: noInput, isFiltered: false });
  return (
    <Part title={texts.errors} text={texts.errorsIntro}>
      <ListTable
        name={texts.errors}
        source={source}
        columns={columns}
        searchLabel={texts.searchErrors}
        nameOf={({ message }) => message}
        empty={{ title: texts.noErrors, text: texts.noErrorsText }}
      />
    </Part>
  );
}
