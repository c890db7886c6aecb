import { Alert, Badge, chakra, EmptyState, Flex, Heading, Input, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { Section, SectionSkeleton } from '#app/kit/section.tsx';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { calculatorTexts, planTooSmall } from '#contract/calculators/calculators.ts';
import { t } from '#contract/language/t.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import type { CalculatorRow } from '#contract/sync/rows.ts';
import { groupCalculators, type SuiteGroup, suiteName, suitesOf } from './management-groups.ts';
import { TenantPicker } from './tenant-picker.tsx';
import { type Management, useManagement } from './use-management.ts';

/** Calculators of a tenant: the person picks the tenant and clicks a card to add or remove. Works the same without a network. */
export function CalculatorManagement() {
  const tenants = useAtomValue(managedTenantsAtom);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const tenantId = chosen ?? tenants[0]?.id;
  const management = useManagement(tenantId);
  const [words, setWords] = useState('');
  const [suite, setSuite] = useState('');
  const groups = useMemo(
    () => groupCalculators(management.calculators, words, suite === '' ? undefined : suite),
    [management.calculators, words, suite],
  );

  return (
    <Section title={t('Calculators')}>
      <Flex gap="3" wrap="wrap" align="end">
        <TenantPicker tenants={tenants} chosen={tenantId} onChoose={setChosen} />
        <Input
          type="search"
          flex="1 1 14rem"
          maxW={{ md: '22rem' }}
          placeholder={t('Search calculators')}
          aria-label={t('Search calculators')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <NativeSelect.Root width={{ base: 'full', sm: '14rem' }}>
          <NativeSelect.Field aria-label={t('Suite')} minH="11" value={suite} onChange={(event) => setSuite(event.target.value)}>
            <option value="">{calculatorTexts.allSuites}</option>
            {suitesOf(management.calculators).map((each) => (
              <option key={each} value={each}>
                {suiteName(each)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      {management.isHere ? <Usage usage={management.usage} /> : null}
      {!management.isHere ? (
        <SectionSkeleton />
      ) : groups.length === 0 ? (
        <NoneFound />
      ) : (
        groups.map((group) => <SuiteSection key={group.suite} group={group} management={management} />)
      )}
    </Section>
  );
}

function NoneFound() {
  return (
    <EmptyState.Root borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <EmptyState.Content>
        <EmptyState.Title as="h2">{calculatorTexts.noneFound}</EmptyState.Title>
        <EmptyState.Description color="fg.muted">{t('Try other words, or another suite.')}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

/** The calculators of a suite, by category. */
function SuiteSection({ group, management }: { readonly group: SuiteGroup; readonly management: Management }) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="lg">
        {suiteName(group.suite)}
      </Heading>
      {group.categories.map(({ category, calculators }) => (
        <Stack key={category} gap="2">
          <Heading as="h3" size="sm" color="fg.muted">
            {category}
          </Heading>
          <SimpleGrid as="ul" gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))">
            {calculators.map((calculator) => (
              <li key={calculator.id}>
                <CalculatorCard calculator={calculator} management={management} />
              </li>
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}

function Usage({ usage }: { readonly usage: Management['usage'] }) {
  if (usage.limit === undefined)
    return <Text color="fg.muted">{t('{current} calculators selected. The plan has no limit.', { current: usage.current })}</Text>;
  const { current, limit } = usage;
  return (
    <Stack gap="2">
      {current > limit ? (
        <Alert.Root status="warning" role="status">
          <Alert.Content>
            <Alert.Title>{planTooSmall.title(current, limit)}</Alert.Title>
            <Alert.Description>{planTooSmall.explain(limit)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Flex gap="3" align="center" wrap="wrap">
        <Badge colorPalette="gray">{calculatorTexts.usage(current, limit)}</Badge>
        <chakra.progress
          aria-label={t('Calculators selected')}
          max={limit}
          value={Math.min(current, limit)}
          accentColor="colorPalette.solid"
          flex="1 1 8rem"
          maxW="20rem"
        />
        <Badge>{t('{remaining} remaining', { remaining: usage.remaining ?? 0 })}</Badge>
      </Flex>
    </Stack>
  );
}

interface CalculatorCardProps {
  readonly calculator: CalculatorRow;
  readonly management: Management;
}

function CalculatorCard({ calculator, management }: CalculatorCardProps) {
  const isEnabled = management.enabled.has(calculator.id);
  const isWaiting = management.waiting.has(calculator.id);
  return (
    <button type="button" className="management__card" aria-pressed={isEnabled} onClick={() => management.toggle(calculator)}>
      <span className="management__mark" aria-hidden="true" />
      <span className="management__text">
        <b>{calculator.title}</b>
        <span>{calculator.description}</span>
      </span>
      {isWaiting ? <Badge colorPalette="orange">{changeListTexts.pendingSync}</Badge> : null}
    </button>
  );
}
