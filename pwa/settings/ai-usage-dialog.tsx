import { DataList, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { counted, number } from '#calculators/kit/words.ts';
import type { TenantAiCalls } from '#contract/ai-usage.ts';
import { readAiUsageDetails } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { Called } from '../kit/called.tsx';
import { DayChart } from '../kit/day-chart.tsx';
import { Modal } from '../kit/modal.tsx';

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
    <Modal title={`AI calls of ${name}`} onClose={onClose} size="lg">
      <Called call={call}>
        {({ callsThisMonth, days, people }) => (
          <Stack gap="5">
            <Text>{counted(callsThisMonth, 'call')} in the last 30 days.</Text>
            <DayChart title="Calls a day" label="Calls" counts={days.map((day) => day.calls)} />
            {people.length === 0 ? null : (
              <DataList.Root orientation="horizontal" aria-label="Calls by person">
                {people.map((person) => (
                  <DataList.Item key={person.userId ?? ''}>
                    <DataList.ItemLabel>{person.name ?? 'Not attributed to a person'}</DataList.ItemLabel>
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
