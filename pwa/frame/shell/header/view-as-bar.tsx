import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { canViewAsAtom, chosenViewAtom, viewedRoleAtom } from '#app/frame/shell/view-as.ts';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { type Role, roleNames, roles } from '#contract/people/roles.ts';
import { viewAsTexts, viewsByRole } from '#contract/people/view-as.ts';

/** Switches between the screens of the person's own role and of lesser roles. Hidden if there is nothing to switch to. */
export function ViewAsBar() {
  const role = useAtomValue(userAtom)?.role;
  const viewed = useAtomValue(viewedRoleAtom);
  const canSwitch = useAtomValue(canViewAsAtom);
  const choose = useSetAtom(chosenViewAtom);
  const setToast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const views = role === undefined ? [] : viewsByRole[role];
  if (role === undefined || viewed === undefined || views.length === 0) return null;
  const nameOf = (view: Role): string => {
    if (role !== 'tenant_admin') return roleNames[view];
    return view === 'user' ? viewAsTexts.userMode : viewAsTexts.adminMode;
  };
  return (
    <section aria-label={t('View')}>
      <label className="admin__view">
        <span>{viewAsTexts.label}</span>
        <select
          className="field__select"
          value={viewed}
          onChange={(event) => {
            const view = roles.find((each) => each === event.target.value);
            if (!canSwitch) {
              setToast({ ...viewAsTexts.disabled, variant: 'destructive' });
              return;
            }
            choose(view);
            void navigate({ to: '/' });
          }}
        >
          {views.map((view) => (
            <option key={view} value={view}>
              {nameOf(view)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
