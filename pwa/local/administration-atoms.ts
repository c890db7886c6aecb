import { atom } from 'jotai';
import type { CouponRow, InvitationRow, LandingPageRow, PlanRow, RowKind, UserRow } from '#contract/rows.ts';

/** Rows that only administration shows: as pulled, with the waiting commands laid over. */
export const userRowsAtom = atom<readonly UserRow[]>([]);
export const invitationRowsAtom = atom<readonly InvitationRow[]>([]);
export const planRowsAtom = atom<readonly PlanRow[]>([]);
export const couponRowsAtom = atom<readonly CouponRow[]>([]);
export const landingPageRowsAtom = atom<readonly LandingPageRow[]>([]);

/** `waiting`: a change of the row has not reached the server. `removed`: the change that waits takes the row away. */
export type RowMark = 'waiting' | 'removed';

/** Marks by `markKey`. A row without one is as the server has it. */
export const rowMarksAtom = atom<ReadonlyMap<string, RowMark>>(new Map());

export function markKey(kind: RowKind, rowId: string): string {
  return `${kind}|${rowId}`;
}
