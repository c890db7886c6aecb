import { Button, Menu } from '@chakra-ui/react';
import { MenuPanel } from '#app/kit/lists/menu-panel.tsx';
import { t } from '#contract/language/t.ts';
import { type QuickAction, quickActionsLimit } from '#contract/people/quick-actions.ts';

interface AddQuickActionProps {
  readonly items: readonly QuickAction[];
  readonly isFull: boolean;
  readonly onAdd: (item: QuickAction) => void;
}

/** Adds a shortcut to the panel without dragging. */
export function AddQuickAction({ items, isFull, onAdd }: AddQuickActionProps) {
  if (isFull)
    return (
      <p className="admin__quickEmpty">
        {t('All {quickActionsLimit} places are taken. Remove one to add another.', { quickActionsLimit })}
      </p>
    );
  if (items.length === 0) return null;
  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="outline" size="sm">
          {t('Add a quick action')}
        </Button>
      </Menu.Trigger>
      <MenuPanel minW="48">
        {items.map((item) => (
          <Menu.Item key={item.path} value={item.path} minH="11" onSelect={() => onAdd(item)}>
            {item.label}
          </Menu.Item>
        ))}
      </MenuPanel>
    </Menu.Root>
  );
}
