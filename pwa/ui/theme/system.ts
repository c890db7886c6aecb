import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { recipes, slotRecipes } from './recipes/all-recipes.ts';
import { breakpoints, tokens } from './tokens/tokens.ts';

/**
 * The design system: Chakra's conditions and utilities, our tokens, and only our recipes. The build turns it into one static sheet
 * (stylesheet.ts).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'rk',
    cssVarsRoot: ':root',
    preflight: false,
    disableLayers: true,
    theme: { tokens, breakpoints, recipes, slotRecipes },
  }),
);
