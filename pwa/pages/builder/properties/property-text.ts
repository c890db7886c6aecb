import type { PropertyField } from '#app/pages/builder/page/property-fields.ts';

/** A property as text for its field. */
export function textOfProperty({ control }: PropertyField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (control === 'lines' && Array.isArray(value)) return value.join('\n');
  return String(value);
}

/** The property value that a field's text stands for. */
export function propertyOfText({ control, options, isOptional = false }: PropertyField, text: string): unknown {
  if (text === '' && isOptional) return undefined;
  switch (control) {
    case 'choice':
      return options?.find(({ value }) => String(value) === text)?.value;
    case 'number':
      return Number(text);
    case 'lines':
      return text.split('\n').filter((line, at, all) => line !== '' || at < all.length - 1);
    case 'line':
      // A length without a unit is a number of pixels.
      return /^-?\d{1,4}$/.test(text) && isOptional ? Number(text) : text;
    case 'paragraph':
    case 'color':
    case 'toggle':
    case 'calculator':
    case 'list':
    case 'rich':
      return text;
  }
}
