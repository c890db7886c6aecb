import { DataList, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { readAiUsageDetails } from '#app/device/calls/domains/tenants.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { DayChart } from '#app/kit/day-chart.tsx';
import { Modal } from '#app/kit/forms/modal.tsx';
import type { TenantAiCalls } from '#contract/calculators/ai-usage.ts';
import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';

interface AiUsageDialogProps {
  readonly tenant: Pick<TenantAiCalls, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** The AI calls of one tenant, by day and by person. */
export function AiUsageDialog({ tenant: { id, name }, onClose }: AiUsageDialogProps) {
  const call = useCall(
    readAiUsageDetails,
    useMemo(() => ({ tenantId: id }), [id]),
  );
  return (
    <Modal title={t('AI calls of {name}', { name })} onClose={onClose} size="lg">
      <Called call={call}>
        {({ callsThisMonth, days, people }) => (
          <Stack gap="5">
            <Text>
              {plural(callsThisMonth, '{count} call in the last 30 days.', '{count} calls in the last 30 days.', {
                count: number(callsThisMonth),
              })}
            </Text>
            <DayChart title={t('Calls a day')} label={t('Calls')} counts={days.map((day) => day.calls)} last={new Date()} />
            {people.length === 0 ? null : (
              <DataList.Root orientation="horizontal" aria-label={t('Calls by person')}>
                {people.map((person) => (
                  <DataList.Item key={person.userId ?? ''}>
                    <DataList.ItemLabel>{person.name ?? t('Not attributed to a person')}</DataList.ItemLabel>
                    <DataList.ItemValue>{number(person.calls)}</DataList.ItemValue>
                  </DataList.Item>
                ))}
              </DataList.Root>
            )}
          </Stack>
        )}
      </Called>
    </Modal>
  );
}
