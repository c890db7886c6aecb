import { t } from '#contract/language/t.ts';
import type { AbTestStatus } from '#contract/pages/ab-tests.ts';

export const abTestSectionTexts = {
  create: t('New test'),
  creating: t('Creating…'),
  created: t('The test was created as a draft'),
  createFailed: t('The test was not created'),
  empty: t('There are no tests yet'),
  emptyText: t('A test shows some visitors another version of a published page, and counts which version reaches its goal more often.'),
  name: t('Name'),
  page: t('Tested page'),
  variant: t('Page with the other version'),
  variantHint: t('Make a copy of the page in the builder and change it. It is copied when the test starts.'),
  split: t('Visitors who see the other version'),
  splitHint: t('The share cannot be changed later.'),
  goal: t('Goal'),
  goalHint: t('What counts as success. Only parts that both versions have can be chosen.'),
  goalSend: t('The form is sent'),
  goalClick: (part: string): string => t('A click in {part}', { part }),
  baseline: t('Visitors who reach the goal today'),
  lift: t('Smallest improvement worth finding'),
  planned: (visitors: string): string => t('This needs about {visitors} visitors.', { visitors }),
  choose: t('Choose a page'),
  start: t('Start'),
  resume: t('Resume'),
  pause: t('Pause'),
  results: t('Results…'),
  changed: (status: AbTestStatus): string =>
    ({ draft: '', running: t('The test is running'), paused: t('The test is paused'), completed: t('The test is completed') })[status],
  changeFailed: t('The test was not changed'),
  splitAlarm: t('The visitors are not divided as planned. Something is wrong with this test, so do not trust its figures.'),
  early: (planned: string): string => t('The plan asks for {planned} visitors. Until then a difference may be chance.', { planned }),
  clearVariant: t('The other version is better.'),
  clearControl: t('The page as it is is better.'),
  unclear: t('There is no clear winner.'),
  returning: t('A visitor who comes back on another day counts again, and may see the other version.'),
  useVariant: t('Choose the other version'),
  useControl: t('Keep the page as it is'),
  chooseHint: t('Choosing a winner completes the test. These figures are kept with it.'),
  winner: (name: string): string => t('Winner: {name}', { name }),
} as const;

export const abTestStatusNames: Readonly<Record<AbTestStatus, string>> = {
  draft: t('Draft'),
  running: t('Running'),
  paused: t('Paused'),
  completed: t('Completed'),
};

export const abTestPalettes: Readonly<Record<AbTestStatus, string>> = {
  draft: 'gray',
  running: 'green',
  paused: 'orange',
  completed: 'brand',
};
