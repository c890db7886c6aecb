import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** A person's shortcuts, kept in the browser under this key. */
export const quickActionsKey = 'quickActions';
export const quickActionsLimit = 8;
export const quickActionTexts = { empty: t('Drag menu items here'), hint: t('Up to 8 quick actions') } as const;

const short = z.string().check(z.maxLength(200));

export const QuickAction = named('QuickAction', z.strictObject({ path: short.check(z.regex(/^\/(?!\/)/)), label: short, icon: short }));
export type QuickAction = z.infer<typeof QuickAction>;
const Stored = z.array(QuickAction);
const list = Stored.check(z.maxLength(quickActionsLimit));

export const QuickActions = named('QuickActions', z.object({ quickActions: list }));

export const SetQuickActions = z.strictObject({
  personId: described('The row in which a device shows the change while it waits. The actions are always the caller’s.', z.optional(Id)),
  quickActions: list,
});

/** Adds one at the end. A duplicate or a ninth action is ignored. */
export function addQuickAction(actions: readonly QuickAction[], added: QuickAction): readonly QuickAction[] {
  if (actions.length >= quickActionsLimit || actions.some((action) => action.path === added.path)) return actions;
  return [...actions, added];
}

export function removeQuickAction(actions: readonly QuickAction[], path: string): readonly QuickAction[] {
  return actions.filter((action) => action.path !== path);
}

/** The stored actions, or undefined if they cannot be read; the page works without them. */
export function readQuickActions(stored: string): readonly QuickAction[] | undefined {
  try {
    const actions = Stored.safeParse(JSON.parse(stored));
    return actions.success ? actions.data.slice(0, quickActionsLimit) : undefined;
  } catch {
    return undefined;
  }
}
