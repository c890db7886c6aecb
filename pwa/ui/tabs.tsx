import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open tab, if the address or a parent decides it. Otherwise, the tabs remember it themselves. */
  readonly open?: string;
  readonly onOpen?: (id: string) => void;
}

/** Tabs that follow the ARIA pattern: arrow keys move, Home and End jump, and there is one stop in the tab order. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const current = tabs.find((tab) => tab.id === (open ?? own)) ?? tabs[0];
  if (current === undefined) return null;
  const choose = (id: string) => {
    setOwn(id);
    onOpen?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const target = tabs[(next + tabs.length) % tabs.length];
    if (target === undefined) return;
    choose(target.id);
    document.getElementById(`${prefix}-tab-${target.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="tabs__list" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab === current ? 0 : -1}
            className="tabs__tab"
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable for scrolling by keyboard (ARIA tabs pattern) */}
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-tab-${current.id}`} className="tabs__panel" tabIndex={0}>
        {current.content()}
      </div>
    </div>
  );
}
