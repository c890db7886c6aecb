export const analyticsTexts = {
  intro:
    'Visits are counted on your own server, without cookies. A visitor counts once a day on each page. Programs and your own team are left out.',
  page: 'Page',
  period: 'Period',
  days: (days: number): string => `Last ${days} days`,
  noPages: 'There are no pages yet',
  noPagesText: 'Build a landing page and publish it. Its visits are counted from the first minute.',
  toBuilder: 'Open the builder',
  failed: 'The figures cannot be shown right now',
  noViews: 'Nobody has visited this page in this period. New visits appear here within a minute.',
  direct: 'Typed address or unknown',
  noFunnel: 'No funnel steps yet. Choose them in the builder, under Funnel.',
  chooseSteps: 'Choose the steps in the builder',
  conversions: 'Forms sent',
  conversionNote: (rate: string): string => `${rate} of visitors`,
} as const;
