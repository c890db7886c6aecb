import { t } from '#contract/language/t.ts';

/** Sentences of the meeting's page. */
export const meetingTexts = {
  title: t('Meeting'),
  lead: t(
    'This device keeps what you enter with this client, encrypted, until you start with a new client or sign out, at most 24 hours. Save it as a client file to keep it longer.',
  ),
  noCalculators: t('No calculator is used yet. What you enter in a calculator appears here.'),
  noParts: t('No answer is collected yet. “Add to report” in a calculator puts its answer here.'),
  missingParts: t('Answers that this version cannot calculate are left out.'),
  report: t('Financial Report'),
  contents: t('Contents'),
  contradictions: t('It gives two values for one fact:'),
  mostlyDefault: t('Most values of these answers are defaults that nobody entered:'),
  replaces: t('The file replaces everything entered in this meeting.'),
  fileHint: t('The file is encrypted on this device with your passphrase. It goes to no server.'),
  saved: t('Client file saved'),
  opened: t('Client file opened'),
  otherFormulas: t('It was saved with other formulas: answers may differ a little.'),
  unknown: (names: string): string =>
    t('This version does not have: {names}. What was entered there stays in the meeting and in the file.', { names }),
} as const;
