import { CurrentUser } from '#contract/session.ts';
import type { Answered } from './decide-session.ts';
import { readLease } from './lease.ts';

/**
 * Asks once who is signed in. Only the server's own JSON counts as an answer: a captive portal's page, a proxy's error or silence do not.
 */
export async function askWhoIsSignedIn(fetchIt: typeof fetch): Promise<Answered> {
  try {
    const response = await fetchIt('/api/auth/user', {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    });
    if (response.status === 401) return (await response.text()).includes('Unauthorized') ? { kind: 'nobody' } : { kind: 'silence' };
    if (response.status === 403) return { kind: 'refused', message: await response.text() };
    if (!response.ok) return { kind: 'silence' };
    const user = CurrentUser.safeParse(await response.json());
    if (!user.success) return { kind: 'silence' };
    const lease = readLease(user.data.lease);
    return { kind: 'user', user: user.data, offlineUntil: (lease?.exp ?? 0) * 1000 };
  } catch {
    return { kind: 'silence' };
  }
}
