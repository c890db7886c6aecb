import { defineSlotRecipe } from '@chakra-ui/react';

/** The page of a meeting: calculators used, and the parts of the report. */
export const meeting = defineSlotRecipe({
  className: 'meeting',
  slots: ['list', 'item', 'bar', 'part', 'pair'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'space-between',
      alignItems: 'start',
      py: '3',
      borderTop: '1px solid {colors.lineSoft}',
      // A long report is laid out and painted only where it is on the screen.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 16rem',
      '& a': { color: 'accentInk' },
      '& p': { fontSize: 'sm', color: 'inkSoft' },
    },
    bar: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3', alignItems: 'center' },
    pair: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      columnGap: '6',
      rowGap: '4',
      mt: '3',
      '& legend': { fontWeight: 'strong' },
    },
    part: { flex: '1 1 20rem', minWidth: '0' },
  },
});

/** The household plan: its sentence, and the lines of a year or of a change. */
export const plan = defineSlotRecipe({
  className: 'plan',
  slots: ['answer', 'effect'],
  base: {
    answer: { fontSize: 'lg', lineHeight: 'normal' },
    effect: {
      display: 'grid',
      rowGap: '1',
      my: '3',
      fontSize: 'sm',
      '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4', borderTop: '1px solid {colors.lineSoft}', py: '1' },
      '& dt': { color: 'inkSoft' },
      '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'strong' },
    },
  },
});
