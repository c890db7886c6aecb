import { useAtom } from 'jotai';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { Field, TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';

/** Name of the client, printed on the report, and notes, which stay in the meeting. */
export function ClientSection() {
  const [{ client, notes }, change] = useAtom(meetingAtom);
  return (
    <section className="browser__panel" aria-label={t('Client')}>
      <h2>{t('Client')}</h2>
      <EntryForm>
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
      </EntryForm>
    </section>
  );
}
