import { catchError, filter, firstValueFrom, map, of, timeout } from 'rxjs';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { openStates } from './outbox.ts';

/** The command once it no longer waits for the server. Undefined if it still waits after that time, or is gone. */
export function awaitAnswer({ outbox }: LocalDatabase, id: string, withinMs: number): Promise<OutboxEntry | undefined> {
  const answered = outbox.findOne(id).$.pipe(
    filter((entry) => entry === null || !openStates.includes(entry.state)),
    map((entry) => entry?.toMutableJSON()),
    timeout(withinMs),
    catchError(() => of(undefined)),
  );
  return firstValueFrom(answered);
}
