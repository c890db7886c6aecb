import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { endImpersonation } from '#app/device/calls/domains/impersonation.gen.ts';
import { deviceClock } from '#app/device/local/environment/browser-clock.ts';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { useLeaveFor } from '#app/session/state/navigation-atom.ts';
import { connectionAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { type Impersonation, impersonationScreenTexts as texts } from '#contract/people/impersonation.ts';

/** On every screen while a platform owner views the app as another person: who as whom, the time left, and the way out. */
export function ImpersonationBanner() {
  const user = useAtomValue(userAtom);
  if (user?.impersonation === undefined) return null;
  return <Banner person={user.email} {...user.impersonation} />;
}

function Banner({ person, ownerEmail, endsAt, readOnly }: Impersonation & { readonly person: string }) {
  const session = useAtomValue(sessionControlAtom);
  const { waiting, failed } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const leaveFor = useLeaveFor();
  const [isBusy, setBusy] = useState(false);
  const secondsLeft = useSecondsUntil(endsAt);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) void session?.check();
  }, [isOver, session]);

  async function end(): Promise<void> {
    setBusy(true);
    const ended = await call(endImpersonation);
    setBusy(false);
    if (!ended.ok) return setToast({ title: texts.endFailed, description: ended.message, variant: 'destructive' });
    await session?.check();
    leaveFor('/admin/users');
  }

  const unsent = waiting + failed;
  return (
    <aside className="impersonation__root" aria-label={texts.action}>
      <span>
        <strong>{texts.banner(person, ownerEmail)}</strong> {readOnly ? `${texts.preview} ` : ''}
        {unsent > 0 ? `${texts.unsent(unsent)} ` : ''}
        <span className="impersonation__clock">{isOver ? texts.ended : texts.left(clockText(secondsLeft))}</span>
      </span>
      <Button size="small" disabled={isBusy} aria-busy={isBusy} onClick={() => void end()}>
        {texts.end}
      </Button>
    </aside>
  );
}

function useSecondsUntil(endsAt: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

function secondsUntil(endsAt: string): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - deviceClock.now()) / 1000));
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
