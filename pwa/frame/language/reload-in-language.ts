import { deviceStore } from '#app/device/settings/device-store.ts';
import { preserveEntriesOverUpdate } from '#app/frame/shell/updates/entries-over-update.ts';

/** Read by the page before the app starts: the person's language, and the tenant's for everybody who has chosen none. */
export type LanguageKey = 'language' | 'firmLanguage';

/**
 * Remembers a language for the next start. If it was another one before, the page starts again in it, with the entries of the open
 * calculator and the meeting.
 */
export function rememberLanguage(key: LanguageKey, language: string | undefined): void {
  if ((deviceStore.getItem(key) ?? undefined) === language) return;
  const before = shownLanguage();
  if (language === undefined) deviceStore.removeItem(key);
  else deviceStore.setItem(key, language);
  if (shownLanguage() === before) return;
  preserveEntriesOverUpdate();
  window.location.reload();
}

/** The language in which the page starts. */
function shownLanguage(): string {
  return (deviceStore.getItem('language') ?? deviceStore.getItem('firmLanguage') ?? navigator.language).slice(0, 2);
}
