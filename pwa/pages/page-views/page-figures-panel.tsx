import { Box, Button, SimpleGrid, Stack, Stat, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { readPageFigures } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { DayChart } from '#app/kit/day-chart.tsx';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { t } from '#contract/language/t.ts';
import { number, percent } from '#contract/language/words.ts';
import type { PageFigures } from '#contract/pages/page-views.ts';
import { analyticsTexts as texts } from './analytics-texts.ts';

const refetchMs = 60_000;

/** Figures of one page over a period. They are fetched again every minute, because that is how often views are counted. */
export function PageFiguresPanel({ page, days }: { readonly page: string; readonly days: number }) {
  const { answer, retry } = useCall(
    readPageFigures,
    useMemo(() => ({ id: page, days }), [page, days]),
    refetchMs,
  );
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={texts.failed} text={answer.message} onRetry={retry} />;
  const { views, visitors, conversions, devices, sources, funnel } = answer.value;
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <Figure label={t('Views')} value={views} />
        <Figure label={t('Visitors')} value={visitors} />
        <Figure
          label={texts.conversions}
          value={conversions}
          note={visitors === 0 ? undefined : texts.conversionNote(percent((conversions / visitors) * 100))}
        />
      </SimpleGrid>
      {views === 0 ? <Text color="fg.muted">{texts.noViews}</Text> : null}
      <Panel>
        <DayChart
          title={t('Views a day')}
          label={t('Views')}
          counts={answer.value.days.map((day) => day.views)}
          last={new Date(answer.value.days.at(-1)?.day ?? Date.now())}
        />
      </Panel>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <Bars title={t('Sources')} rows={sources.map((row) => ({ ...row, name: row.name === '' ? texts.direct : row.name }))} />
        <Bars title={t('Devices')} rows={devices.map((row) => ({ ...row, name: deviceNames[row.name] ?? row.name }))} />
      </SimpleGrid>
      <Funnel page={page} steps={funnel} />
    </Stack>
  );
}

const deviceNames: Readonly<Record<string, string>> = { phone: t('Phone'), tablet: t('Tablet'), desktop: t('Desktop') };

function Figure({ label, value, note }: { readonly label: string; readonly value: number; readonly note?: string | undefined }) {
  return (
    <Stat.Root borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="3" size="lg">
      <Stat.Label>{label}</Stat.Label>
      <Stat.ValueText>{number(value)}</Stat.ValueText>
      {note === undefined ? null : (
        <Stat.HelpText asChild>
          <dd>{note}</dd>
        </Stat.HelpText>
      )}
    </Stat.Root>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4" minW="0">
      {children}
    </Box>
  );
}

function Bars({ title, rows }: { readonly title: string; readonly rows: PageFigures['devices'] }) {
  if (rows.length === 0) return null;
  return (
    <Panel>
      <ChartFigure
        chart={{
          kind: 'bars',
          title: t('{title}, by visitors', { title }),
          unit: 'number',
          bars: rows.map(({ name, visitors }) => ({ label: name, value: visitors })),
        }}
      />
    </Panel>
  );
}

/** Visitors who reached each step, with the share of the visitors of the first step. */
function Funnel({ page, steps }: { readonly page: string; readonly steps: PageFigures['funnel'] }) {
  const [first] = steps;
  const share = (visitors: number) =>
    first === undefined || first.visitors === 0 ? '' : ` · ${percent((visitors / first.visitors) * 100)}`;
  return (
    <Panel>
      <Stack gap="3" align="start">
        {first === undefined ? (
          <Text color="fg.muted">{texts.noFunnel}</Text>
        ) : (
          <Box w="full">
            <ChartFigure
              chart={{
                kind: 'bars',
                title: t('Funnel, by visitors'),
                unit: 'number',
                bars: steps.map(({ name, visitors }) => ({ label: `${name}${share(visitors)}`, value: visitors })),
              }}
            />
          </Box>
        )}
        <Button asChild variant="outline" size="sm">
          <Link to="/landing-page-builder" search={{ page }}>
            {texts.chooseSteps}
          </Link>
        </Button>
      </Stack>
    </Panel>
  );
}
