import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * An action that was requested outside its section, such as in the command palette. The section opens the action's dialog when it is shown. The
 * id of the record follows a colon.
 */
export const askedActionAtom = atom<string | undefined>(undefined);

/** Opens the dialog of an action that was requested elsewhere. */
export function useAskedAction(action: string, open: (id: string) => void): void {
  const [asked, setAsked] = useAtom(askedActionAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request opens the dialog
  useEffect(() => {
    const [wanted, id = ''] = asked?.split(':') ?? [];
    if (wanted !== action) return;
    setAsked(undefined);
    open(id);
  }, [asked, action]);
}
