import { defineSlotRecipe } from '@chakra-ui/react';
import { coarse, printed } from '#app/ui/theme/tokens/conditions.ts';

/** The answer alone, at twice its size. */
export const present = defineSlotRecipe({
  className: 'present',
  slots: ['root', 'bar', 'answer', 'say', 'law'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      color: 'ink',
      bg: 'paper',
      overflow: 'auto',
      px: { base: '5', lg: '16' },
      py: { base: '4', lg: '6' },
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '5', lg: '8' },
      [printed]: { display: 'none' },
      '& > *': { flexShrink: '0' },
      '& .headline__value': {
        fontSize: { base: '4xl', lg: '5xl' },
        '&[data-length=long]': { fontSize: { base: '2.75rem', lg: '5rem' } },
        '&[data-length=wordy]': { fontSize: { base: '2rem', lg: '3.5rem' } },
      },
      '& .headline__per': { fontSize: { base: '1.5rem', lg: '2.5rem' } },
      '& .workbench__figure dd': { fontSize: { base: '1.25rem', lg: '1.75rem' } },
      '& .workbench__figure dt': { fontSize: { base: 'md', lg: 'lg' } },
    },
    bar: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      color: 'inkSoft',
      '& kbd': { font: 'inherit', [coarse]: { display: 'none' } },
    },
    answer: { my: 'auto' },
    law: { color: 'inkSoft', fontSize: { base: 'md', lg: 'lg' }, mt: '2' },
    say: { fontSize: { base: 'lg', lg: '2xl' }, color: 'inkSoft', maxWidth: 'text', mt: '3', lineHeight: 'snug', '& b': { color: 'ink' } },
  },
});
