/** Texts of the list of leads. */
export const leadTexts = {
  toBuilder: 'Open the page builder',
  empty: 'No leads yet',
  emptyText: 'What visitors send through the form of a published landing page appears here.',
} as const;
