import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { shownCalculatorsAtom } from '#app/device/catalog/shown-calculators.ts';
import { planTooSmall } from '#contract/calculators/calculators.ts';
import { t } from '#contract/language/t.ts';
import type { PlanChange } from '#contract/money/billing.ts';

interface CalculatorsToKeepProps {
  readonly preview: PlanChange;
  readonly keep: readonly string[];
  readonly onKeep: (keep: readonly string[]) => void;
}

/** Selects the calculators to keep with a smaller plan. The others are disabled when that plan begins, and none is deleted. */
export function CalculatorsToKeep({ preview, keep, onKeep }: CalculatorsToKeepProps) {
  const titles = new Map(useAtomValue(shownCalculatorsAtom).map(({ id, title }) => [id, title]));
  const limit = preview.calculatorLimit ?? preview.calculatorsUsed;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{planTooSmall.title(preview.calculatorsUsed, limit)}</Fieldset.Legend>
      <Text color="fg.muted" aria-live="polite">
        {t('{keep} of {limit} chosen. The others are switched off when the plan begins; none is deleted.', { keep: keep.length, limit })}
      </Text>
      <Stack gap="0">
        {preview.calculatorIds.map((id) => (
          <Checkbox.Root
            key={id}
            minH="11"
            checked={keep.includes(id)}
            disabled={!keep.includes(id) && keep.length >= limit}
            onCheckedChange={({ checked }) => onKeep(checked === true ? [...keep, id] : keep.filter((other) => other !== id))}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{titles.get(id) ?? id}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
