import { useMemo, useState } from 'react';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult } from '#app/calculate/workbench/calculation/format-result.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { usePainted } from '#app/ui/after-paint.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { numberText } from '#app/ui/fields/number-text.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { maximumOf, minimumOf, parseNumber } from '#calculators/kit/definition/inputs.ts';
import type { Found } from '#calculators/kit/finance/goal-seek.ts';
import { t } from '#contract/language/t.ts';
import { type NumericInput, numericInputs, seekAnswer } from './goal-seek.ts';

interface GoalPanelProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly onUse: (id: string, entered: string) => void;
}

/** Search for the price, rate, time, or saving that gives a wanted answer. */
export function GoalPanel({ calculator, inputs, answer, onUse }: GoalPanelProps) {
  const { kind, value: now, per } = answer.measure;
  const choices = numericInputs(inputs);
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState(choices[0]?.[0]);
  const asked = usePainted(useMemo(() => ({ text, chosen, answer }), [text, chosen, answer]));
  const found = useMemo(() => {
    const choice = numericInputs(inputs).find(([id]) => id === asked.chosen);
    if (choice === undefined || asked.text === undefined || asked.text.trim() === '') return undefined;
    return { choice, all: seekAnswer(calculator, asked.answer, choice, parseNumber(asked.text, true)) };
  }, [calculator, inputs, asked]);
  const isMoney = kind === 'money' || kind === 'balance';
  const unit = kind === 'percent' ? '%' : kind === 'months' || kind === 'years' ? kind : undefined;
  const shown = typeof now === 'number' ? numberText(Math.round(now * 100) / 100) : '';
  return (
    <div className="how__root">
      <p className="page__note">
        {t('The answer is {kind}', { kind: formatResult(kind, now) })}
        {per === undefined ? '' : ` ${per}`}
        {t('. Enter the answer you want: one input is changed to reach it, all others stay as they are.')}
      </p>
      <EntryForm className="workbench__fields">
        <NumberField
          label={t('Answer you want')}
          text={text ?? ''}
          value={parseNumber(text ?? shown, true)}
          placeholder={shown}
          canReformat={true}
          {...(isMoney ? { prefix: '$' } : {})}
          {...(unit === undefined ? {} : { unit })}
          step={1}
          minimum={undefined}
          maximum={undefined}
          onText={setText}
        />
        <SelectField
          label={t('By changing')}
          value={chosen ?? ''}
          options={choices.map(([id, { label }]) => ({ value: id, label }))}
          onValue={setChosen}
        />
      </EntryForm>
      <div aria-live="polite">{found === undefined ? null : <FoundValues {...found} onUse={onUse} />}</div>
    </div>
  );
}

interface FoundValuesProps {
  readonly choice: readonly [id: string, input: NumericInput];
  readonly all: readonly Found[];
  readonly onUse: GoalPanelProps['onUse'];
}

/** The values that goal seek found, worded differently for none, one, and several. */
function FoundValues({ choice: [id, input], all, onUse }: FoundValuesProps) {
  if (all.length === 0) {
    const bounds = [minimumOf(input), maximumOf(input)].map((bound) => (bound === undefined ? undefined : inputText(input, bound)));
    const between =
      bounds[0] === undefined || bounds[1] === undefined ? '' : t(' from {bounds} to {bounds2}', { bounds: bounds[0], bounds2: bounds[1] });
    return <p>{t('No value of “{label}”{between} gives this answer.', { label: input.label, between })}</p>;
  }
  return (
    <>
      <p>
        {all.length === 1 ? t('One value') : t('{all} values', { all: all.length })} {t('of “{label}”', { label: input.label })}{' '}
        {all.length === 1 ? t('gives this answer:') : t('give this answer:')}
      </p>
      <ul className="goal__list">
        {all.map((one) => (
          <li key={one.from}>
            <span>{foundText(input, one)}</span>
            <Button size="small" onClick={() => onUse(id, String(one.from))}>
              {t('Use it')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function foundText(input: NumericInput, { from, to, isExact }: Found): string {
  if (!isExact) return t('{input}, where the answer jumps past the one you want', { input: inputText(input, from) });
  return from === to
    ? inputText(input, from)
    : t('anything from {input} to {input2}', { input: inputText(input, from), input2: inputText(input, to) });
}
