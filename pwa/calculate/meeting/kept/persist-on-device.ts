import type { createStore } from 'jotai';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import { emptyMeeting, type Meeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { beginNewClient, hiddenMeetingAtom, openedFilesAtom, presentMeeting, putMeeting } from './hidden-meeting.ts';
import { type Age, agedUntil, classifyAge, type Moment, newAge, withoutDoubt } from './meeting-age.ts';
import type { MeetingPlace } from './meeting-place.ts';
import { mergeMeetings } from './merge-meetings.ts';
import { isSameContent } from './same-content.ts';
import { openKept, readSealed, type SealedMeeting, sealKept } from './sealed-meeting.ts';

/** Messages to the person about the kept meeting. */
export type KeptNews = 'restored' | 'unreadable' | 'full' | 'refused' | 'over' | 'removed';

export interface KeptWorld {
  readonly store: ReturnType<typeof createStore>;
  readonly place: MeetingPlace;
  readonly now: () => Moment;
  /** Milliseconds since the page was opened. */
  readonly pageNow: () => number;
  readonly later: (delayMs: number, work: () => void) => () => void;
  readonly tell: (news: KeptNews) => void;
  /** Tells the other tabs that the stored meeting changed. */
  readonly announce: () => void;
  /** True if the page was loaded again, so that an older link in its address yields to the kept entries. */
  readonly isReload: boolean;
}

export interface KeptMeeting {
  /** Stores the latest change now, because the page may end. */
  flush(): void;
  /** Takes over what another tab stored. */
  look(): void;
  stop(): void;
}

/** Least time between two writes. */
const writeEveryMs = 50;
const retryMs = 1_000;
const lookAtAgeEveryMs = 60_000;
/** After such an absence, the meeting is offered and not shown. */
const awayMs = 10 * 60_000;
/** Longest wait for the server's time before the person is asked about a doubtful age. */
const sureWithinMs = 3_000;

/** This tab's knowledge of the stored meeting. */
interface Known {
  /** The content of the stored version. 0: nothing is stored. */
  base: Meeting;
  version: number;
  age: Age | undefined;
  /** The page's clock at `age.at`. */
  agedAt: number;
  isHidden: boolean;
  openedFiles: number;
  /** The 24 hours are over, so the meeting is in memory only. */
  isOver: boolean;
  isStopped: boolean;
  isFaultTold: boolean;
}

/** Restores the meeting of this device, and from then on stores each change of it, encrypted. */
export function persistOnDevice(world: KeptWorld): KeptMeeting {
  const { store, later } = world;
  const known: Known = {
    ...{ base: emptyMeeting, version: 0, age: undefined, agedAt: 0, openedFiles: store.get(openedFilesAtom) },
    ...{ isHidden: false, isOver: false, isStopped: false, isFaultTold: false },
  };
  let cancel: (() => void) | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  let working = Promise.resolve();
  const work = (step: () => Promise<void>) => {
    working = working.then(() => (known.isStopped ? undefined : step())).catch((fault: unknown) => reportFault(world, known, fault));
  };
  const save = () => {
    cancel?.();
    cancel = undefined;
    savedAt = world.pageNow();
    work(async () => {
      if ((await saveNow(world, known)) === 'later') schedule(retryMs);
    });
  };
  const schedule = (leastMs = 0) => {
    cancel ??= later(Math.max(leastMs, savedAt + writeEveryMs - world.pageNow(), 0), save);
  };
  let wasDoubtful = false;
  const seen = () => {
    const isDoubtful = store.get(hiddenMeetingAtom)?.reason === 'doubt';
    // The person has answered that the clock was wrong.
    if (wasDoubtful && !isDoubtful && known.age !== undefined) known.age = withoutDoubt(known.age);
    wasDoubtful = isDoubtful;
    schedule();
  };
  let cancelAge = () => {};
  const watchAge = () => {
    work(() => endInTime(world, known));
    cancelAge = later(lookAtAgeEveryMs, watchAge);
  };
  const ends = [store.sub(meetingAtom, seen), store.sub(hiddenMeetingAtom, seen)];
  work(() => restore(world, known));
  schedule();
  cancelAge = later(lookAtAgeEveryMs, watchAge);
  return {
    flush: save,
    look: () => work(() => takeOver(world, known)),
    stop: () => {
      known.isStopped = true;
      cancel?.();
      cancelAge();
      for (const end of ends) end();
    },
  };
}

async function restore(world: KeptWorld, known: Known): Promise<void> {
  const { store, place, tell } = world;
  const found = await readRecord(place);
  if (found === undefined) return;
  if (found === 'noKey') return place.erase();
  if (found === 'damaged') {
    await place.erase();
    return tell('unreadable');
  }
  const { record, meeting } = found;
  const before = record.marks.age;
  let age = agedUntil(before, world.now());
  if (classifyAge(age) === 'doubtful') age = agedUntil(before, await sureMoment(world));
  if (classifyAge(age) === 'over') {
    await place.erase();
    return tell('removed');
  }
  if (known.isStopped) return;
  note(world, known, { record, meeting, age });
  // A client file that was opened meanwhile replaces the meeting.
  if (known.openedFiles !== store.get(openedFilesAtom)) return;
  const entered = store.get(meetingAtom);
  const whole = world.isReload ? mergeMeetings(emptyMeeting, meeting, entered) : mergeMeetings(emptyMeeting, entered, meeting);
  const wasAway = age.measuredMs + age.doubtfulMs - before.measuredMs - before.doubtfulMs >= awayMs;
  const isDoubtful = classifyAge(age) === 'doubtful';
  if (isDoubtful || wasAway || record.marks.isHidden) {
    store.set(hiddenMeetingAtom, { meeting: whole, reason: isDoubtful ? 'doubt' : 'away' });
    return;
  }
  const isNew = !isSameContent(whole, entered);
  putMeeting(store, whole);
  if (isNew) tell('restored');
}

/** Stores the meeting. `later`: the device does not remember the person, or not yet. */
async function saveNow(world: KeptWorld, known: Known): Promise<'later' | undefined> {
  const { store, place, announce } = world;
  const meeting = presentMeeting(store);
  if (isEmptyMeeting(meeting)) {
    const wasStored = known.version > 0;
    Object.assign(known, { base: emptyMeeting, version: 0, age: undefined, isOver: false });
    if (!wasStored) return undefined;
    await place.erase();
    if (!known.isStopped) announce();
    return undefined;
  }
  beginAgain(known, store.get(openedFilesAtom));
  const isHidden = store.get(hiddenMeetingAtom) !== undefined;
  if (known.isOver || (known.version > 0 && isHidden === known.isHidden && isSameContent(meeting, known.base))) return undefined;
  const key = await place.key('orNew');
  if (key === undefined) return 'later';
  const age = ageNow(world, known) ?? newAge(world.now());
  const record = await sealKept(key, meeting, { version: known.version + 1, age, isHidden });
  if (!(await place.write(record, known.version))) {
    await takeOver(world, known);
    return saveNow(world, known);
  }
  note(world, known, { record, meeting, age });
  if (!known.isStopped) announce();
  return undefined;
}

/** The 24 hours of a meeting from a file begin when it is opened. Of a meeting whose hours are over, nothing is stored any more. */
function beginAgain(known: Known, openedFiles: number): void {
  if (known.openedFiles === openedFiles) return;
  Object.assign(known, { openedFiles, age: undefined }, known.isOver ? { isOver: false, version: 0, base: emptyMeeting } : {});
}

/** Joins what another tab stored with what was changed here. */
async function takeOver(world: KeptWorld, known: Known): Promise<void> {
  const { store, place, tell } = world;
  if (known.isOver) return;
  const found = await readRecord(place);
  if (known.isStopped) return;
  if (found === undefined || found === 'noKey') {
    if (known.version === 0) return;
    if (classifyAge(ageNow(world, known) ?? newAge(world.now())) === 'over') return endInTime(world, known);
    Object.assign(known, { base: emptyMeeting, version: 0, age: undefined });
    return beginNewClient(store);
  }
  if (found === 'damaged') {
    await place.erase();
    Object.assign(known, { base: emptyMeeting, version: 0 });
    return tell('unreadable');
  }
  if (found.record.marks.version === known.version) return;
  const whole = mergeMeetings(known.base, presentMeeting(store), found.meeting);
  note(world, known, { ...found, age: found.record.marks.age });
  putMeeting(store, whole);
}

/** Ends the keeping after 24 hours. What is on the screen of this tab stays until the person leaves it. */
async function endInTime(world: KeptWorld, known: Known): Promise<void> {
  const age = ageNow(world, known);
  if (known.isOver || age === undefined || classifyAge(age) !== 'over') return;
  known.isOver = true;
  await world.place.erase();
  if (known.isStopped) return;
  world.announce();
  world.tell('over');
}

interface Found {
  readonly record: SealedMeeting;
  readonly meeting: Meeting;
}

async function readRecord(place: MeetingPlace): Promise<Found | 'noKey' | 'damaged' | undefined> {
  const stored = await place.read();
  if (stored === undefined) return undefined;
  const key = await place.key();
  if (key === undefined) return 'noKey';
  const record = readSealed(stored);
  const meeting = record && (await openKept(key, record));
  return record === undefined || meeting === undefined ? 'damaged' : { record, meeting };
}

function note(world: KeptWorld, known: Known, { record, meeting, age }: Found & { readonly age: Age }): void {
  const { version, isHidden } = record.marks;
  Object.assign(known, { base: meeting, version, isHidden, age, agedAt: world.pageNow() });
}

function ageNow({ now, pageNow }: KeptWorld, { age, agedAt }: Known): Age | undefined {
  return age && agedUntil(age, now(), pageNow() - agedAt);
}

/** The moment once the server gave its time, or the present one if it does not. */
async function sureMoment({ now, pageNow, later }: KeptWorld): Promise<Moment> {
  const begun = pageNow();
  while (!now().isSure && pageNow() - begun < sureWithinMs) await new Promise<void>((resolve) => later(100, resolve));
  return now();
}

function reportFault({ tell }: KeptWorld, known: Known, fault: unknown): void {
  if (known.isFaultTold) return;
  known.isFaultTold = true;
  console.error('The meeting could not be kept on the device.', fault);
  tell(fault instanceof DOMException && fault.name === 'QuotaExceededError' ? 'full' : 'refused');
}
