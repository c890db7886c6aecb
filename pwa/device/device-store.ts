/** Held where the browser refuses its storage or has no room left. */
const meanwhile = new Map<string, string>();

/**
 * Small settings of this device: colours, favourites. A browser that refuses to keep them is no reason to show nothing: they last as long
 * as the page then.
 */
export const deviceStore = {
  getItem: (key: string): string | null => meanwhile.get(key) ?? allowed(() => localStorage.getItem(key)) ?? null,
  setItem: (key: string, value: string): void => {
    meanwhile.set(key, value);
    allowed(() => {
      localStorage.setItem(key, value);
      meanwhile.delete(key);
    });
  },
  removeItem: (key: string): void => {
    meanwhile.delete(key);
    allowed(() => localStorage.removeItem(key));
  },
  keys: (): readonly string[] => [...(allowed(() => Object.keys(localStorage)) ?? []), ...meanwhile.keys()],
} as const;

/** The answer of the storage, or none where the browser refuses: even to name it throws there. */
function allowed<Answer>(act: () => Answer): Answer | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
