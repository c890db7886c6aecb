import { useMemo, useState } from 'react';
import { usePainted } from '#app/ui/after-paint.ts';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/define.ts';
import type { Found } from '#calculators/kit/goal-seek.ts';
import { maximumOf, minimumOf, parseNumber } from '#calculators/kit/inputs.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/choice-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { numberText } from '../ui/number-text.ts';
import type { Answer } from './evaluate.ts';
import { formatResult } from './format-result.ts';
import { type NumericInput, numericInputs, seekAnswer } from './goal-seek.ts';
import { inputText } from './input-text.ts';

interface GoalPanelProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly onUse: (id: string, entered: string) => void;
}

/** Search for the price, rate, time, or saving that gives a wanted answer. */
export function GoalPanel({ calculator, inputs, answer, onUse }: GoalPanelProps) {
  const { kind, value: now, per } = answer.headline;
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
        The answer is {formatResult(kind, now)}
        {per === undefined ? '' : ` ${per}`}. Enter the answer you want: one input is changed to reach it, all others stay as they are.
      </p>
      <form className="workbench__fields" onSubmit={(event) => event.preventDefault()} autoComplete="off" noValidate>
        <NumberField
          label="Answer you want"
          text={text ?? ''}
          value={parseNumber(text ?? shown, true)}
          placeholder={shown}
          isSettled={true}
          {...(isMoney ? { prefix: '$' } : {})}
          {...(unit === undefined ? {} : { unit })}
          step={1}
          minimum={undefined}
          maximum={undefined}
          onText={setText}
        />
        <SelectField
          label="By changing"
          value={chosen ?? ''}
          options={choices.map(([id, { label }]) => ({ value: id, label }))}
          onValue={setChosen}
        />
      </form>
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
    const between = bounds[0] === undefined || bounds[1] === undefined ? '' : ` from ${bounds[0]} to ${bounds[1]}`;
    return (
      <p>
        No value of “{input.label}”{between} gives this answer.
      </p>
    );
  }
  return (
    <>
      <p>
        {all.length === 1 ? 'One value' : `${all.length} values`} of “{input.label}” {all.length === 1 ? 'gives' : 'give'} this answer:
      </p>
      <ul className="goal__list">
        {all.map((one) => (
          <li key={one.from}>
            <span>{foundText(input, one)}</span>
            <Button size="small" onClick={() => onUse(id, String(one.from))}>
              Use it
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function foundText(input: NumericInput, { from, to, isExact }: Found): string {
  if (!isExact) return `${inputText(input, from)}, where the answer jumps past the one you want`;
  return from === to ? inputText(input, from) : `anything from ${inputText(input, from)} to ${inputText(input, to)}`;
}
