import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { phone, printed } from '#app/ui/theme/tokens/conditions.ts';

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab', 'panel'],
  base: {
    list: {
      display: 'flex',
      gap: { base: '4', sm: '5' },
      borderBottom: '1px solid {colors.line}',
      fontSize: 'sm',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    tab: {
      minHeight: 'control',
      px: '0.5',
      color: 'inkSoft',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      mb: '-1px',
      outlineOffset: '-2px',
      _hover: { color: 'ink' },
      '&[aria-selected=true]': { color: 'ink', fontWeight: 'strong', borderBottomColor: 'accent' },
    },
    panel: { pt: '4', outlineOffset: '4px' },
  },
});

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'root', 'bar', 'note'],
  base: {
    frame: { overflow: 'auto', maxHeight: '32rem', outlineOffset: '-2px' },
    bar: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', justifyContent: 'space-between', mb: '2' },
    note: { fontSize: 'xs', color: 'inkSoft' },
    root: {
      width: '100%',
      fontSize: 'sm',
      '& caption': { textAlign: 'left', fontSize: 'xs', color: 'inkSoft', pb: '2' },
      '& th': { color: 'inkFaint', fontSize: 'xs', fontWeight: 'normal', whiteSpace: 'nowrap' },
      '& thead th': {
        position: 'sticky',
        top: '0',
        bg: 'var(--ground, {colors.paper})',
        zIndex: '1',
        boxShadow: 'inset 0 -1px {colors.line}',
      },
      '& td, & th': { py: '2', px: '2', textAlign: 'right', borderBottom: '1px solid {colors.lineSoft}' },
      '& td': { whiteSpace: 'nowrap' },
      '& td:first-child, & th:first-child': { textAlign: 'left', pl: '0', pr: '3' },
      '& tbody th': { color: 'ink', fontSize: 'sm', whiteSpace: 'normal' },
      '& td:last-child, & th:last-child': { pr: '0.5' },
      '& [data-kind=text]': { textAlign: 'left', whiteSpace: 'normal', minWidth: '8rem' },
      '& tfoot td, & tfoot th': { fontWeight: 'strong', color: 'ink' },
      '& [data-tone=good]': { color: 'good' },
      '& [data-tone=bad]': { color: 'bad' },
    },
  },
});

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'place', 'root', 'head', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      background: 'light-dark(rgb(27 26 23 / 0.4), rgb(0 0 0 / 0.6))',
      [printed]: { display: 'none' },
    },
    place: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'grid', placeItems: 'center', [printed]: { display: 'none' } },
    root: {
      width: 'min(100vw - 2rem, {sizes.dialog})',
      maxHeight: 'calc(100dvh - 2rem)',
      borderRadius: 'lg',
      border: '1px solid {colors.line}',
      bg: 'panel',
      color: 'ink',
      boxShadow: 'float',
      overflow: 'auto',
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      pl: '6',
      pr: '3',
      pt: '4',
      '& h2': { fontSize: 'lg' },
    },
    body: { px: '6', py: '3', display: 'flex', flexDirection: 'column', gap: '3', fontSize: 'sm' },
    foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '6', pb: '5', pt: '2' },
  },
  variants: { size: { wide: { root: { width: 'min(100vw - 2rem, 60rem)' } } } },
});

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'text', 'title', 'description'],
  base: {
    region: {
      position: 'fixed',
      right: { base: '4', sm: '6' },
      bottom: { base: '4', sm: '6' },
      left: { base: '4', sm: 'auto' },
      zIndex: 'toast',
      [printed]: { display: 'none' },
    },
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minWidth: { sm: '20rem' },
      maxWidth: '26rem',
      pl: '4',
      pr: '1',
      py: '2',
      borderRadius: 'md',
      border: '1px solid {colors.line}',
      bg: 'panel',
      boxShadow: 'float',
      '&[data-variant=destructive]': { bg: 'badSoft', borderColor: 'bad', color: 'bad' },
    },
    text: { flex: '1', py: '2' },
    title: { fontWeight: 'strong', fontSize: 'sm' },
    description: { fontSize: 'sm', color: 'inkSoft', '[data-variant=destructive] &': { color: 'inherit' } },
  },
});

export const tooltip = defineRecipe({
  className: 'tooltip',
  base: {
    maxWidth: '18rem',
    zIndex: 'dialog',
    px: '3',
    py: '2',
    borderRadius: 'sm',
    bg: 'ink',
    color: 'paper',
    fontSize: 'xs',
    lineHeight: 'normal',
  },
});

export const pill = defineRecipe({
  className: 'pill',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'xs',
    color: 'inkSoft',
    whiteSpace: 'nowrap',
    '&::before': { content: '""', width: '7px', height: '7px', borderRadius: 'full', bg: 'currentColor' },
    '&[data-tone=good]': { color: 'good' },
    '&[data-tone=warn]': { color: 'warn' },
    '&[data-tone=bad]': { color: 'bad' },
  },
});

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-block',
    fontSize: 'xs',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    bg: 'raised',
    color: 'inkSoft',
    whiteSpace: 'nowrap',
    lineHeight: 'snug',
  },
  variants: { tone: { accent: { bg: 'accentSoft', color: 'accentInk' }, warn: { bg: 'warnSoft', color: 'warn' } } },
});

export const spinner = defineSlotRecipe({
  className: 'spinner',
  slots: ['frame', 'root'],
  base: {
    frame: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      p: '8',
      minHeight: '12rem',
      color: 'inkSoft',
      fontSize: 'sm',
      alignContent: 'center',
      gap: '3',
    },
    root: {
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      border: '3px solid {colors.line}',
      borderTopColor: 'accent',
      animation: 'turn 900ms linear infinite',
    },
  },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { bg: 'lineSoft', borderRadius: 'sm', minHeight: '1rem', animation: 'breathe 1.6s ease-in-out 1s infinite' },
});

export const empty = defineSlotRecipe({
  className: 'empty',
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: { py: '12', px: '4', display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '2', m: 'auto' },
    title: { fontSize: 'xl' },
    text: { color: 'inkSoft', maxWidth: 'text' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3', justifyContent: 'center' },
  },
});

export const boot = defineSlotRecipe({
  className: 'boot',
  slots: ['mark'],
  base: { mark: { color: 'accent' } },
});

/** A list of names and figures. */
export const pairs = defineRecipe({
  className: 'pairs',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    fontSize: 'sm',
    '& dt': { color: 'inkSoft', borderBottom: '1px solid {colors.lineSoft}', py: '1.5', pr: '4' },
    '& dd': { textAlign: 'right', fontWeight: 'strong', borderBottom: '1px solid {colors.lineSoft}', py: '1.5' },
    [printed]: { fontSize: 'inherit', '& dt, & dd': { py: '0.8mm' } },
  },
});

/** The frame of the customer portal. */
export const portal = defineSlotRecipe({
  className: 'portal',
  slots: ['address', 'tabs'],
  base: {
    address: {
      fontSize: 'xs',
      color: 'inkSoft',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      [phone]: { display: 'none' },
    },
    tabs: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      px: { base: '4', lg: '6' },
      bg: 'panel',
      borderBottom: '1px solid {colors.line}',
      fontSize: 'sm',
      '& button[aria-current=true]': { color: 'ink', fontWeight: 'strong', borderBottomColor: 'accent' },
      [printed]: { display: 'none' },
    },
  },
});
