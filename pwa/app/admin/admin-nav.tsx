import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { LanguageChoice } from '#app/frame/language/language-choice.tsx';
import { ViewAsBar } from '#app/frame/shell/header/view-as-bar.tsx';
import { isPaletteOpenAtom } from '#app/frame/shell/palette-atoms.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { t } from '#contract/language/t.ts';
import type { QuickAction } from '#contract/people/quick-actions.ts';
import type { Role } from '#contract/people/roles.ts';
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
    <nav className="admin__side" aria-label={t('Administration')}>
      <div className="admin__bar">
        <button type="button" className="admin__menu" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SectionIcon id={here?.icon ?? 'overview'} />
          <span className="unseen">{t('Sections. You are in')} </span>
          {here?.label}
          <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
        </button>
        <button type="button" className="admin__search" onClick={() => openPalette(true)}>
          <SearchIcon />
          <span>{t('Search')}</span>
          <kbd>{isApple() ? '⌘ K' : t('Ctrl K')}</kbd>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link in it, also by keyboard, closes the menu */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div id={id} className="admin__menuBody" data-open={isOpen} onClick={() => setOpen(false)}>
        <ItemList items={sections} current={current} />
        <h2 className="admin__groupTitle" id={`${id}-shortcuts`}>
          {t('Shortcuts')}
        </h2>
        <ItemList items={shortcutItems(role)} labeledBy={`${id}-shortcuts`} />
      </div>
      <div className="admin__menuBody" data-open={isOpen}>
        <ViewAsBar />
        <div className="admin__language">
          <LanguageChoice />
        </div>
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
            // A shortcut to the open section is not marked a second time.
            data-current={item.path === current}
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
