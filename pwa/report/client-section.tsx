import { useAtom } from 'jotai';
import { t } from '#contract/language/t.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { Field, TextField } from '../ui/fields/field.tsx';

/** Name of the client, printed on the report, and notes, which stay in the meeting. */
export function ClientSection() {
  const [{ client, notes }, change] = useAtom(meetingAtom);
  return (
    <section className="browser__panel" aria-label={t('Client')}>
      <h2>{t('Client')}</h2>
      <TextField
        label={t('Client’s name')}
        hint={t('Printed on the cover of the report.')}
        value={client}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change((before) => ({ ...before, client: target.value }))}
      />
      <Field label={t('Notes')} hint={t('Saved in the client file. They are not printed.')}>
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
