import { defineRecipe } from '@chakra-ui/react';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    px: '4',
    borderRadius: 'md',
    border: '1px solid {colors.line}',
    bg: 'panel',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    flexShrink: '0',
    _hover: { bg: 'raised' },
    '&:active': { bg: 'lineSoft' },
    '&:disabled, &[aria-disabled=true]': { color: 'inkFaint', cursor: 'not-allowed', bg: 'panel' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        borderColor: 'accent',
        color: 'onAccent',
        _hover: { bg: 'accentInk' },
        '&:active': { bg: 'accentInk' },
        '&:disabled': { bg: 'raised', borderColor: 'line', color: 'inkFaint' },
      },
      quiet: { borderColor: 'transparent', bg: 'transparent', color: 'inkSoft' },
      chosen: { bg: 'accentSoft', borderColor: 'accentSoft', color: 'accentInk', _hover: { bg: 'accentSoft' } },
      destructive: { color: 'bad', _hover: { bg: 'badSoft' } },
    },
    size: {
      small: { minHeight: 'controlSmall', px: '3', fontSize: 'xs' },
      icon: { px: '0', minWidth: 'control' },
      large: { px: '6', fontSize: 'md' },
    },
    wide: { true: { width: '100%', justifyContent: 'space-between', px: '0' } },
  },
});
