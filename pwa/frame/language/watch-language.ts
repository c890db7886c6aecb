import { atom, type createStore } from 'jotai';
import { pulledMeRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { changesAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { brandAtom, chosenTenantAtom, isPlatformAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { type LanguageKey, rememberLanguage } from './reload-in-language.ts';

/** The person whose language this device keeps, and the language that the server last had for that person. */
const seenKey = 'languageSeen';

/** Starts the page again if the language differs from the one shown. */
type Remember = (key: LanguageKey, language: string | undefined) => void;

/** Keeps a choice made on this device until the server has it. */
export function chooseLanguage(personId: string, language: string, remember: Remember = rememberLanguage): void {
  if (!isSeenOf(personId)) deviceStore.setItem(seenKey, seenOf(personId, undefined));
  remember('language', language);
}

/**
 * Follows the language that the person has chosen on any device, and the one of the tenant. Each reload needs a change at the server or
 * another person, so that a device cannot reload again and again: what was chosen here stays until the server has another language.
 */
export function watchLanguage(store: ReturnType<typeof createStore>, remember: Remember = rememberLanguage): void {
  const applyPerson = () => {
    const person = store.get(pulledMeRowsAtom).find(({ id }) => id === store.get(userAtom)?.id);
    const isChoiceWaiting = store.get(changesAtom).some(({ type }) => type === 'preferences.language');
    if (person === undefined || isChoiceWaiting) return;
    const language = person.language ?? undefined;
    const isSamePerson = isSeenOf(person.id);
    if (deviceStore.getItem(seenKey) === seenOf(person.id, language)) return;
    deviceStore.setItem(seenKey, seenOf(person.id, language));
    // A row without a language resets the choice on this device only if it belongs to another person.
    if (language !== undefined || !isSamePerson) remember('language', language);
  };
  const applyTenant = () => {
    const tenant = store.get(deviceTenantAtom);
    if (tenant !== undefined) remember('firmLanguage', tenant.language);
  };
  store.sub(pulledMeRowsAtom, applyPerson);
  store.sub(deviceTenantAtom, applyTenant);
  applyPerson();
  applyTenant();
}

/**
 * The language of the tenant that this device shows. Undefined until its row is here and, for a person with several tenants, until the address
 * names one: until then another tenant's is shown.
 */
const deviceTenantAtom = atom((get) => {
  const memberships = get(userAtom)?.memberships;
  if (memberships === undefined) return undefined;
  if (get(isPlatformAtom)) return { language: undefined };
  const isOne = memberships.length <= 1 || get(chosenTenantAtom) !== undefined;
  return isOne && get(tenantRowsAtom).length > 0 ? { language: get(brandAtom).language } : undefined;
});

function seenOf(personId: string, language: string | undefined): string {
  return `${personId} ${language ?? ''}`;
}

function isSeenOf(personId: string): boolean {
  return deviceStore.getItem(seenKey)?.startsWith(seenOf(personId, undefined)) === true;
}
