import { atom } from 'jotai';
import type { InvitationDraft } from '#contract/people/invitations.ts';

export interface MassInviteState {
  readonly step: 'list' | 'roles';
  readonly tenantId: string;
  /** Text of the next address while it is typed. */
  readonly typed: string;
  readonly pasted: string;
  readonly invitations: readonly InvitationDraft[];
}

export const emptyMassInvite: MassInviteState = { step: 'list', tenantId: '', typed: '', pasted: '', invitations: [] };

/** Entries of the dialog, kept while it is closed. Only a successful send clears them. */
export const massInviteAtom = atom<MassInviteState>(emptyMassInvite);

export interface MassInviteStepProps {
  readonly state: MassInviteState;
  readonly onChange: (change: Partial<MassInviteState>) => void;
}
