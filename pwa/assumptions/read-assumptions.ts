import { parseNumber } from '#calculators/kit/inputs.ts';
import type { Assumptions } from '#contract/rows.ts';
import { type SetUpTenant, TenantAssumptions } from '#contract/tenant-settings.ts';

/** The form's texts by assumption; an empty one leaves the calculator's own default. */
export type AssumptionTexts = Readonly<Record<keyof Assumptions, string>>;

export function textsOf(assumptions: Assumptions): AssumptionTexts {
  const text = (value: number | string | undefined) => (value === undefined ? '' : String(value));
  return {
    inflation: text(assumptions.inflation),
    return: text(assumptions.return),
    returnCap: text(assumptions.returnCap),
    lifeExpectancy: text(assumptions.lifeExpectancy),
    figures: text(assumptions.figures),
  };
}

export type ReadAssumptions =
  | { readonly ok: true; readonly assumptions: NonNullable<SetUpTenant['assumptions']> }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<keyof Assumptions, string>>> };

/** Reads the form as the server will, so that nothing is queued that would be refused. */
export function readAssumptions(texts: AssumptionTexts): ReadAssumptions {
  const entered = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const given = Object.fromEntries(entered.map(([name, text]) => [name, name === 'figures' ? text : numberIn(text)]));
  const read = TenantAssumptions.safeParse(given);
  if (read.success) {
    const { return: rate, returnCap } = read.data;
    if (rate === undefined || returnCap === undefined || rate <= returnCap) return { ok: true, assumptions: read.data };
    return { ok: false, problems: { return: 'The return is above the highest return.' } };
  }
  return { ok: false, problems: Object.fromEntries(read.error.issues.map((issue) => [String(issue.path[0]), issue.message])) };
}

/** What is no number stays a text, which the rule refuses in its own words. */
function numberIn(text: string): number | string {
  return /\d/.test(text) ? parseNumber(text, true) : text;
}
