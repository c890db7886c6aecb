import { t } from '#contract/language/t.ts';

/** Texts of the templates page. */
export const templatePageTexts = {
  title: t('Landing Page Templates'),
  lead: t('10+ templates for the pages your clients land on. Each is yours to change.'),
  preview: t('Preview'),
  featured: t('Featured'),
  industry: (industry: string): string => t('For: {industry}', { industry }),
  use: t('Use Template'),
  previewOf: (name: string): string => t('Preview of {name}', { name }),
  previewOffline: t('The preview needs a network.'),
  soonTitle: t('More Templates Coming Soon'),
  soon: t('Is the one you need missing? Tell us what your page is for.'),
  request: t('Request Custom Template'),
  alertTitle: (name: string): string => t('Use “{name}”?', { name }),
  alertVisitor: t('Sign in to start a page from this template.'),
  alertUser: t('Landing pages are created by your administrator. Ask for a page from this template.'),
  alertOwner: t('A draft page is created from it, in the colors of your firm. Nothing is published yet.'),
  notLoaded: t('The templates are not loaded yet. Check the connection, open this page again, and choose the template once more.'),
  alertOffline: t('Creating the page needs a network.'),
  signIn: t('Log In'),
  create: t('Create the draft'),
  creating: t('Creating...'),
  created: (name: string): string => t('The draft “{name}” was created.', { name }),
  toBuilder: t('Open it in the builder'),
  cancel: t('Cancel'),
  close: t('Close'),
} as const;
