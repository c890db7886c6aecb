/** Texts of the dialog "Explain this result". */
export const explainTexts = {
  title: 'Explain this result',
  loading: 'Asking what your plan includes…',
  intro: 'These lines are sent to an AI service, which explains them in plain words. Switch off what should not leave this device.',
  destination: (service: string, model: string): string =>
    `They go to ${service} (model ${model}). Neither the lines nor the explanation are stored here.`,
  exact: 'Show the exact text that is sent',
  send: 'Send and explain',
  stop: 'Stop',
  running: 'Explaining…',
  again: 'Ask again',
  caution: 'Written by an AI service. Check it against the figures.',
} as const;
