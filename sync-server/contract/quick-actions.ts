import * as z from 'zod/mini';

/** A person's shortcuts, kept in the browser under this key. */
export const quickActionsKey = 'quickActions';
export const quickActionsLimit = 8;
export const quickActionTexts = { empty: 'Drag menu items here', hint: 'Up to 8 quick actions' } as const;

export const QuickAction = z.strictObject({ path: z.string(), label: z.string(), icon: z.string() });
export type QuickAction = z.infer<typeof QuickAction>;
const Stored = z.array(QuickAction);

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
