import { defineSlotRecipe } from '@chakra-ui/react';

/** Cards that are on or off, and the choice of the tenant above them. */
export const management = defineSlotRecipe({
  className: 'management',
  slots: ['pick', 'card', 'mark', 'text'],
  base: {
    pick: { display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'xs', color: 'inkSoft' },
    card: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '100%',
      height: '100%',
      minHeight: 'control',
      p: '3',
      textAlign: 'left',
      borderRadius: 'md',
      border: '1px solid {colors.line}',
      bg: 'panel',
      _hover: { borderColor: 'lineStrong' },
      '&[aria-pressed=true]': { borderColor: 'accent' },
      '&[aria-pressed=true] .management__mark': { bg: 'accent', borderColor: 'accent' },
      '&[aria-pressed=true] .management__mark::after': {
        content: '""',
        width: '0.3125rem',
        height: '0.5625rem',
        border: 'solid {colors.onAccent}',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg) translate(-1px, -1px)',
      },
    },
    mark: {
      flexShrink: '0',
      width: '1.125rem',
      height: '1.125rem',
      mt: '0.5',
      borderRadius: 'sm',
      border: '1.5px solid {colors.lineStrong}',
      display: 'grid',
      placeItems: 'center',
    },
    text: {
      flex: '1',
      minWidth: '0',
      '& b': { display: 'block', fontWeight: 'strong', fontSize: 'sm' },
      '& span': { fontSize: 'xs', color: 'inkSoft', display: 'block' },
    },
  },
});

/** The list of waiting and refused changes. */
export const changes = defineSlotRecipe({
  className: 'changes',
  slots: ['list', 'item', 'text', 'summary', 'reason', 'actions'],
  base: {
    list: { display: 'flex', flexDirection: 'column', borderTop: '1px solid {colors.line}' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'space-between',
      py: '3',
      borderBottom: '1px solid {colors.lineSoft}',
    },
    text: { flex: '1', minWidth: '12rem', display: 'flex', flexDirection: 'column', gap: '1' },
    summary: { fontWeight: 'strong' },
    reason: { color: 'bad' },
    actions: { display: 'flex', gap: '1', alignItems: 'flex-start' },
  },
});
