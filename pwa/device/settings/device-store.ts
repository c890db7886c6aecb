/** Values that the browser could not store because it refuses storage or has no space left. */
const meanwhile = new Map<string, string>();

/** Small settings of this device, such as colors and favorites. If the browser refuses to store them, they last as long as the page. */
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

/** The storage's answer. Undefined if the browser refuses: there, even accessing the storage object throws. */
function allowed<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
