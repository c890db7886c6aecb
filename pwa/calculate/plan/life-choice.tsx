import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { t } from '#contract/language/t.ts';
import type { EarlyDeath } from './scenarios.ts';

interface LifeChoiceProps {
  readonly deaths: readonly EarlyDeath[];
  readonly chosen: string;
  readonly onChosen: (id: string) => void;
}

/** Shows everything below as planned, or as if one person dies early. It stays in sight while the page scrolls. */
export function LifeChoice({ deaths, chosen, onChosen }: LifeChoiceProps) {
  const options = [{ value: '', label: t('As planned') }, ...deaths.map(({ id, label }) => ({ value: id, label }))];
  return (
    <div className="plan__bar">
      <EntryForm>
        <SelectField label={t('Everything below')} value={chosen} options={options} onValue={onChosen} />
      </EntryForm>
      {chosen === '' ? null : (
        <p className="workbench__notice" role="status">
          {t('Shown as if: {change}', { change: deaths.find(({ id }) => id === chosen)?.label ?? '' })}
        </p>
      )}
    </div>
  );
}
