/** Texts of the list of landing pages. */
export const landingPageSectionTexts = {
  published: 'Published',
  draft: 'Draft',
  noAddress: 'No address yet',
  edit: 'Edit in the builder',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'The address could not be copied',
  noBuilder: 'This version has no page builder.',
  empty: 'No landing pages yet',
  emptyText: 'A page appears here as soon as it is saved in the page builder.',
} as const;
