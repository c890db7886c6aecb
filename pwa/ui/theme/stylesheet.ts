import type { SystemStyleObject } from '@chakra-ui/react';
import { atRules, fontFace, globalStyles } from './global-styles.ts';
import { recipes, slotRecipes } from './recipes/all-recipes.ts';
import { system } from './system.ts';

/**
 * The whole style sheet, created at build time. A recipe `button` with the variant `quiet` becomes `.button` and `.button--variant_quiet`.
 * A slot recipe `field` with the slot `label` becomes `.field__label`. Nested rules stay nested, because every supported browser reads
 * them.
 */
export function stylesheet(): string {
  const parts = [
    fontFace,
    atRules,
    ...rules(system.getTokenCss()),
    ...Object.entries(globalStyles).map(([selector, styles]) => rule(selector, styles)),
  ];
  for (const recipe of Object.values(recipes)) {
    const name = recipe.className ?? '';
    parts.push(rule(`.${name}`, recipe.base ?? {}));
    for (const [key, values] of entries(recipe.variants)) {
      for (const [value, styles] of entries(values)) parts.push(rule(`.${name}--${key}_${value}`, styles));
    }
  }
  for (const recipe of Object.values(slotRecipes)) {
    const name = recipe.className ?? '';
    for (const [slot, styles] of entries(recipe.base)) parts.push(rule(`.${name}__${slot}`, styles));
    for (const [key, values] of entries(recipe.variants)) {
      for (const [value, slots] of entries(values)) {
        for (const [slot, styles] of entries(slots)) parts.push(rule(`.${name}__${slot}--${key}_${value}`, styles));
      }
    }
  }
  return parts.filter((part) => part !== '').join('\n');
}

/** The rules of the tokens. Chakra writes the root as `&:root`, for a layer that the sheet does not need. */
function rules(tokenStyles: object): readonly string[] {
  return entries(tokenStyles).map(([selector, values]) => block(selector.replace(/^&(?=:root)/, ''), values));
}

function rule(selector: string, styles: SystemStyleObject): string {
  return block(selector, { ...system.css(styles) });
}

function block(selector: string, styles: object): string {
  const lines = Object.entries(styles).map(([property, value]) => {
    if (isStyles(value)) return block(property.startsWith('@') || property.includes('&') ? property : `& ${property}`, value);
    return value === undefined || value === null || property === '--bg-currentcolor'
      ? ''
      : `${property.startsWith('--') ? property : hyphenated(property)}: ${String(value)};`;
  });
  const body = lines.filter((line) => line !== '').join('\n');
  return body === '' ? '' : `${selector} {\n${body}\n}`;
}

function hyphenated(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz)-/, '-$1-');
}

function isStyles(value: unknown): value is SystemStyleObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entries(value: unknown): readonly (readonly [string, SystemStyleObject])[] {
  if (!isStyles(value)) return [];
  return Object.entries(value).flatMap(([key, styles]) => (isStyles(styles) ? [[key, styles] as const] : []));
}
