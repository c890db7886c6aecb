import { Link } from '@tanstack/react-router';
import { atom, useAtomValue } from 'jotai';
import { memo } from 'react';
import type { UsedCalculator } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { BoldSentence } from '#app/calculate/workbench/answer/answer.tsx';
import { headlineText } from '#app/calculate/workbench/answer/answer-figures.ts';
import { evaluateSaved } from '#app/calculate/workbench/calculation/evaluate-saved.ts';
import { t } from '#contract/language/t.ts';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import { type LoadedCalculator, useLoadedCalculators } from './sheet/use-loaded-calculators.ts';
import { unknownNames } from './unknown-calculators.ts';

const reportAtom = atom((get) => get(meetingAtom).report);
const calculatorsAtom = atom((get) => get(meetingAtom).calculators);

/** The calculators in which something was entered, with their answers. */
export function UsedCalculators() {
  const calculators = useAtomValue(calculatorsAtom);
  const loaded = useLoadedCalculators(calculators.map(({ id }) => id));
  return (
    <section className="browser__panel" aria-label={t('Calculators of this meeting')}>
      <h2>{t('Calculators')}</h2>
      {calculators.length === 0 ? <p className="page__note">{texts.noCalculators}</p> : null}
      <UnknownLine calculators={calculators} />
      <ul className="meeting__list">
        {calculators.map((used) => {
          const known = loaded.get(used.id);
          return known === undefined ? null : (
            <li key={used.id} className="meeting__item">
              <UsedRow used={used} known={known} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Names the calculators that this version does not have. */
function UnknownLine({ calculators }: { readonly calculators: readonly UsedCalculator[] }) {
  const names = unknownNames({ calculators, report: useAtomValue(reportAtom) });
  return names.length === 0 ? null : <p className="page__note">{texts.unknown(names.join(', '))}</p>;
}

const UsedRow = memo(function UsedRow({
  used,
  known: { calculator, inputs },
}: {
  readonly used: UsedCalculator;
  readonly known: LoadedCalculator;
}) {
  const outcome = evaluateSaved(calculator, inputs, used.inputs);
  return (
    <div>
      <Link to="/calculators/$id" params={{ id: used.id }}>
        <b>{calculator.title}</b>
      </Link>
      {outcome.kind === 'answer' ? (
        <p>
          <b>{headlineText(calculator, outcome.answer)}</b> {outcome.answer.headline.per}
          <br />
          <BoldSentence text={outcome.answer.sentence} />
        </p>
      ) : (
        <p>{outcome.kind === 'refused' ? outcome.message : t('These figures cannot be calculated.')}</p>
      )}
    </div>
  );
});
