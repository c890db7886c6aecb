import { Alert, Button, DataList, HStack, Stack, Text } from '@chakra-ui/react';
import { setAbTestStatus } from '#app/device/calls/domains/ab-tests.gen.ts';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { percent } from '#contract/language/words.ts';
import type { AbTestRow } from '#contract/pages/ab-tests.ts';
import { rateText, verdictOf } from './ab-test-rates.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';

interface AbTestResultsProps {
  readonly test: AbTestRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Figures of a test, and the choice of its winner while it runs or is paused. */
export function AbTestResults({ test, onChanged, onClose }: AbTestResultsProps) {
  const { evidence, status } = test;
  const action = useAction(setAbTestStatus, { done: texts.changed('completed'), failed: texts.changeFailed });
  const isOpen = status === 'running' || status === 'paused';
  const choose = async (winner: string) => {
    if (!(await action.run({ id: test.id, status: 'completed', winner })).ok) return;
    onChanged();
    onClose();
  };
  const figures = [
    [test.pageName, rateText(evidence.controlVisitors, evidence.controlSuccesses)],
    [test.variantName, rateText(evidence.variantVisitors, evidence.variantSuccesses)],
    [t('Chance that the other version is better'), percent(evidence.chanceToWin * 100)],
    [t('Difference, 95% interval'), t('{low} to {high}', { low: percent(evidence.low * 100), high: percent(evidence.high * 100) })],
    [t('Expected loss if it is chosen wrongly'), percent(evidence.expectedLoss * 100)],
  ] as const;
  return (
    <Modal title={t('Results of {name}', { name: test.name })} onClose={onClose} size="lg">
      <Stack gap="5">
        {evidence.isSplitAlarm ? (
          <Alert.Root status="error">
            <Alert.Content>
              <Alert.Description>{texts.splitAlarm}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        ) : null}
        <Text fontWeight="strong">{test.winnerVariant === null ? verdictOf(test) : texts.winner(winnerName(test))}</Text>
        <DataList.Root orientation="horizontal" aria-label={t('Figures')}>
          {figures.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
        <Text fontSize="sm" color="fg.muted">
          {texts.returning}
        </Text>
        {isOpen ? (
          <Stack gap="2">
            <HStack gap="3" wrap="wrap">
              <Button disabled={action.isBusy} onClick={() => void choose(test.variantId)}>
                {texts.useVariant}
              </Button>
              <Button variant="outline" disabled={action.isBusy} onClick={() => void choose(test.controlId)}>
                {texts.useControl}
              </Button>
            </HStack>
            <Text fontSize="sm" color="fg.muted">
              {texts.chooseHint}
            </Text>
          </Stack>
        ) : null}
        <Problem text={action.problem} />
      </Stack>
    </Modal>
  );
}

function winnerName({ winnerVariant, variantId, variantName, pageName }: AbTestRow): string {
  return winnerVariant === variantId ? variantName : pageName;
}
