import { useAtomValue } from 'jotai';
import { meRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { isPreviewAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { languageOptions } from '#contract/language/language-names.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { chooseLanguage } from './watch-language.ts';

/** The person's language on every device. Without a choice it is the tenant's, or else the browser's. */
export function LanguageChoice() {
  const user = useAtomValue(userAtom);
  const local = useAtomValue(localAtom);
  const isPreview = useAtomValue(isPreviewAtom);
  const chosen = useAtomValue(meRowsAtom).find(({ id }) => id === user?.id)?.language;
  const shown = languageOptions.find(({ value }) => value === (chosen ?? spokenLocale()?.slice(0, 2) ?? 'en'))?.value ?? 'en';
  const choose = (entered: string) => {
    const language = entered === 'de' ? 'de' : 'en';
    if (local === undefined || user === undefined || isPreview) return;
    const args = { personId: user.id, language } as const;
    // Reloads when the change is kept on this device.
    void local
      .enqueue({ type: 'preferences.language', tenantId: null, args, summary: t('Choose the language') })
      .then(() => chooseLanguage(user.id, language));
  };
  return <SelectField label={t('Language')} value={shown} options={languageOptions} onValue={choose} />;
}
