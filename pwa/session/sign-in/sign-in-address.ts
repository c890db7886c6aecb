import { deviceStore } from '#app/device/settings/device-store.ts';
import { pendingSignOutKey } from '#app/session/sign-out/pending-sign-out.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Address of a sign-in that returns to the current page. It leaves out the fragment, which may hold a client's figures that no server may
 * see. After a sign-out that the server has not heard of, the provider still knows the person who left, so the password is asked for.
 */
export function signInAddress({ pathname, search }: Place = window.location, storage: Pick<Storage, 'getItem'> = deviceStore): string {
  const here = `${pathname}${search}`;
  const query = new URLSearchParams({
    ...(storage.getItem(pendingSignOutKey) === null ? {} : { prompt: 'login' }),
    ...(here === '/' ? {} : { returnTo: here }),
  }).toString();
  return query === '' ? '/api/login' : `/api/login?${query}`;
}
