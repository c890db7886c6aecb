/** Runs before the rest of the app. Loads the code of the first paint and the formulas of the requested calculator. */
import { calculatorInPath, loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { applyBrand, rememberedBrand } from '#app/ui/theme/apply-brand.ts';
import { applyMode, storedMode } from '#app/ui/theme/color-mode.ts';

applyMode(storedMode());
applyBrand(rememberedBrand());

/** The calculator that the address names. */
export const wanted = calculatorInPath(window.location.pathname);
if (wanted !== undefined) loadCalculator(wanted).catch((fault) => console.error('The formulas could not be loaded.', fault));
