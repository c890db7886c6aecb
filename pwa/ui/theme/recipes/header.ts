import { defineSlotRecipe } from '@chakra-ui/react';
import { coarse, narrow, phone, printed } from '#app/ui/theme/tokens/conditions.ts';

export const header = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'brand', 'mark', 'logo', 'name', 'crumbs', 'here', 'grow', 'actions', 'wide'],
  base: {
    root: {
      minHeight: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      px: { base: '4', lg: '6' },
      py: '2',
      rowGap: '0',
      [phone]: { flexWrap: 'wrap', columnGap: '3' },
      bg: 'panel',
      borderBottom: '1px solid {colors.line}',
      flexShrink: '0',
      [printed]: { display: 'none' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      fontWeight: 'heavy',
      letterSpacing: 'tight',
      minWidth: '0',
      minHeight: '2.75rem',
    },
    mark: {
      width: '1.625rem',
      height: '1.625rem',
      borderRadius: 'sm',
      bg: 'accent',
      color: 'onAccent',
      display: 'grid',
      placeItems: 'center',
      fontSize: 'sm',
      fontWeight: 'heavy',
      flexShrink: '0',
    },
    logo: { height: '1.75rem', width: 'auto' },
    name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    crumbs: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      color: 'inkSoft',
      minWidth: '0',
      whiteSpace: 'nowrap',
      '& a': {
        minHeight: '1.75rem',
        display: 'inline-flex',
        alignItems: 'center',
        _hover: { color: 'ink', textDecoration: 'underline' },
        [coarse]: { minHeight: 'control', minWidth: 'control', justifyContent: 'center' },
      },
      '& li': { display: 'flex', gap: '2', alignItems: 'center', minWidth: '0' },
      '& li + li::before': { content: '"/"', color: 'inkFaint' },
      // A small screen shows only the link back.
      [narrow]: { '& li + li': { display: 'none' }, '& li:first-of-type a::before': { content: '"\u2039"', mr: '1.5' } },
    },
    here: { color: 'ink', fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis' },
    grow: { flex: '1', [phone]: { display: 'none' } },
    wide: { display: 'contents', [narrow]: { display: 'none' } },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      // Content that does not fit beside the name wraps to its own row below, so that it stays visible.
      [phone]: { flexShrink: '1', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto', gap: '1', '& > .button': { px: '3' } },
    },
  },
});

/** The small indicator of the connection and of waiting changes. */
export const status = defineSlotRecipe({
  className: 'status',
  slots: ['root'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'xs',
      px: '3',
      py: '1',
      minHeight: '2rem',
      borderRadius: 'full',
      whiteSpace: 'nowrap',
      color: 'inkSoft',
      [coarse]: { position: 'relative', '&::before': { content: '""', position: 'absolute', inset: '-6px 0' } },
      // A good state is only a dot on a phone. Text is shown for the other states.
      '&[data-tone=good]': {
        color: 'good',
        [phone]: {
          justifyContent: 'center',
          width: 'control',
          px: '0',
          '&::after': { content: '""', width: '9px', height: '9px', borderRadius: 'full', bg: 'currentColor' },
          '& > span': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        },
      },
      '&[data-tone=warn]': { color: 'warn', bg: 'warnSoft' },
      '&[data-tone=bad]': { color: 'bad', bg: 'badSoft' },
      '&[data-tone=accent]': { color: 'accentInk', bg: 'accentSoft' },
    },
  },
});
