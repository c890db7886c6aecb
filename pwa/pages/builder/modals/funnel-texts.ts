import { t } from '#contract/language/t.ts';
import type { StepKind } from '#contract/pages/page-views.ts';

export const funnelTexts = {
  title: t('Funnel'),
  intro: t('Steps that visitors take on this page, in their order. The Analytics section shows how many reach each one.'),
  unsaved: t('Save the page first. Steps refer to its saved parts.'),
  name: t('Name'),
  kind: t('Visitor'),
  part: t('Part of the page'),
  anyForm: t('Any form'),
  required: t('Later steps count only after this one'),
  add: t('Add a step'),
  remove: t('Remove'),
  earlier: t('Move up'),
  save: t('Save funnel'),
  saving: t('Saving…'),
  saved: t('The funnel was saved'),
  failed: t('The funnel was not saved'),
} as const;

export const stepKindNames: Readonly<Record<StepKind, string>> = {
  view: t('opens the page'),
  seen: t('sees a part'),
  click: t('clicks in a part'),
  send: t('sends a form'),
};
