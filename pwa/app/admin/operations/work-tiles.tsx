import { Box, SimpleGrid, Stat } from '@chakra-ui/react';
import { spokenLocale } from '#contract/language/t.ts';
import { type BackgroundWork, backgroundWorkTexts as texts } from '#contract/tenants/upkeep/background-work.ts';

/** The counts that say at a glance that something is stuck. */
export function WorkTiles({ work }: { readonly work: BackgroundWork }) {
  const { deadEffects, waitingEffects, overdueSeconds, failedMails, waitingMails } = work;
  const tiles = [
    { label: texts.deadEffects, text: count(deadEffects), isBad: deadEffects > 0 },
    { label: texts.waitingEffects, text: count(waitingEffects), isBad: false },
    { label: texts.overdue, text: overdueText(overdueSeconds), isBad: overdueSeconds >= lateSeconds },
    { label: texts.failedMails, text: count(failedMails), isBad: failedMails > 0 },
    { label: texts.waitingMails, text: count(waitingMails), isBad: false },
  ];
  return (
    <SimpleGrid columns={{ base: 2, md: 3, xl: 5 }} gap="3">
      {tiles.map(({ label, text, isBad }) => (
        <Box key={label} role="group" aria-label={label} borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
          <Stat.Root>
            <Stat.Label overflowWrap="anywhere">{label}</Stat.Label>
            <Stat.ValueText color={isBad ? 'fg.error' : undefined}>{text}</Stat.ValueText>
          </Stat.Root>
        </Box>
      ))}
    </SimpleGrid>
  );
}

/** From then on the alert of `deploy/prometheus-alerts.yaml` fires, too. */
const lateSeconds = 300;

function count(number: number): string {
  return number.toLocaleString(spokenLocale());
}

function overdueText(seconds: number): string {
  if (seconds < 1) return texts.onTime;
  return seconds < 120 ? texts.seconds(Math.round(seconds)) : texts.minutes(Math.round(seconds / 60));
}
