import { Text } from '@chakra-ui/react';
import { overageCents } from '#contract/billing/ai-overage.ts';
import { t } from '#contract/language/t.ts';
import { dollars, number } from '#contract/language/words.ts';
import { settingShapes } from '#contract/tenants/settings.ts';
import { localDecimalEntry } from '../kit/forms/number-entry.ts';
import type { FormValues } from '../kit/forms/use-form.ts';

const exampleCalls = [100, 2000, 50_000] as const;

/** An example bill at the entered prices, before they are saved. */
export function ExampleBill({ entries }: { readonly entries: FormValues }) {
  const given = Object.fromEntries(Object.entries(entries).map(([name, typed]) => [name, localDecimalEntry(String(typed))]));
  const pricing = settingShapes['ai.pricing'].safeParse(given);
  if (!pricing.success) return null;
  const parts = exampleCalls.map((calls) =>
    t('{calls} calls cost {calls2}', { calls: number(calls), calls2: dollars(overageCents(calls, pricing.data) / 100) }),
  );
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('In a month, {parts}.', { parts: parts.join(', ') })}
    </Text>
  );
}
