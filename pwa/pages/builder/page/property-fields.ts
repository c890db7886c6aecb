/** Editor of a property of a component or of the page. */
export interface PropertyField {
  /** Path below the component, such as `content.text`. Inside a list it starts at the item. */
  readonly path: string;
  readonly label: string;
  readonly control: 'line' | 'paragraph' | 'lines' | 'number' | 'color' | 'choice' | 'toggle' | 'calculator' | 'list' | 'rich';
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly hint?: string;
  /** True if empty text removes the property. */
  readonly isOptional?: boolean;
  /** Properties that no longer fit once this one changes. */
  readonly clears?: readonly string[];
  /** For a list: the fields of its items, and the content of a new item. */
  readonly items?: { readonly noun: string; readonly fields: readonly PropertyField[]; readonly blank: Readonly<Record<string, unknown>> };
}

type Named = Partial<Pick<PropertyField, 'hint' | 'isOptional' | 'clears'>>;

export const line = (path: string, label: string, more: Named = {}): PropertyField => ({ path, label, control: 'line', ...more });
export const paragraph = (path: string, label: string, more: Named = {}): PropertyField => ({ path, label, control: 'paragraph', ...more });
export const lines = (path: string, label: string, more: Named = {}): PropertyField => ({ path, label, control: 'lines', ...more });
export const number = (path: string, label: string, more: Named = {}): PropertyField => ({ path, label, control: 'number', ...more });
export const color = (path: string, label: string, more: Named = {}): PropertyField => ({ path, label, control: 'color', ...more });
export const toggle = (path: string, label: string): PropertyField => ({ path, label, control: 'toggle', isOptional: true });
export const list = (path: string, label: string, items: NonNullable<PropertyField['items']>): PropertyField => ({
  path,
  label,
  control: 'list',
  items,
});

/** A choice of values. Each is shown by its name, or by itself if it has none. */
export function choice(
  path: string,
  label: string,
  values: readonly (string | number | readonly [value: string | number, name: string])[],
  more: Named = {},
): PropertyField {
  const options = values.map((value) =>
    typeof value === 'object' ? { value: value[0], label: value[1] } : { value, label: nameOf(value) },
  );
  return { path, label, control: 'choice', options, ...more };
}

function nameOf(value: string | number): string {
  const text = String(value);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
