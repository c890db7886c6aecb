import { t } from '#contract/language/t.ts';
import { localPercent, number, numberLocale } from '#contract/language/words.ts';
import type { Invoice } from '#contract/money/billing.ts';
import { dayOf } from './invoice-texts.ts';

type Reading = readonly [pattern: RegExp, textOf: (...parts: readonly string[]) => string];

/** The descriptions that our own ledger writes, each with its text in the reader's language. */
const readings: readonly Reading[] = [
  [/^(.+), one month$/s, (planName = '') => t('{planName}, one month', { planName })],
  [/^(.+), one year$/s, (planName = '') => t('{planName}, one year', { planName })],
  [/^Upgrade to (.+) until the period ends$/s, (planName = '') => t('Upgrade to {planName} until the period ends', { planName })],
  [
    /^Coupon (.+), month (\d+) of (\d+)$/s,
    (code = '', month = '', months = '') =>
      t('Coupon {code}, month {month} of {months}', { code, month: counted(month), months: counted(months) }),
  ],
  [/^Coupon (.+), once$/s, (code = '') => t('Coupon {code}, once', { code })],
  [/^Coupon (.+)$/s, (code = '') => t('Coupon {code}', { code })],
  [
    /^(\d+) AI calls beyond the (\d+) included$/,
    (calls = '', included = '') =>
      t('{calls} AI calls beyond the {included} included', { calls: counted(calls), included: counted(included) }),
  ],
  [
    /^(\d+) AI calls beyond the (\d+) included, (\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})( \(minimum charge\)| \(maximum charge\)|)$/,
    (calls = '', included = '', first = '', last = '', reason = '') =>
      t('{calls} AI calls beyond the {included} included, {first} to {last}{reason}', {
        calls: counted(calls),
        included: counted(included),
        first: dayOf(new Date(first)),
        last: dayOf(new Date(last)),
        reason: reason === '' ? '' : reason === ' (minimum charge)' ? t(' (minimum charge)') : t(' (maximum charge)'),
      }),
  ],
  [/^Tax (\d+(?:\.\d+)?) %$/, (rate = '') => t('Tax {rate}', { rate: localPercent(rateText(rate)) })],
  [
    /^(.+) (\d+(?:\.\d+)?) % of (-?\d+(?:\.\d+)?) \(([A-Z]{2})(?:-([A-Z]{2}))?\)$/s,
    (label = '', rate = '', taxed = '', country = '', region = '') =>
      t('{label} {rate} of {taxed}, {place}', {
        label,
        rate: localPercent(rateText(rate)),
        taxed: Number(taxed).toLocaleString(numberLocale, { minimumFractionDigits: taxed.split('.')[1]?.length ?? 0 }),
        place: [region, countryName(country)].filter((part) => part !== '').join(', '),
      }),
  ],
  [/^Credit from earlier credit notes$/, () => t('Credit from earlier credit notes')],
  [/^Kept as credit for the next invoice$/, () => t('Kept as credit for the next invoice')],
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

function countryName(country: string): string {
  return new Intl.DisplayNames(numberLocale, { type: 'region' }).of(country) ?? country;
}

function counted(digits: string): string {
  return number(Number(digits));
}

/** 8.125 keeps its decimals. */
function rateText(rate: string): string {
  return Number(rate).toLocaleString(numberLocale, { maximumFractionDigits: 4 });
}
