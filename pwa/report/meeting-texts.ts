import { t } from '#contract/language/t.ts';

/** Sentences of the meeting's page. */
export const meetingTexts = {
  title: t('Meeting'),
  lead: t(
    'What you enter with this client stays in memory until you start with a new client or close the app. Save it as a client file to keep it.',
  ),
  noCalculators: t('No calculator is used yet. What you enter in a calculator appears here.'),
  noParts: t('No answer is collected yet. “Add to report” in a calculator puts its answer here.'),
  missingParts: t('Answers that this version cannot calculate are left out.'),
  report: t('Financial Report'),
  contents: t('Contents'),
  household: t('Entered once, offered in the calculators that ask for it. Leave empty what is not known.'),
  newClient: t('Start with a new client?'),
  newClientLoss: t('This clears the client, the household, the notes, the report, and every entry of this meeting. It cannot be undone.'),
  replaces: t('The file replaces everything entered in this meeting.'),
  fileHint: t('The file is encrypted on this device with your passphrase. It goes to no server.'),
  saved: t('Client file saved'),
  opened: t('Client file opened'),
  otherFormulas: t('It was saved with other formulas: answers may differ a little.'),
} as const;
