/** The languages of the interface, by the names that they give themselves. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

/** For a control that chooses one. */
export const languageOptions: readonly { readonly value: string; readonly label: string }[] = Object.entries(languageNames).map(
  ([value, label]) => ({ value, label }),
);
