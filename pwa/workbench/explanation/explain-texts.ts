import { t } from '#contract/language/t.ts';

/** Texts of the dialog "Explain this result". */
export const explainTexts = {
  title: t('Explain this result'),
  loading: t('Asking what your plan includes…'),
  intro: t('These lines are sent to an AI service, which explains them in plain words. Switch off what should not leave this device.'),
  destination: (service: string, model: string): string =>
    t('They go to {service} (model {model}). Neither the lines nor the explanation are stored here.', { service, model }),
  exact: t('Show the exact text that is sent'),
  send: t('Send and explain'),
  stop: t('Stop'),
  running: t('Explaining…'),
  again: t('Ask again'),
  caution: t('Written by an AI service. Check it against the figures.'),
} as const;
