import { Menu, Portal } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

interface MenuPanelProps {
  readonly children: ReactNode;
  readonly minW?: string;
}

/** The panel of a menu, drawn inside the main landmark. People who navigate by landmarks would miss content outside them. */
export function MenuPanel({ children, minW }: MenuPanelProps) {
  const [main] = useState(() => ({ current: document.getElementById('main') ?? document.body }));
  return (
    <Portal container={main}>
      <Menu.Positioner>
        <Menu.Content {...(minW === undefined ? {} : { minW })}>{children}</Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}
