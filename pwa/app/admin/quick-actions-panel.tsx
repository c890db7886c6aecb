import { Link, useLocation } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { withComponents } from '#app/ui/chakra/with-components.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';
import {
  addQuickAction,
  type QuickAction,
  quickActionsLimit,
  quickActionTexts,
  removeQuickAction,
} from '#contract/people/quick-actions.ts';
import type { Role } from '#contract/people/roles.ts';
import { droppedItem } from './drag-item.ts';
import { menuItems } from './menu-items.ts';
import { isPinnedAtom, quickActionsAtom } from './quick-actions-atom.ts';
import { SectionIcon } from './section-icons.tsx';

const AddQuickAction = withComponents(() => import('./add-quick-action.tsx').then((module) => module.AddQuickAction));

/** The person's own shortcuts on the right. The panel opens while the pointer is over it, and stays open while it is pinned. */
export function QuickActionsPanel({ role }: { readonly role: Role }) {
  const [actions, setActions] = useAtom(quickActionsAtom);
  const [isPinned, setPinned] = useAtom(isPinnedAtom);
  const [isHovered, setHovered] = useState(false);
  const isOpen = isPinned || isHovered;
  return (
    <aside
      className="admin__quick"
      aria-label={t('Quick Actions')}
      data-open={isOpen}
      data-pinned={isPinned}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onDragEnter={() => setHovered(true)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const item = droppedItem(event);
        if (item !== undefined) setActions(addQuickAction(actions, item));
      }}
    >
      <div className="admin__quickHead">
        <button
          type="button"
          className="admin__quickToggle"
          aria-expanded={isOpen}
          aria-label={isPinned ? t('Unpin Quick Actions') : t('Pin Quick Actions')}
          onClick={() => {
            setPinned(!isPinned);
            setHovered(false);
          }}
        >
          <SectionIcon id={isOpen ? 'pin' : 'bolt'} />
        </button>
        {isOpen ? <h2>{t('Quick Actions')}</h2> : null}
      </div>
      {isOpen ? (
        <div className="admin__quickBody">
          {actions.length === 0 ? (
            <p className="admin__quickEmpty">
              <strong>{quickActionTexts.empty}</strong>
              <span>{quickActionTexts.hint}</span>
            </p>
          ) : (
            <QuickActionList actions={actions} onRemove={(path) => setActions(removeQuickAction(actions, path))} />
          )}
          <Suspense fallback={null}>
            <AddQuickAction
              items={menuItems(role).filter((item) => !actions.some(({ path }) => path === item.path))}
              isFull={actions.length >= quickActionsLimit}
              onAdd={(item) => setActions(addQuickAction(actions, item))}
            />
          </Suspense>
        </div>
      ) : null}
    </aside>
  );
}

interface QuickActionListProps {
  readonly actions: readonly QuickAction[];
  readonly onRemove: (path: string) => void;
}

function QuickActionList({ actions, onRemove }: QuickActionListProps) {
  const { pathname } = useLocation();
  return (
    <ul className="admin__quickList">
      {actions.map(({ path, label, icon }) => (
        <li key={path}>
          <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
            <SectionIcon id={icon} />
            {t(label)}
          </Link>
          <button type="button" aria-label={t('Remove {label}', { label: t(label) })} onClick={() => onRemove(path)}>
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
