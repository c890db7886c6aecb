import { atom } from 'jotai';
import { userAtom } from '#app/session/state/session-atoms.ts';
import type { Role } from '#contract/people/roles.ts';
import { viewsByRole } from '#contract/people/view-as.ts';

/** True if the view-as switch works. In production, using it only shows a toast that says it is disabled. */
export const canViewAsAtom = atom<boolean>(import.meta.env.DEV);

export const chosenViewAtom = atom<Role | undefined>(undefined);

/** The role whose screens are shown: the person's own role unless another was chosen. It changes the screens, but no rights. */
export const viewedRoleAtom = atom<Role | undefined>((get) => {
  const role = get(userAtom)?.role;
  const chosen = get(chosenViewAtom);
  if (role === undefined || chosen === undefined) return role;
  return viewsByRole[role].includes(chosen) ? chosen : role;
});
