import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import type { AnyInputs, AnyResults, Headline, InputRecord } from '#calculators/kit/define.ts';
import { isRefusal } from '#calculators/kit/refusal.ts';
import type { Assumptions } from '#contract/rows.ts';

export interface Answer {
  readonly inputs: AnyInputs;
  readonly results: AnyResults;
  readonly headline: Headline;
  readonly sentence: string;
}

export type Evaluation =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }
  /** The formula failed: a fault of ours, logged; the page stays usable. */
  | { readonly kind: 'failed' };

export function evaluate(calculator: AnyCalculator, inputs: AnyInputs): Evaluation {
  try {
    const outcome = calculator.calculate(inputs);
    if (isRefusal(outcome)) return { kind: 'refused', message: outcome.refused, field: outcome.field };
    return {
      kind: 'answer',
      answer: { inputs, results: outcome, headline: calculator.headline(outcome, inputs), sentence: calculator.say(outcome, inputs) },
    };
  } catch (fault) {
    console.error(`${calculator.id} failed`, fault);
    return { kind: 'failed' };
  }
}

export interface FirmInputs {
  readonly inputs: InputRecord;
  /** Inputs whose default is the firm's. */
  readonly firm: readonly string[];
}

/** Puts the firm's assumptions in the place of built-in defaults, and holds assumed returns at the firm's cap. */
export function withAssumptions(inputs: InputRecord, assumptions: Assumptions): FirmInputs {
  const firm: string[] = [];
  const own = Object.entries(inputs).map(([id, input]) => {
    const assumed = input.assumption === undefined ? undefined : assumptions[input.assumption];
    if (input.type === 'select' && typeof assumed === 'string' && input.options.some((option) => option.value === assumed)) {
      firm.push(id);
      return [id, { ...input, defaultValue: assumed }] as const;
    }
    if (input.type !== 'number' && input.type !== 'percentage' && input.type !== 'currency') return [id, input] as const;
    const cap = input.assumption === 'return' ? assumptions.returnCap : undefined;
    const max = cap === undefined ? input.max : Math.min(cap, input.max ?? cap);
    const wanted = typeof assumed === 'number' ? assumed : input.defaultValue;
    const defaultValue = Math.min(max ?? wanted, Math.max(input.min ?? wanted, wanted));
    if (defaultValue === input.defaultValue && max === input.max) return [id, input] as const;
    firm.push(id);
    return [id, { ...input, defaultValue, ...(max === undefined ? {} : { max }) }] as const;
  });
  return firm.length === 0 ? { inputs, firm } : { inputs: Object.fromEntries(own), firm };
}
