import { atom } from 'jotai';
import type { CouponRow } from '#contract/money/coupon.ts';
import type { PlanRow } from '#contract/money/plan.ts';
import type { LandingPageRow } from '#contract/pages/landing-page-fields.ts';
import type { InvitationRow, MeRow, RowKind, UserRow } from '#contract/sync/rows.ts';

/** User rows as pulled, with the waiting commands applied. Only the administration shows them, like the other kinds of rows here. */
export const userRowsAtom = atom<readonly UserRow[]>([]);
/** The row of the signed-in person. */
export const meRowsAtom = atom<readonly MeRow[]>([]);
/** The same row as pulled, without the waiting commands. */
export const pulledMeRowsAtom = atom<readonly MeRow[]>([]);
export const invitationRowsAtom = atom<readonly InvitationRow[]>([]);
export const planRowsAtom = atom<readonly PlanRow[]>([]);
export const couponRowsAtom = atom<readonly CouponRow[]>([]);
export const landingPageRowsAtom = atom<readonly LandingPageRow[]>([]);

/** `waiting`: a change of the row has not reached the server. `removed`: the waiting change deletes the row. */
export type RowMark = 'waiting' | 'removed';

/** Marks by `markKey`. A row without a mark is as on the server. */
export const rowMarksAtom = atom<ReadonlyMap<string, RowMark>>(new Map());

export function markKey(kind: RowKind, rowId: string): string {
  return `${kind}|${rowId}`;
}
