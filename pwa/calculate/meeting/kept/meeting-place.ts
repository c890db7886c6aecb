import { databaseName } from '#app/device/local/stored/database-name.ts';
import { adoptMeetingKey, dropMeetingKey } from '#app/session/stored/device-memory.ts';
import { completed, withinDatabase } from '#app/session/stored/small-database.ts';
import { newMeetingKey, readSealed, type SealedMeeting } from './sealed-meeting.ts';

/** The place of the encrypted meeting of one person, or of one visitor, with its key apart from it. */
export interface MeetingPlace {
  /** The same in every tab that shares the meeting. */
  readonly name: string;
  /** The key, or undefined if there is none. `orNew` makes one, unless the device no longer remembers the person. */
  key(orNew?: 'orNew'): Promise<CryptoKey | undefined>;
  /** The stored record, of whatever shape. */
  read(): Promise<unknown>;
  /** Stores the record if the stored one still has this version. 0: there is none. */
  write(record: SealedMeeting, over: number): Promise<boolean>;
  /** Deletes the key, and then the record. */
  erase(): Promise<void>;
}

/** The wipe of a sign-out empties every database that has the name of the person's own one in its name. */
const ending = '--meeting';
const visitorDatabase = `reckoner-visitor${ending}`;
const visitorKey = 'visitorMeeting';
const dayMs = 24 * 3_600_000;

/** The key stands beside the boot record and is deleted with it: at a sign-out, a refusal, or the sign-in of another person. */
export async function placeOfPerson(userId: string): Promise<MeetingPlace> {
  const database = `${await databaseName(location.origin, userId)}${ending}`;
  await removeOthers(database);
  return {
    ...storedIn(database, 'meeting'),
    key: async (orNew) => (await adoptMeetingKey(userId, undefined)) ?? (orNew && adoptMeetingKey(userId, await newMeetingKey())),
    erase: async () => {
      await dropMeetingKey();
      await remove(database, () => true);
    },
  };
}

/**
 * A visitor has no sign-in, so the key is in the session storage of the tab: it outlives a reload, but not the browser. The id
 * distinguishes several tabs.
 */
export async function placeOfVisitor(): Promise<MeetingPlace> {
  const stored = sessionStorage.getItem(visitorKey);
  const [id = '', raw = ''] = (stored ?? `${crypto.randomUUID()} ${newRawKey()}`).split(' ');
  await forgetPersons();
  await remove(visitorDatabase, (key, wall) => key !== id && !(Date.now() - wall < dayMs && Date.now() >= wall));
  return {
    ...storedIn(visitorDatabase, id),
    key: async (orNew) => {
      if (sessionStorage.getItem(visitorKey) === null) {
        if (orNew === undefined) return undefined;
        sessionStorage.setItem(visitorKey, `${id} ${raw}`);
      }
      const bytes = Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0));
      return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    },
    erase: async () => {
      sessionStorage.removeItem(visitorKey);
      await remove(visitorDatabase, (key) => key === id);
    },
  };
}

/** Deletes the meetings of persons and their key, because nobody is signed in or the time without contact is over. */
export async function forgetPersons(): Promise<void> {
  await dropMeetingKey();
  await removeOthers(visitorDatabase);
}

function newRawKey(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

function storedIn(database: string, key: string): Pick<MeetingPlace, 'name' | 'read' | 'write'> {
  return {
    name: `${database} ${key}`,
    read: () => withinDatabase(database, 'readonly', (store) => completed<unknown>(store.get(key))),
    write: (record, over) =>
      withinDatabase(database, 'readwrite', async (store) => {
        const stored: unknown = await completed(store.get(key));
        if ((readSealed(stored)?.marks.version ?? 0) !== over) return false;
        await completed(store.put(record, key));
        return true;
      }),
  };
}

async function removeOthers(kept: string): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.endsWith(ending) && name !== kept) await remove(name, () => true);
  }
}

/** Removes the records with these keys and times of their last change. */
async function remove(database: string, isGone: (key: IDBValidKey, wall: number) => boolean): Promise<void> {
  await withinDatabase(database, 'readwrite', async (store) => {
    for (const key of await completed(store.getAllKeys())) {
      const record = readSealed(await completed<unknown>(store.get(key)));
      if (isGone(key, record?.marks.age.at.wall ?? 0)) await completed(store.delete(key));
    }
  });
}
