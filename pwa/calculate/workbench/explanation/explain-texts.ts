import { t } from '#contract/language/t.ts';

/** Texts of the dialog "Explain this result". */
export const explainTexts = {
  title: t('Explain this result'),
  setUp: t('Set up explanations'),
  setUpServer: t('Start the server with the address, the key, and the model of an OpenAI-compatible service:'),
  setUpAsk: t(
    'Ask the operator of this platform to connect an AI service. Nothing is sent to it before a person has seen and confirmed the lines.',
  ),
  setUpHidden: t('Until then, only administrators see this button.'),
  close: t('Close'),
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
