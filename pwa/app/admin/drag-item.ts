import type { DragEvent } from 'react';
import { QuickAction } from '#contract/people/quick-actions.ts';

const format = 'application/json';

/** Lets a menu item be dragged into the Quick Actions. */
export function startDrag(event: DragEvent, item: QuickAction): void {
  event.dataTransfer.setData(format, JSON.stringify(item));
  event.dataTransfer.effectAllowed = 'copyLink';
}

/** The menu item that was dropped. Undefined if something else was dropped. */
export function droppedItem(event: DragEvent): QuickAction | undefined {
  try {
    return QuickAction.parse(JSON.parse(event.dataTransfer.getData(format)));
  } catch (fault) {
    console.error('What was dropped is no menu item.', fault);
    return undefined;
  }
}
