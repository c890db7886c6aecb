import { useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { t } from '#contract/language/t.ts';
import { swapSeparators, wholeDollars } from '#contract/language/words.ts';
import { landingTexts } from './landing-texts.ts';

const fields = [
  { name: 'homePrice', label: t('Home price, $'), given: '300,000', most: 1e9 },
  { name: 'downPayment', label: t('Down payment, $'), given: '60,000', most: 1e9 },
  { name: 'interestRate', label: t('Interest rate, %'), given: '6.5', most: 30 },
  { name: 'loanTerm', label: t('Term, years'), given: '30', most: 50 },
] as const;

const given: Readonly<Record<string, string>> = Object.fromEntries(fields.map(({ name, given: text }) => [name, swapSeparators(text)]));
/** The payment for `given`, so that the page has an answer before any formula is loaded. */
const givenPayment = wholeDollars(1517);
const noCosts = { extraPayment: 0, propertyTax: 0, homeInsurance: 0, pmiRate: 0 };

interface MortgageSampleProps {
  /** Loads the formula at the first entry. Without it, as in the prerendered page, the fields only show an example. */
  readonly load?: () => Promise<AnyCalculator | undefined>;
}

/** A mortgage payment that is computed on the page itself. */
export function MortgageSample({ load }: MortgageSampleProps) {
  const [texts, setTexts] = useState(given);
  const [calculator, setCalculator] = useState<AnyCalculator>();
  const [hasFailed, setFailed] = useState(false);
  const start = () => {
    if (calculator === undefined)
      load?.().then(
        (loaded) => setCalculator(() => loaded),
        () => setFailed(true),
      );
  };
  const answer = calculator === undefined ? { payment: texts === given ? givenPayment : '…' } : paymentOf(calculator, texts);
  return (
    <figure className="landing__sample">
      <figcaption>{t('Mortgage payment')}</figcaption>
      <div className="headline__root" role="status">
        <span className="headline__value">{answer.payment ?? '—'}</span>
        <span className="headline__per">{answer.payment === undefined ? '' : t('a month')}</span>
      </div>
      <p>{hasFailed ? landingTexts.noFormula : (answer.problem ?? landingTexts.sampleNote)}</p>
      <div className="landing__entries">
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            readOnly={load === undefined}
            value={texts[name] ?? ''}
            onFocus={start}
            onChange={(event) => {
              start();
              setTexts({ ...texts, [name]: event.target.value });
            }}
          />
        ))}
      </div>
      <a href="/calculators/mortgage-payment" className={buttonClass()}>
        {landingTexts.openCalculator}
      </a>
    </figure>
  );
}

interface Payment {
  readonly payment?: string;
  readonly problem?: string;
}

function paymentOf(calculator: AnyCalculator, texts: Readonly<Record<string, string>>): Payment {
  const inputs: Record<string, number> = { ...noCosts };
  for (const { name, label, most } of fields) {
    const text = swapSeparators(texts[name] ?? '').replaceAll(/[,$%\s]/g, '');
    const value = text === '' ? Number.NaN : Number(text);
    const least = name === 'homePrice' || name === 'loanTerm' ? 1 : 0;
    if (!(value >= least && value <= most)) return { problem: landingTexts.outOfRange(label, least, most) };
    inputs[name] = value;
  }
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) return { problem: results.refused };
  return typeof results.monthlyPayment === 'number' ? { payment: wholeDollars(results.monthlyPayment) } : {};
}
