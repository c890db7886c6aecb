import type { SystemStyleObject } from '@chakra-ui/react';
import { phone, tablet } from '#app/ui/theme/tokens/conditions.ts';

const onPhone = (styles: SystemStyleObject): SystemStyleObject => ({ [phone]: styles });

/** Lists as a table on wide screens, and as a card for each row on a phone. The roles in the markup keep it a table for screen readers. */
export const listStyles: Readonly<Record<string, SystemStyleObject>> = {
  '.list': onPhone({ borderWidth: '0', bg: 'transparent' }),
  '.list table, .list tbody': onPhone({ display: 'block' }),
  '.list thead': onPhone({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
  '.list thead th': { color: 'fg.muted', fontSize: 'xs', py: '0', height: '11', whiteSpace: 'nowrap' },
  // The widest list keeps its actions in sight beside the sidebar.
  '.list th, .list td': { [tablet]: { px: '1.5' } },
  '.list tr': { bg: 'transparent' },
  '.list tr[data-mark=removed] td': { textDecoration: 'line-through', color: 'fg.muted' },
  '.list tbody tr': {
    _hover: { bg: 'bg.subtle' },
    ...onPhone({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      p: '3',
      mb: '3',
      position: 'relative',
    }),
  },
  '.list tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '.list tbody td': onPhone({
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    // A label stands beside the first line of its value.
    alignItems: 'baseline',
    gap: '3',
    px: '1',
    py: '1',
    borderBottomWidth: '0',
  }),
  '.list tbody td[data-label]::before': onPhone({ content: 'attr(data-label)', color: 'fg.muted', fontSize: 'sm', flexShrink: '0' }),
  '.list tbody td[role=rowheader]': onPhone({ paddingInlineEnd: '12' }),
  '.list tbody td[role=rowheader]::before': onPhone({ content: 'none' }),
  '.list tbody td[data-part=actions]': onPhone({ position: 'absolute', top: '1', insetInlineEnd: '1' }),
  '.list tbody td[data-part=select]': onPhone({ justifyContent: 'flex-start' }),
};
