interface ReportWords {
  readonly title: string;
  readonly about: (name: string) => string;
  readonly label: string;
  readonly send: string;
  readonly thanks: string;
  readonly gone: string;
}

/** Texts for strangers, in the language of the tenant's pages: this page of the server has no catalog. */
export const reportWords = {
  en: {
    title: 'Report abuse',
    about: (name) => `You are reporting “${name}” to the operator of this platform.`,
    label: 'What is wrong with it?',
    send: 'Send report',
    thanks: 'Thank you. The operator of this platform has received your report.',
    gone: 'There is nothing to report here any more.',
  },
  de: {
    title: 'Missbrauch melden',
    about: (name) => `Sie melden „${name}“ an den Betreiber dieser Plattform.`,
    label: 'Was stimmt damit nicht?',
    send: 'Meldung senden',
    thanks: 'Danke. Der Betreiber dieser Plattform hat Ihre Meldung erhalten.',
    gone: 'Hier gibt es nichts mehr zu melden.',
  },
} as const satisfies Readonly<Record<string, ReportWords>>;
