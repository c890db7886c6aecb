import { describe, expect, it } from 'vitest';
import type { OutboxEntry, StreamHead } from '#app/device/local/stored/collections.ts';
import { entriesOverRows } from './overlay.ts';

const tenantId = 't';

function entry(seq: number, change: Partial<OutboxEntry>): OutboxEntry {
  return {
    id: String(seq),
    seq,
    type: 'calculators.add',
    v: 1,
    tenantId,
    args: { calculatorId: 'a' },
    summary: '',
    baseVersion: null,
    dependsOn: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    state: 'queued',
    tries: 0,
    code: null,
    message: null,
    commits: {},
    changedMeanwhile: false,
    ...change,
  };
}

const at = (seq: number): ReadonlyMap<string, StreamHead> => new Map([['tenant:t', { epoch: 'e', seq, complete: true, at: 0 }]]);

describe('pending changes over the rows', () => {
  it('[sync-27] keeps an accepted change until the rows have come as far as its commit', () => {
    const accepted = entry(1, { state: 'accepted', commits: { 'tenant:t': 7 } });
    expect(entriesOverRows([accepted], at(6))).toHaveLength(1);
    expect(entriesOverRows([accepted], at(7))).toHaveLength(0);
  });

  it('does not wait for a stream that is not on this device', () => {
    expect(entriesOverRows([entry(1, { state: 'accepted', commits: { 'tenant-admin:t': 7 } })], at(1))).toHaveLength(0);
  });

  it('shows waiting changes, and none that was refused or taken back', () => {
    const states = ['queued', 'sending', 'held', 'attention', 'rejected', 'blocked', 'expired', 'discarded'] as const;
    const shown = entriesOverRows(
      states.map((state, seq) => entry(seq, { state })),
      at(0),
    );
    expect(shown.map((each) => each.state)).toEqual(['queued', 'sending', 'held', 'attention']);
  });
});
