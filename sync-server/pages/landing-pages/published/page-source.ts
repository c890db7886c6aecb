import { sourceNames } from '#contract/pages/page-view/form-view.ts';
import { isUnstorable } from '#server/core/http/requests/strict-json.ts';

const longestSource = 200;

/** Origin of a visitor, as far as the address or the form says so. */
export function sourceIn(read: (name: string) => string | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sourceNames.flatMap((name) => {
      const value = (read(name) ?? '').trim();
      return value === '' || value.length > longestSource || isUnstorable(value) ? [] : [[name, value] as const];
    }),
  );
}
