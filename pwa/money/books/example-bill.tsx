import { Text } from '@chakra-ui/react';
import { localDecimalEntry } from '#app/kit/forms/number-entry.ts';
import type { FormValues } from '#app/kit/forms/use-form.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { overageCents } from '#contract/money/ai-overage.ts';
import { aiPricing } from '#contract/money/settings/ai-settings.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';

const exampleCalls = [100, 2000, 50_000] as const;

/** An example bill at the entered prices, before they are saved. */
export function ExampleBill({ entries }: { readonly entries: FormValues }) {
  const given = Object.fromEntries(Object.entries(entries).map(([name, typed]) => [name, localDecimalEntry(String(typed))]));
  const pricing = aiPricing.whole.safeParse(given);
  if (!pricing.success) return null;
  const parts = exampleCalls.map((calls) =>
    t('{calls} calls cost {calls2}', { calls: number(calls), calls2: moneyOfCents(overageCents(calls, pricing.data)) }),
  );
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('In a month, {parts}.', { parts: parts.join(', ') })}
    </Text>
  );
}
