import { atom } from 'jotai';
import type { InvitationDraft } from '#contract/invitations.ts';

export interface MassInviteState {
  readonly step: 'list' | 'roles';
  readonly tenantId: string;
  /** What is typed as the next address. */
  readonly typed: string;
  readonly pasted: string;
  readonly invitations: readonly InvitationDraft[];
}

export const emptyMassInvite: MassInviteState = { step: 'list', tenantId: '', typed: '', pasted: '', invitations: [] };

/** What was entered, kept while the dialog is closed. Only a success empties it. */
export const massInviteAtom = atom<MassInviteState>(emptyMassInvite);

export interface MassInviteStepProps {
  readonly state: MassInviteState;
  readonly onChange: (change: Partial<MassInviteState>) => void;
}
