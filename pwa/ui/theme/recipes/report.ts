import { defineSlotRecipe } from '@chakra-ui/react';
import { printed } from '#app/ui/theme/tokens/conditions.ts';

/** The printed report. On the screen it is laid out unseen, one column for each page, to number the contents. */
export const report = defineSlotRecipe({
  className: 'report',
  slots: ['hold', 'root', 'part', 'contents', 'note'],
  base: {
    hold: {
      position: 'absolute',
      width: '0',
      height: '0',
      overflow: 'hidden',
      visibility: 'hidden',
      [printed]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', visibility: 'visible' },
    },
    root: {
      color: 'ink',
      bg: '#fff',
      fontSize: '10pt',
      lineHeight: '1.4',
      columnFill: 'auto',
      columnGap: '0',
      // The printed area: the paper without the margins of @page.
      '&[data-paper=letter]': { page: 'letter', width: '187.9mm', height: '245.4mm', columnWidth: '187.9mm' },
      '&[data-paper=a4]': { page: 'a4', width: '182mm', height: '263mm', columnWidth: '182mm' },
      '& h1': { fontSize: '18pt', mt: '2mm', mb: '2mm' },
      '& .workbench__figures': { mb: '5mm', breakInside: 'avoid' },
      '& .workbench__figure dd': { fontSize: '12pt' },
      '& .pairs': { fontSize: 'inherit', '& dt, & dd': { py: '0.8mm' } },
      [printed]: { columns: 'auto!', height: 'auto!' },
    },
    part: {
      breakBefore: 'column',
      '&:first-of-type': { breakBefore: 'auto!' },
      [printed]: { breakBefore: 'page' },
    },
    contents: {
      mt: '2mm',
      mb: '5mm',
      '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1mm', borderBottom: '1px solid {colors.lineSoft}' },
    },
    note: { fontSize: '11pt', my: '2mm', whiteSpace: 'pre-line' },
  },
});
