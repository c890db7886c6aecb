/** Sentences of the meeting's page. */
export const meetingTexts = {
  title: 'Meeting',
  lead: 'What you enter with this client stays in memory until you start with a new client or close the app. Save it as a client file to keep it.',
  noCalculators: 'No calculator is used yet. What you enter in a calculator appears here.',
  noParts: 'No answer is collected yet. “Add to report” in a calculator puts its answer here.',
  missingParts: 'Answers that this version cannot calculate are left out.',
  report: 'Financial Report',
  contents: 'Contents',
  household: 'Entered once, offered in the calculators that ask for it. Leave empty what is not known.',
  newClient: 'Start with a new client?',
  newClientLoss: 'This clears the client, the household, the notes, the report, and every entry of this meeting. It cannot be undone.',
  replaces: 'The file replaces everything entered in this meeting.',
  fileHint: 'The file is encrypted on this device with your passphrase. It goes to no server.',
  saved: 'Client file saved',
  opened: 'Client file opened',
  otherFormulas: 'It was saved with other formulas: answers may differ a little.',
} as const;
