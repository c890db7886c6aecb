import { useAtomValue } from 'jotai';
import { connectionAtom, sessionAtom } from '#app/session/session-atoms.ts';
import { connectionText } from './connection-text.ts';

/** Connection and waiting changes in a few words; never a dialog in the way. */
export function ConnectionStatus() {
  const connection = useAtomValue(connectionAtom);
  const session = useAtomValue(sessionAtom);
  const text = connectionText(connection, session.status);
  if (text === undefined) return null;
  return (
    <span className="status__root" role="status" data-tone={text.tone}>
      <span className="status__dot" />
      {text.short}
      {text.more === undefined ? null : <span className="status__long">· {text.more}</span>}
    </span>
  );
}
