import type { AbTestStatus } from '#contract/ab-tests.ts';

export const abTestSectionTexts = {
  create: 'New test',
  creating: 'Creating…',
  created: 'The test was created as a draft',
  createFailed: 'The test was not created',
  empty: 'There are no tests yet',
  emptyText: 'A test shows some visitors another version of a published page, and counts which version leads to more messages.',
  name: 'Name',
  page: 'Tested page',
  variant: 'Page with the other version',
  variantHint: 'Make a copy of the page in the builder and change it. It is copied when the test starts.',
  split: 'Visitors who see the other version',
  splitHint: 'The share cannot be changed later.',
  baseline: 'Visitors who send the form today',
  lift: 'Smallest improvement worth finding',
  planned: (visitors: string): string => `This needs about ${visitors} visitors.`,
  choose: 'Choose a page',
  start: 'Start',
  resume: 'Resume',
  pause: 'Pause',
  results: 'Results…',
  changed: (status: AbTestStatus): string =>
    ({ draft: '', running: 'The test is running', paused: 'The test is paused', completed: 'The test is completed' })[status],
  changeFailed: 'The test was not changed',
  splitAlarm: 'The visitors are not divided as planned. Something is wrong with this test, so do not trust its figures.',
  early: (planned: string): string => `The plan asks for ${planned} visitors. Until then a difference may be chance.`,
  clearVariant: 'The other version is better.',
  clearControl: 'The page as it is is better.',
  unclear: 'There is no clear winner.',
  returning: 'A visitor who comes back on another day counts again, and may see the other version.',
  useVariant: 'Choose the other version',
  useControl: 'Keep the page as it is',
  chooseHint: 'Choosing a winner completes the test. These figures are kept with it.',
  winner: (name: string): string => `Winner: ${name}`,
} as const;

export const abTestStatusNames: Readonly<Record<AbTestStatus, string>> = {
  draft: 'Draft',
  running: 'Running',
  paused: 'Paused',
  completed: 'Completed',
};

export const abTestPalettes: Readonly<Record<AbTestStatus, string>> = {
  draft: 'gray',
  running: 'green',
  paused: 'orange',
  completed: 'brand',
};
