import { inTime } from '#app/session/stored/in-time.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { isVersionGone } from './is-version-gone.ts';
import type { Opened } from './open-person.ts';
import { enterOpen } from './tabs.ts';

export interface LocalHold {
  /** Opens the database of a person once, after closing that of any other person. */
  openFor(user: CurrentUser): Promise<Opened>;
  /** The open database, if there is one. */
  present(): Promise<Opened | undefined>;
  /** Closes the open database and returns it. */
  close(): Promise<Opened | undefined>;
}

interface Entered extends Opened {
  readonly leave: () => void;
}

interface Holding {
  readonly userId: string;
  readonly done: Promise<Entered>;
}

/**
 * Longest wait for a database that is still opening, for example because a file of the app is missing. It is closed as soon as it has
 * opened.
 */
const closeWithinMs = 10_000;

async function closeOpened({ local, leave }: Entered): Promise<void> {
  await local.close();
  leave();
}

/** Holds the one local database that this tab has open. `onOutdated` is called when the server no longer has the files that open one. */
export function holdLocal(open: (user: CurrentUser) => Promise<Opened>, onOutdated: () => void): LocalHold {
  let holding: Holding | undefined;

  async function enterAndOpen(user: CurrentUser): Promise<Entered> {
    const leave = await enterOpen();
    try {
      return { ...(await open(user)), leave };
    } catch (fault) {
      leave();
      throw fault;
    }
  }

  async function close(): Promise<Opened | undefined> {
    const opening = holding?.done;
    const last = opening && (await inTime(opening, closeWithinMs, closeOpened).catch(() => undefined));
    holding = undefined;
    if (last !== undefined) await closeOpened(last);
    return last;
  }

  return {
    openFor: async (user) => {
      if (holding !== undefined && holding.userId !== user.id) await close();
      if (holding === undefined) {
        const opening: Holding = { userId: user.id, done: enterAndOpen(user) };
        holding = opening;
        // A missing file of the app is requested again once there is a network.
        opening.done.catch(async () => {
          if (holding === opening) holding = undefined;
          if (await isVersionGone()) onOutdated();
        });
      }
      return holding.done;
    },
    present: async () => holding?.done.catch(() => undefined),
    close,
  };
}
