import { Button, Menu, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MenuPanel } from './menu-panel.tsx';

/** An action on a row. A disabled one shows the reason. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDestructive?: boolean;
  readonly disabledBecause?: string | undefined;
}

interface RowMenuProps {
  readonly label: string;
  readonly actions: readonly RowAction[];
}

const openingKeys: readonly string[] = ['ArrowDown', 'ArrowUp'];

/** The actions on a row. The menu itself is made when it is first opened, because a long list has one in every row. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [isMade, setMade] = useState(false);
  if (actions.length === 0) return null;
  if (!isMade) {
    return (
      <Button
        variant="ghost"
        size="sm"
        minW="11"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setMade(true)}
        onKeyDown={({ key }) => {
          if (openingKeys.includes(key)) setMade(true);
        }}
      >
        <span aria-hidden="true">⋯</span>
      </Button>
    );
  }
  return (
    <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" size="sm" minW="11" aria-label={label}>
          <span aria-hidden="true">⋯</span>
        </Button>
      </Menu.Trigger>
      <MenuPanel minW="48">
        {actions.map(({ id, label: text, onSelect, isDestructive, disabledBecause }) => (
          <Menu.Item
            key={id}
            value={id}
            minH="11"
            color={isDestructive === true ? 'fg.error' : undefined}
            disabled={disabledBecause !== undefined}
            onSelect={onSelect}
          >
            <Stack gap="0">
              {text}
              {disabledBecause === undefined ? null : <Text fontSize="xs">{disabledBecause}</Text>}
            </Stack>
          </Menu.Item>
        ))}
      </MenuPanel>
    </Menu.Root>
  );
}
