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
  slots: ['answer', 'effect', 'flow', 'flows', 'ribbons', 'bar', 'rows'],
  base: {
    answer: { fontSize: 'lg', lineHeight: 'normal' },
    bar: { position: 'sticky', top: '0', zIndex: '1', bg: 'paper', py: '2' },
    rows: { mt: '5', '& h3': { mb: '2' }, '& > button': { mt: '2' } },
    flow: { display: 'grid', gridTemplateColumns: '1fr 22% 1fr', columnGap: '2', my: '3' },
    flows: {
      position: 'relative',
      fontSize: 'sm',
      lineHeight: 'snug',
      '& > li': { position: 'absolute', left: '0', right: '0', display: 'flex', flexDirection: 'column', justifyContent: 'center' },
      '& b': { fontVariantNumeric: 'tabular-nums' },
      '&[data-side=in]': { textAlign: 'right' },
    },
    ribbons: {
      width: '100%',
      height: '100%',
      '& path': { fill: 'accent', opacity: '0.35' },
      '& path[data-odd=true]': { opacity: '0.2' },
      '& rect': { fill: 'accent' },
    },
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
