import { atom } from 'jotai';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** A button beside the text. */
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly variant?: 'default' | 'destructive';
}

/** The one visible toast. Setting it replaces the one before. */
export const toastAtom = atom<Toast | undefined>(undefined);
