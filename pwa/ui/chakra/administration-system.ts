import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  colorPickerSlotRecipe,
  colorSwatchRecipe,
  comboboxSlotRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  emptyStateSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputAddonRecipe,
  inputRecipe,
  kbdRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  statSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { coarse } from '#app/ui/theme/tokens/conditions.ts';
import { breakpoints, tokens } from '#app/ui/theme/tokens/tokens.ts';
import { listStyles } from './list-styles.ts';
import { palettes, surfaces } from './palettes.ts';

/** Quarter-rem steps that Chakra's recipes name and our static sheet does not need. */
const steps = Object.fromEntries(
  [2.5, 3.5, 4.5, 7, 9, 11, 14, 20, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96].map((step) => [step, { value: `${step / 4}rem` }]),
);
const scale = { ...tokens.spacing, ...steps };
const widths = Object.entries({ '2xs': 16, xs: 20, sm: 24, md: 28, lg: 32, xl: 36, '2xl': 42, '3xl': 48, '4xl': 56, '5xl': 64, '6xl': 72 });
const sizes = {
  ...scale,
  ...tokens.sizes,
  ...Object.fromEntries(widths.map(([name, rem]) => [name, { value: `${rem}rem` }])),
  full: { value: '100%' },
};

const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'];
const textStyles = Object.fromEntries(
  ['2xs', ...fontSizes, '6xl', '7xl'].map((name) => [
    name,
    { value: { fontSize: fontSizes.includes(name) ? name : name === '2xs' ? 'xs' : '5xl', lineHeight: 'snug' } },
  ]),
);

const fingerTarget = { [coarse]: { minHeight: 'control' } };

const config = defineConfig({
  cssVarsPrefix: 'rk',
  cssVarsRoot: ':root',
  preflight: false,
  disableLayers: true,
  globalCss: {
    html: { colorPalette: 'brand' },
    '*::placeholder, *[data-placeholder]': { color: 'inkFaint', opacity: '1' },
    // Animations are off below: a component that waits for the end of an undefined animation would wait forever.
    ...listStyles,
    // An open document is printed without the screen behind it.
    'body:has([data-print]) > :not(:has([data-print]))': { _print: { display: 'none' } },
    // On a narrow screen a dialog fills the screen, with its buttons at the bottom. A toast is then below the title and the close button.
    'body:has([data-scope=dialog][data-part=content]) .toast__region': { mdDown: { top: '16', bottom: 'auto' } },
    '[data-part=content], [data-part=backdrop], [data-part=positioner], [data-part=indicator]': { animation: 'none !important' },
  },
  theme: {
    breakpoints,
    tokens: {
      ...tokens,
      spacing: scale,
      sizes,
      radii: { ...tokens.radii, xs: { value: '4px' }, xl: { value: '16px' }, '2xl': { value: '20px' }, none: { value: '0' } },
      fontWeights: { ...tokens.fontWeights, semibold: { value: '600' }, bold: { value: '650' } },
      fonts: { ...tokens.fonts, heading: tokens.fonts.body, mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' } },
      zIndex: {
        ...tokens.zIndex,
        ...Object.fromEntries(['docked', 'dropdown', 'overlay', 'modal', 'popover', 'tooltip'].map((name) => [name, { value: 15 }])),
      },
      cursor: Object.fromEntries(
        ['button', 'checkbox', 'menuitem', 'option', 'radio', 'switch'].map((name) => [name, { value: 'pointer' }]),
      ),
      durations: {
        fast: { value: '0s' },
        moderate: { value: '0s' },
        slow: { value: '0s' },
        faster: { value: '0s' },
        slower: { value: '0s' },
      },
    },
    semanticTokens: {
      colors: { ...palettes, ...surfaces, blackAlpha: { 500: { value: '{colors.scrim}' } } },
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      shadows: Object.fromEntries(
        ['xs', 'sm']
          .map((name) => [name, { value: 'none' }])
          .concat(['md', 'lg', 'xl'].map((name) => [name, { value: '{shadows.float}' }])),
      ),
    },
    textStyles,
    layerStyles: {
      disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
      'indicator.bottom': {
        value: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            bottom: '0',
            insetInline: '0',
            height: '2px',
            background: 'colorPalette.solid',
          },
        },
      },
      'indicator.end': {
        value: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            insetInlineEnd: '0',
            insetBlock: '0',
            width: '2px',
            background: 'colorPalette.solid',
          },
        },
      },
      'fill.muted': { value: { background: 'colorPalette.muted', color: 'colorPalette.fg' } },
      'fill.subtle': { value: { background: 'colorPalette.subtle', color: 'colorPalette.fg' } },
      'fill.surface': { value: { background: 'colorPalette.subtle', color: 'colorPalette.fg' } },
      'fill.solid': { value: { background: 'colorPalette.solid', color: 'colorPalette.contrast' } },
      'outline.subtle': { value: { color: 'colorPalette.fg', borderWidth: '1px', borderColor: 'border' } },
      'outline.solid': { value: { color: 'colorPalette.fg', borderWidth: '1px', borderColor: 'colorPalette.solid' } },
    },
    recipes: {
      badge: badgeRecipe,
      button: { ...buttonRecipe, base: { ...buttonRecipe.base, ...fingerTarget } },
      checkmark: checkmarkRecipe,
      colorSwatch: colorSwatchRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: { ...inputRecipe, base: { ...inputRecipe.base, ...fingerTarget, bg: 'panel' } },
      inputAddon: inputAddonRecipe,
      kbd: kbdRecipe,
      link: linkRecipe,
      radiomark: radiomarkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      alert: alertSlotRecipe,
      checkbox: checkboxSlotRecipe,
      colorPicker: colorPickerSlotRecipe,
      combobox: comboboxSlotRecipe,
      dataList: dataListSlotRecipe,
      dialog: dialogSlotRecipe,
      emptyState: emptyStateSlotRecipe,
      field: fieldSlotRecipe,
      fieldset: fieldsetSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: {
        ...nativeSelectSlotRecipe,
        base: {
          ...nativeSelectSlotRecipe.base,
          field: { ...nativeSelectSlotRecipe.base?.field, ...fingerTarget, textOverflow: 'ellipsis' },
        },
      },
      radioGroup: radioGroupSlotRecipe,
      stat: statSlotRecipe,
      switch: switchSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
});

let system: SystemContext | undefined;

/**
 * Chakra's components with our tokens, for the administration, the account tab, and the page builder. They are loaded on demand. The
 * screens that clients see first use the theme's static sheet instead, whose tokens have the same names. The system is made when the first
 * component is drawn and not while the script loads, so that the page answers in between.
 */
export function administrationSystem(): SystemContext {
  system ??= createSystem(defaultBaseConfig, config);
  return system;
}
