import type { createStore } from 'jotai';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { storageDeletedTexts } from '#contract/sync/change-list.ts';

/**
 * Lists the changes that waited when the browser deleted the storage. If there were none, says nothing, because the rows are pulled again.
 */
export function reportStorageDeleted(
  store: ReturnType<typeof createStore>,
  putBack: readonly OutboxEntry[],
  lost: readonly OutboxEntry[],
): void {
  const said = [
    lost.length === 0 ? undefined : storageDeletedTexts.lost(lost.map(({ summary }) => summary)),
    putBack.length === 0 ? undefined : storageDeletedTexts.putBack(putBack.map(({ summary }) => summary)),
  ].filter((sentence) => sentence !== undefined);
  if (said.length === 0) return;
  store.set(toastAtom, {
    title: storageDeletedTexts.title,
    description: said.join(' '),
    ...(lost.length === 0 ? {} : { variant: 'destructive' }),
  });
}
