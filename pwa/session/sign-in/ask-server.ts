import { askOwn } from '#app/session/lease/ask-own.ts';
import { readLease } from '#app/session/lease/lease.ts';
import type { Answered } from '#app/session/state/decide-session.ts';
import { t } from '#contract/language/t.ts';
import { CurrentUser } from '#contract/people/session.ts';
import { codeHeader } from '#contract/values/outcome.ts';

/**
 * Asks once who is signed in. Only an answer with our own code or shape counts: a bare status may come from a gateway and would sign a
 * person out or wipe the device.
 */
export async function askWhoIsSignedIn(withinMs: number, fetchIt: typeof fetch = fetch): Promise<Answered> {
  try {
    const response = await askOwn('/api/auth/user', withinMs, fetchIt);
    switch (response.headers.get(codeHeader)) {
      case 'Unauthorized':
        // An unread body would keep the connection open.
        await response.text();
        return { kind: 'nobody' };
      case 'UserDeactivated':
        return { kind: 'refused', message: t(await response.text()) };
    }
    if (response.status !== 200) return { kind: 'silence' };
    const user = CurrentUser.safeParse(await response.json());
    if (!user.success) return { kind: 'silence' };
    const lease = readLease(user.data.lease);
    return { kind: 'user', user: user.data, offlineUntil: (lease?.exp ?? 0) * 1000 };
  } catch {
    return { kind: 'silence' };
  }
}
