import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import type { QuickAction } from '#contract/quick-actions.ts';
import type { Role } from '#contract/roles.ts';
import { isPaletteOpenAtom } from '../shell/palette-atoms.ts';
import { ViewAsBar } from '../shell/view-as-bar.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { startDrag } from './drag-item.ts';
import { sectionItems, shortcutItems } from './menu-items.ts';
import { SectionIcon } from './section-icons.tsx';

interface AdminNavProps {
  readonly role: Role;
  /** Path of the section that is shown. */
  readonly current: string;
}

/** The sections on the left. On a small screen they are behind a button that names the open one. */
export function AdminNav({ role, current }: AdminNavProps) {
  const id = useId();
  const openPalette = useSetAtom(isPaletteOpenAtom);
  const [isOpen, setOpen] = useState(false);
  const sections = sectionItems(role);
  const here = sections.find(({ path }) => path === current);
  return (
    <nav className="admin__side" aria-label="Administration">
      <div className="admin__bar">
        <button type="button" className="admin__menu" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SectionIcon id={here?.icon ?? 'overview'} />
          <span className="unseen">Sections. You are in </span>
          {here?.label}
          <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
        </button>
        <button type="button" className="admin__search" onClick={() => openPalette(true)}>
          <SearchIcon />
          <span>Search</span>
          <kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link in it, also by keyboard, closes the menu */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div id={id} className="admin__menuBody" data-open={isOpen} onClick={() => setOpen(false)}>
        <ItemList items={sections} current={current} />
        <h2 className="admin__groupTitle" id={`${id}-shortcuts`}>
          Shortcuts
        </h2>
        <ItemList items={shortcutItems(role)} labeledBy={`${id}-shortcuts`} />
      </div>
      <div className="admin__menuBody" data-open={isOpen}>
        <ViewAsBar />
      </div>
    </nav>
  );
}

interface ItemListProps {
  readonly items: readonly QuickAction[];
  readonly current?: string;
  readonly labeledBy?: string;
}

function ItemList({ items, current, labeledBy }: ItemListProps) {
  return (
    <ul className="admin__sections" aria-labelledby={labeledBy}>
      {items.map((item) => (
        <li key={item.path}>
          <Link
            to={item.path}
            draggable
            onDragStart={(event) => startDrag(event, item)}
            aria-current={item.path === current ? 'page' : undefined}
            activeOptions={{ exact: true }}
          >
            <SectionIcon id={item.icon} />
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
