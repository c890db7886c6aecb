import { useAtom } from 'jotai';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { Field, TextField } from '../ui/field.tsx';

/** Name of the client, printed on the report, and notes, which stay in the meeting. */
export function ClientSection() {
  const [{ client, notes }, change] = useAtom(meetingAtom);
  return (
    <section className="browser__panel" aria-label="Client">
      <h2>Client</h2>
      <TextField
        label="Client’s name"
        hint="Printed on the cover of the report."
        value={client}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change((before) => ({ ...before, client: target.value }))}
      />
      <Field label="Notes" hint="Saved in the client file. They are not printed.">
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="field__area"
            rows={3}
            maxLength={20_000}
            autoComplete="off"
            aria-describedby={describedBy}
            value={notes}
            onChange={({ target }) => change((before) => ({ ...before, notes: target.value }))}
          />
        )}
      </Field>
    </section>
  );
}
