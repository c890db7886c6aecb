import { Text } from '@chakra-ui/react';
import { dollars, number } from '#calculators/kit/words.ts';
import { overageCents } from '#contract/ai-overage.ts';
import { settingShapes } from '#contract/settings.ts';
import { decimalEntry } from '../kit/number-entry.ts';
import type { FormValues } from '../kit/use-form.ts';

const exampleCalls = [100, 2000, 50_000] as const;

/** An example bill at the entered prices, before they are saved. */
export function ExampleBill({ entries }: { readonly entries: FormValues }) {
  const given = Object.fromEntries(Object.entries(entries).map(([name, typed]) => [name, decimalEntry(String(typed))]));
  const pricing = settingShapes['ai.pricing'].safeParse(given);
  if (!pricing.success) return null;
  const parts = exampleCalls.map((calls) => `${number(calls)} calls cost ${dollars(overageCents(calls, pricing.data) / 100)}`);
  return (
    <Text fontSize="sm" color="fg.muted">
      {`In a month, ${parts.join(', ')}.`}
    </Text>
  );
}
