import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** A relinquished property and its replacement. All amounts are positive. */
export interface Exchange {
  readonly purchasePrice: Dollars;
  readonly improvements: Dollars;
  /** Depreciation taken so far. */
  readonly depreciation: Dollars;
  readonly salePrice: Dollars;
  readonly sellingCosts: Dollars;
  /** Debt on the relinquished property, paid off at the sale. */
  readonly mortgageBalance: Dollars;
  readonly newPropertyPrice: Dollars;
  readonly newMortgage: Dollars;
  /** Fees of the qualified intermediary, paid only when exchanging. */
  readonly exchangeCosts: Dollars;
  /** Cash or other property received in the exchange besides the new property. */
  readonly otherBoot: Dollars;
  readonly federalRate: Percent;
  readonly stateRate: Percent;
  readonly recaptureRate: Percent;
}

export interface ExchangeOutcome {
  readonly adjustedBasis: Dollars;
  /** Realized gain; negative for a loss. */
  readonly totalGain: Dollars;
  readonly depreciationRecapture: Dollars;
  readonly capitalGain: Dollars;
  readonly totalTaxWithoutExchange: Dollars;
  readonly taxDeferredAmount: Dollars;
  /** The deferred tax less the costs of the exchange. */
  readonly taxSavings: Dollars;
  readonly netProceedsWithoutExchange: Dollars;
  readonly netProceedsWith1031: Dollars;
  readonly additionalInvestmentCapacity: Dollars;
  readonly additionalCashNeeded: Dollars;
  readonly newAdjustedBasis: Dollars;
  readonly exchangeQualified: boolean;
  readonly recommendation: 'Proceed with 1031 Exchange' | 'Property value too low for exchange';
  readonly cashBoot: Dollars;
  readonly mortgageBoot: Dollars;
  readonly recognizedGain: Dollars;
  readonly taxWithExchange: Dollars;
}

/**
 * Like-kind exchange of real property; both calculators use this computation.
 *   basis = purchase + improvements − depreciation; gain = sale − selling costs − basis
 *   boot = cash taken out + debt relief that neither new debt nor added cash replaces − costs of exchanging, never below 0
 *   recognized = min(gain − costs of exchanging, boot), never below 0
 *   tax = recapture rate on depreciation + federal rate on the rest + state rate on both; depreciation is recognized first
 *   new basis = new price − (gain − costs of exchanging − recognized)
 * A price of at least the sale price qualifies, as in the specification; below it, the part not reinvested is taxed as boot.
 * Sources: 26 U.S.C. 1031(a)–(d); 26 CFR 1.1031(d)-2 (netting of debts); Form 8824, lines 15 to 25 (costs); 26 U.S.C. 1(h)(1)(E) (25 % on depreciation).
 */
export function exchange(terms: Exchange): ExchangeOutcome {
  const adjustedBasis = toCent(terms.purchasePrice + terms.improvements - terms.depreciation);
  const realized = terms.salePrice - terms.sellingCosts;
  const totalGain = toCent(realized - adjustedBasis);
  const full = taxOn(totalGain, terms);
  const equity = realized - terms.mortgageBalance;
  const ownFunds = terms.newPropertyPrice - terms.newMortgage;
  const cash = Math.max(0, equity - terms.otherBoot - ownFunds) + terms.otherBoot;
  const cashAdded = Math.max(0, ownFunds - equity + terms.otherBoot);
  const relief = Math.max(0, terms.mortgageBalance - terms.newMortgage - cashAdded);
  const cashBoot = toCent(Math.max(0, cash - terms.exchangeCosts));
  const mortgageBoot = toCent(Math.max(0, relief - Math.max(0, terms.exchangeCosts - cash)));
  const exchangeGain = toCent(totalGain - terms.exchangeCosts);
  const recognizedGain = Math.max(0, Math.min(exchangeGain, toCent(cashBoot + mortgageBoot)));
  const now = taxOn(recognizedGain, terms);
  const taxDeferredAmount = toCent(full.tax - now.tax);
  const taxSavings = toCent(taxDeferredAmount - terms.exchangeCosts);
  const netProceedsWithoutExchange = toCent(equity - full.tax);
  const netProceedsWith1031 = toCent(equity - now.tax - terms.exchangeCosts);
  const exchangeQualified = terms.newPropertyPrice >= terms.salePrice;
  return {
    adjustedBasis,
    totalGain,
    depreciationRecapture: full.recapture,
    capitalGain: toCent(totalGain - full.recapture),
    totalTaxWithoutExchange: full.tax,
    taxDeferredAmount,
    taxSavings,
    netProceedsWithoutExchange,
    netProceedsWith1031,
    additionalInvestmentCapacity: toCent(netProceedsWith1031 - netProceedsWithoutExchange),
    additionalCashNeeded: Math.max(0, toCent(ownFunds - netProceedsWith1031)),
    newAdjustedBasis: toCent(terms.newPropertyPrice - (exchangeGain - recognizedGain)),
    exchangeQualified,
    recommendation: exchangeQualified ? 'Proceed with 1031 Exchange' : 'Property value too low for exchange',
    cashBoot,
    mortgageBoot,
    recognizedGain,
    taxWithExchange: now.tax,
  };
}

/**
 * The answer in a sentence. The specification's recommendation considers only the prices, so it is quoted only if the figures confirm it: a
 * tax is deferred in an exchange that qualifies, or none is in one that does not.
 */
export function sayExchange(outcome: Omit<ExchangeOutcome, 'recommendation'> & { readonly recommendation: string }): string {
  const { totalGain, recognizedGain, taxDeferredAmount, taxWithExchange, taxSavings, recommendation, exchangeQualified } = outcome;
  if (totalGain <= 0) return 'There is **no gain**, so there is no tax to defer.';
  const costs = taxSavings < 0 ? ' The costs of exchanging are more than that.' : '';
  const deferred = `**${wholeDollars(taxDeferredAmount)}** of tax is deferred`;
  if (taxDeferredAmount <= 0) {
    const none = `nothing is deferred, and **${wholeDollars(taxWithExchange)}** of tax is due now`;
    return exchangeQualified ? `The boot takes up the whole gain: ${none}.` : `**${recommendation}**: ${none}.`;
  }
  const quoted = exchangeQualified && taxSavings >= 0 ? `**${recommendation}**: ` : '';
  if (recognizedGain === 0)
    return quoted === '' && !exchangeQualified
      ? `The new property costs less than the old one sold for, yet after costs none of the gain is taxed now: all of the **${wholeDollars(taxDeferredAmount)}** tax is deferred.${costs}`
      : `${quoted}${quoted === '' ? 'All' : 'all'} of the **${wholeDollars(taxDeferredAmount)}** tax is deferred.${costs}`;
  const why = exchangeQualified ? '' : 'the new property costs less than the old one sold for, so ';
  const now = `${why}**${wholeDollars(recognizedGain)}** of the gain is taxed now, for **${wholeDollars(taxWithExchange)}**; ${deferred}.${costs}`;
  return quoted + (quoted === '' ? now.charAt(0).toUpperCase() + now.slice(1) : now);
}

/** Tax on a gain; a loss is not taxed. The share from depreciation comes first, at its own rate. */
function taxOn(gain: Dollars, terms: Exchange): { readonly recapture: Dollars; readonly tax: Dollars } {
  const taxed = Math.max(0, gain);
  const recapture = toCent(Math.min(taxed, terms.depreciation));
  const federal = recapture * terms.recaptureRate + (taxed - recapture) * terms.federalRate;
  return { recapture, tax: toCent((federal + taxed * terms.stateRate) / 100) };
}
