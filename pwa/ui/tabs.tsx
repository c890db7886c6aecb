import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';

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

/** Tabs of the same base as those of the administration: arrow keys move, Home and End jump, and there is one stop in the tab order. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const [first] = tabs;
  if (first === undefined) return null;
  const shown = tabs.find(({ id }) => id === open) ?? (open === undefined ? undefined : first);
  return (
    <Ark.Root
      {...(shown === undefined ? { defaultValue: first.id } : { value: shown.id })}
      onValueChange={({ value }) => onOpen?.(value)}
      lazyMount
      unmountOnExit
    >
      <Ark.List aria-label={label} className="tabs__list">
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.id} value={tab.id} className="tabs__tab">
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className="tabs__panel">
          {tab.content()}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
