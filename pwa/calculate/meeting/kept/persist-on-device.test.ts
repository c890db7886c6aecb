import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { emptyMeeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { beginNewClient, hiddenMeetingAtom, openMeeting, showMeeting } from './hidden-meeting.ts';
import type { MeetingPlace } from './meeting-place.ts';
import { type KeptNews, persistOnDevice } from './persist-on-device.ts';
import { newMeetingKey, readSealed, type SealedMeeting } from './sealed-meeting.ts';

const hourMs = 3_600_000;
const begin = Date.UTC(2026, 10, 26, 9);

/** A device whose storage is in memory. Each tab has its own store, and the clocks go when the test says so. */
function createDevice() {
  let record: SealedMeeting | undefined;
  let key: CryptoKey | undefined;
  let refusal: DOMException | undefined;
  let [wall, page] = [begin, 0];
  let isSure = true;
  const tabs: { look(): void }[] = [];
  const place: MeetingPlace = {
    name: 'meeting',
    key: async (orNew) => {
      const made = orNew === undefined ? undefined : await newMeetingKey();
      key ??= made;
      return key;
    },
    read: async () => record,
    write: async (written, over) => {
      if (refusal !== undefined) throw refusal;
      if ((record?.marks.version ?? 0) !== over) return false;
      record = written;
      return true;
    },
    erase: async () => {
      key = undefined;
      record = undefined;
    },
  };
  return {
    record: () => record,
    key: () => key,
    refuse: (fault: DOMException | undefined) => {
      refusal = fault;
    },
    damage: () => {
      if (record !== undefined) record = { ...record, marks: { ...record.marks, version: record.marks.version + 1 } };
    },
    pass: (wallMs: number, { pageMs = wallMs, sure = true } = {}) => {
      wall += wallMs;
      page += pageMs;
      isSure = sure;
    },
    open: (isReload = false) => {
      const store = createStore();
      const told: KeptNews[] = [];
      const kept = persistOnDevice({
        ...{ store, place, isReload },
        now: () => ({ wall, time: wall, isSure }),
        pageNow: () => page,
        later: (delayMs, work) => {
          const timer = delayMs > 1_000 ? undefined : setTimeout(work, 0);
          return () => clearTimeout(timer);
        },
        tell: (news) => told.push(news),
        announce: () => {
          for (const tab of tabs) if (tab !== kept) tab.look();
        },
      });
      tabs.push(kept);
      const enter = (client: string) => store.set(meetingAtom, (before) => ({ ...before, client }));
      return { store, told, enter, client: () => store.get(meetingAtom).client, ...kept };
    },
  };
}

describe('the meeting of a device', () => {
  it('is stored at the first entry, and is there at the next start', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.enter('Ann');
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    tab.stop();
    const next = device.open();
    await expect.poll(next.client).toBe('Ann');
    expect(next.told).toEqual(['restored']);
    expect(new TextDecoder().decode(device.record()?.sealed)).not.toContain('Ann');
  });

  it('is one meeting in two tabs, which lose nothing of each other', async () => {
    const device = createDevice();
    const [one, other] = [device.open(), device.open()];
    one.enter('Ann');
    other.store.set(meetingAtom, (before) => ({ ...before, notes: 'from the other tab' }));
    for (const { store } of [one, other])
      await expect.poll(() => store.get(meetingAtom)).toMatchObject({ client: 'Ann', notes: 'from the other tab' });
    beginNewClient(one.store);
    await expect.poll(() => other.store.get(meetingAtom)).toEqual(emptyMeeting);
    expect([device.record(), device.key()]).toEqual([undefined, undefined]);
  });

  it('says once that the device is full, and stores the meeting once there is space', async () => {
    const device = createDevice();
    const tab = device.open();
    device.refuse(new DOMException('The quota is exceeded.', 'QuotaExceededError'));
    tab.enter('Ann');
    await expect.poll(() => tab.told).toEqual(['full']);
    tab.enter('Ann A');
    tab.enter('Ann Adams');
    device.refuse(undefined);
    tab.flush();
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    expect(tab.told).toEqual(['full']);
  });

  it('says that a damaged record is unreadable, removes it, and goes on', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.enter('Ann');
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    tab.stop();
    device.damage();
    const next = device.open();
    await expect.poll(() => next.told).toEqual(['unreadable']);
    expect(device.record()).toBeUndefined();
    next.enter('Bob');
    await expect.poll(() => readSealed(device.record())?.marks.version).toBe(1);
  });

  it('is removed with its key at the start after 24 hours of the server’s time', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.enter('Ann');
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    tab.stop();
    device.pass(25 * hourMs);
    const next = device.open();
    await expect.poll(() => next.told).toEqual(['removed']);
    expect([next.client(), device.record(), device.key()]).toEqual(['', undefined, undefined]);
  });

  it('is offered and not shown after an absence, and asked about when only the wall clock says that it is old', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.enter('Ann');
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    tab.stop();
    device.pass(hourMs);
    const later = device.open();
    await expect.poll(() => later.store.get(hiddenMeetingAtom)?.reason).toBe('away');
    expect(later.client()).toBe('');
    showMeeting(later.store);
    expect(later.client()).toBe('Ann');
    await expect.poll(() => device.record()?.marks.isHidden).toBe(false);
    later.stop();
    device.pass(48 * hourMs, { pageMs: 4_000, sure: false });
    const doubtful = device.open();
    const reason = () => {
      // The server gives no time, so the wait for it ends.
      device.pass(1_000, { sure: false });
      return doubtful.store.get(hiddenMeetingAtom)?.reason;
    };
    await expect.poll(reason).toBe('doubt');
    showMeeting(doubtful.store);
    await expect.poll(() => device.record()?.marks.age.doubtfulMs).toBeLessThan(hourMs);
    expect(doubtful.client()).toBe('Ann');
  });

  it('keeps a client file that is opened after the 24 hours of the former meeting are over, for hours of its own', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.enter('Ann');
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    device.pass(25 * hourMs);
    // Another start removes the record. This tab shows the meeting until the person leaves it.
    const start = device.open();
    await expect.poll(device.record).toBeUndefined();
    start.stop();
    tab.look();
    await expect.poll(() => tab.told).toEqual(['over']);
    openMeeting(tab.store, { ...emptyMeeting, client: 'Bob' });
    await expect.poll(() => device.record()?.marks.age.measuredMs).toBe(0);
    expect(tab.client()).toBe('Bob');
    device.pass(23 * hourMs);
    openMeeting(tab.store, { ...emptyMeeting, client: 'Cleo' });
    await expect.poll(() => device.record()?.marks).toMatchObject({ version: 2, age: { measuredMs: 0 } });
  });

  it('mixes nothing of the former client into a file that is opened while the former meeting is being restored', async () => {
    const device = createDevice();
    const tab = device.open();
    tab.store.set(meetingAtom, (before) => ({ ...before, client: 'Ann', notes: 'Of Ann' }));
    await expect.poll(() => device.record()?.marks.version).toBe(1);
    tab.stop();
    const next = device.open();
    openMeeting(next.store, { ...emptyMeeting, client: 'Bob' });
    await expect.poll(() => device.record()?.marks.version).toBe(2);
    expect([next.store.get(meetingAtom), next.told]).toEqual([{ ...emptyMeeting, client: 'Bob' }, []]);
  });
});
