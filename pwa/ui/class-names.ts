/**
 * The class names of a recipe with its chosen variants: `recipeClass('button', { variant: 'quiet' })` is "button button--variant_quiet".
 */
export function recipeClass(name: string, variants: Readonly<Record<string, string | boolean | undefined>> = {}, more?: string): string {
  const chosen = Object.entries(variants).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [`${name}--${key}_${value}`],
  );
  return [name, ...chosen, ...(more === undefined ? [] : [more])].join(' ');
}
