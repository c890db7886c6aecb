import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { isHelpKeyOnAtom, isKeyHelpOpenAtom, isPaletteOpenAtom } from '#app/frame/shell/palette-atoms.ts';
import { viewedRoleAtom } from '#app/frame/shell/view-as.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { helpAction } from './actions.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((module) => ({ default: module.CommandPalette })));
const KeyHelp = lazy(() => import('./key-help.tsx').then((module) => ({ default: module.KeyHelp })));

/** Opens the command palette and the keyboard help for people who are signed in. Each is loaded when it is first opened. */
export function WatchKeys() {
  const role = useAtomValue(viewedRoleAtom);
  const [isPaletteOpen, openPalette] = useAtom(isPaletteOpenAtom);
  const [isHelpOpen, openHelp] = useAtom(isKeyHelpOpenAtom);
  const isHelpKeyOn = useAtomValue(isHelpKeyOnAtom);
  useAskedAction(helpAction, () => openHelp(true));
  useEffect(() => {
    if (role === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette(true);
      } else if (
        event.key === '?' &&
        isHelpKeyOn &&
        !isTyping(event.target) &&
        document.querySelector('[role=dialog], dialog[open]') === null
      ) {
        event.preventDefault();
        openHelp(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [role, isHelpKeyOn, openPalette, openHelp]);
  if (role === undefined) return null;
  return (
    <Suspense fallback={null}>
      {isPaletteOpen ? <CommandPalette role={role} onClose={() => openPalette(false)} /> : null}
      {isHelpOpen ? <KeyHelp onClose={() => openHelp(false)} /> : null}
    </Suspense>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
