import { Stack } from '@chakra-ui/react';
import { readBackgroundWork } from '#app/device/calls/domains/background-work.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Section, SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import { backgroundWorkTexts as texts } from '#contract/tenants/upkeep/background-work.ts';
import { AppBuildsTable } from './app-builds-table.tsx';
import { DeviceErrorsList } from './device-errors-list.tsx';
import { JobsTable } from './jobs-table.tsx';
import { StuckEffectsList } from './stuck-effects-list.tsx';
import { WorkTiles } from './work-tiles.tsx';

const noInput = {};
const everyMs = 15_000;

/** First view of an operator: stuck work, failures, and the builds and errors of devices. */
export function OperationsSection() {
  const { answer, retry } = useCall(readBackgroundWork, noInput, everyMs);
  return (
    <Section title={texts.title} intro={texts.intro}>
      <Stack gap="8" minW="0">
        {answer === undefined ? <SectionSkeleton lines={4} /> : null}
        {answer?.ok === false ? (
          <SectionFailure title={t('The operations cannot be shown right now')} text={answer.message} onRetry={retry} />
        ) : null}
        {answer?.ok === true ? <WorkTiles work={answer.value} /> : null}
        <StuckEffectsList onChange={retry} />
        {answer?.ok === true ? <JobsTable jobs={answer.value.jobs} onChange={retry} /> : null}
        <AppBuildsTable />
        <DeviceErrorsList />
      </Stack>
    </Section>
  );
}
