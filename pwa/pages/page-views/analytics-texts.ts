import { t } from '#contract/language/t.ts';

export const analyticsTexts = {
  intro: t(
    'Visits are counted on your own server, without cookies. A visitor counts once a day on each page. Programs and your own team are left out.',
  ),
  page: t('Page'),
  period: t('Period'),
  days: (days: number): string => t('Last {days} days', { days }),
  noPages: t('There are no pages yet'),
  noPagesText: t('Build a landing page and publish it. Its visits are counted from the first minute.'),
  toBuilder: t('Open the builder'),
  failed: t('The figures cannot be shown right now'),
  noViews: t('Nobody has visited this page in this period. New visits appear here within a minute.'),
  direct: t('Typed address or unknown'),
  noFunnel: t('No funnel steps yet. Choose them in the builder, under Funnel.'),
  chooseSteps: t('Choose the steps in the builder'),
  conversions: t('Forms sent'),
  conversionNote: (rate: string): string => t('{rate} of visitors', { rate }),
} as const;
