import type { Invoice } from '#contract/billing/billing.ts';
import { t } from '#contract/language/t.ts';
import { localPercent, number, numberLocale } from '#contract/language/words.ts';

type Reading = readonly [pattern: RegExp, textOf: (...parts: readonly string[]) => string];

/** The descriptions that our own ledger writes, each with its text in the reader's language. */
const readings: readonly Reading[] = [
  [/^(.+), one month$/s, (planName = '') => t('{planName}, one month', { planName })],
  [/^(.+), one year$/s, (planName = '') => t('{planName}, one year', { planName })],
  [/^Upgrade to (.+) until the period ends$/s, (planName = '') => t('Upgrade to {planName} until the period ends', { planName })],
  [/^Coupon (.+)$/s, (code = '') => t('Coupon {code}', { code })],
  [
    /^(\d+) AI calls beyond the (\d+) included$/,
    (calls = '', included = '') =>
      t('{calls} AI calls beyond the {included} included', { calls: counted(calls), included: counted(included) }),
  ],
  [/^Tax (\d+(?:\.\d+)?) %$/, (rate = '') => t('Tax {rate}', { rate: localPercent(rateText(rate)) })],
  [/^Credit for (\S+): (.+)$/s, (credited = '', reason = '') => t('Credit for {number}: {reason}', { number: credited, reason })],
];

/**
 * The description of an invoice line in the reader's language. The server stores its own descriptions in English, and they are translated
 * here. A description from the card service is shown unchanged.
 */
export function lineText({ description }: Pick<Invoice['lines'][number], 'description'>): string {
  for (const [pattern, textOf] of readings) {
    const found = pattern.exec(description);
    if (found !== null) return textOf(...found.slice(1));
  }
  return description;
}

function counted(digits: string): string {
  return number(Number(digits));
}

/** 8.125 keeps its decimals. */
function rateText(rate: string): string {
  return Number(rate).toLocaleString(numberLocale, { maximumFractionDigits: 4 });
}
