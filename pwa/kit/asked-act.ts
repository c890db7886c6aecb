import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * An act that was requested outside its section, such as in the command palette. The section opens the act's dialog when it is shown. The
 * id of the record follows a colon.
 */
export const askedActAtom = atom<string | undefined>(undefined);

/** Opens the dialog of an act that was requested elsewhere. */
export function useAskedAct(act: string, open: (id: string) => void): void {
  const [asked, setAsked] = useAtom(askedActAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request opens the dialog
  useEffect(() => {
    const [wanted, id = ''] = asked?.split(':') ?? [];
    if (wanted !== act) return;
    setAsked(undefined);
    open(id);
  }, [asked, act]);
}
