import { type RefObject, useEffect, useRef } from 'react';

/** True once the dialog is closed. Work that is still under way then has no effect. */
export function useIsClosed(): RefObject<boolean> {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
