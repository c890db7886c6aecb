import { t } from '#contract/language/t.ts';

/** Sentences of the household plan. */
export const planTexts = {
  title: t('Household plan'),
  lead: t(
    'One household, every year until the last birthday of the plan, with taxes, Social Security, required distributions, and Medicare. Everything is calculated on this device and stays in the meeting.',
  ),
  money: t('Leave empty what is not known: the plan estimates it and says so. Accounts of the household are in the plan already.'),
  missing: t('The plan needs:'),
  estimated: t('Estimated, because it is not entered:'),
  failed: t('The plan could not be calculated on this device. Reload the page to try again.'),
  slow: t('The markets could not be run on this device.'),
  noShortfall: t('Everything is paid in every year.'),
  law: t('Law of later years is the newest enacted one, carried on with prices.'),
} as const;
