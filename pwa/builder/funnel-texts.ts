import type { StepKind } from '#contract/page-views.ts';

export const funnelTexts = {
  title: 'Funnel',
  intro: 'Steps that visitors take on this page, in their order. The Analytics section shows how many reach each one.',
  unsaved: 'Save the page first. Steps refer to its saved parts.',
  name: 'Name',
  kind: 'Visitor',
  part: 'Part of the page',
  anyForm: 'Any form',
  required: 'Later steps count only after this one',
  add: 'Add a step',
  remove: 'Remove',
  earlier: 'Move up',
  save: 'Save funnel',
  saving: 'Saving…',
  saved: 'The funnel was saved',
  failed: 'The funnel was not saved',
} as const;

export const stepKindNames: Readonly<Record<StepKind, string>> = {
  view: 'opens the page',
  seen: 'sees a part',
  click: 'clicks in a part',
  send: 'sends a form',
};
