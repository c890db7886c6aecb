import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { BoldSentence } from '#app/workbench/answer/answer.tsx';
import { headlineText } from '#app/workbench/answer/answer-figures.ts';
import { evaluateSaved } from '#app/workbench/evaluate-saved.ts';
import { t } from '#contract/language/t.ts';
import type { UsedCalculator } from '../meeting/meeting.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import { type LoadedCalculator, useLoadedCalculators } from './use-loaded-calculators.ts';

/** The calculators in which something was entered, with their answers. */
export function UsedCalculators() {
  const [{ calculators }] = useAtom(meetingAtom);
  const loaded = useLoadedCalculators(calculators.map(({ id }) => id));
  return (
    <section className="browser__panel" aria-label={t('Calculators of this meeting')}>
      <h2>{t('Calculators')}</h2>
      {calculators.length === 0 ? <p className="page__note">{texts.noCalculators}</p> : null}
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

function UsedRow({ used, known: { calculator, inputs } }: { readonly used: UsedCalculator; readonly known: LoadedCalculator }) {
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
}
