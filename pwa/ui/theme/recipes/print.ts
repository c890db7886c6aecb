import { defineSlotRecipe } from '@chakra-ui/react';
import { printed } from '#app/ui/theme/tokens/conditions.ts';

/** The printed sheet: visible only to the printer, in A4 and Letter. */
export const print = defineSlotRecipe({
  className: 'print',
  slots: ['root', 'head', 'brand', 'meta', 'headline', 'say', 'columns', 'foot', 'section', 'law'],
  base: {
    root: {
      display: 'none',
      [printed]: { display: 'block', color: 'ink', bg: '#fff', fontSize: '10pt', lineHeight: '1.4' },
      '& > section:last-of-type': { breakInside: 'avoid', breakAfter: 'avoid' },
      '& .workbench__figures': { mb: '5mm', breakInside: 'avoid' },
      '& .workbench__figure dd': { fontSize: '12pt' },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '4',
      borderBottom: '2px solid {colors.accent}',
      pb: '2',
      mb: '4',
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      fontSize: '13pt',
      fontWeight: 'heavy',
      '& img': { height: '14mm', width: 'auto' },
    },
    meta: { textAlign: 'right', fontSize: '9pt', color: 'inkSoft' },
    headline: {
      fontSize: '28pt',
      fontWeight: 'heavy',
      letterSpacing: 'tighter',
      lineHeight: 'tight',
      mt: '2',
      '& small': { fontSize: '12pt', fontWeight: 'medium', color: 'inkSoft', letterSpacing: '0' },
    },
    say: { fontSize: '11pt', mt: '1', mb: '4', maxWidth: 'prose' },
    law: { fontWeight: 'medium', '&:has(+ :not(.print__law))': { mb: '4' } },
    columns: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm', rowGap: '4mm' },
    section: {
      mb: '5mm',
      '& h2': { fontSize: '11pt', mb: '1.5mm', breakAfter: 'avoid' },
      '& h3': { fontSize: '9pt', color: 'inkSoft', mt: '1.5mm', breakAfter: 'avoid' },
      '& [data-origin=default] dd': { fontStyle: 'italic', fontWeight: 'normal', color: 'inkSoft' },
      '& ul': { pl: '4mm', listStyle: 'disc' },
      '& .table__root :is(td, th)': { py: '0.7mm', fontSize: '9pt' },
      '& thead': { display: 'table-header-group' },
      '& tr': { breakInside: 'avoid' },
      // Keeps the last rows together, because a page with only a few rows looks lost.
      '& tbody tr:nth-last-of-type(-n + 4):not(:first-of-type)': { breakBefore: 'avoid' },
    },
    // Keeps the end of the sheet with the last section, so that it never has a page to itself.
    foot: { breakBefore: 'avoid', mt: '6mm', pt: '2mm', borderTop: '1px solid {colors.line}', fontSize: '8.5pt', color: 'inkSoft' },
  },
});
