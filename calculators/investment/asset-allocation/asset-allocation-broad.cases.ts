import { casesOf } from '#calculators/kit/definition/cases.ts';
import assetAllocationBroad from './asset-allocation-broad.ts';

export default casesOf(['R-CAT-066', 'R-CENUM-24', 'A-03'], assetAllocationBroad, [
  {
    name: '25 years before the goal a moderate investor holds 90 % in stocks, which is no moderate mix',
    given: {},
    expect: {
      stocksPercent: 90,
      bondsPercent: 8.75,
      cashPercent: 1.25,
      targetStocks: 90000,
      yearsToGo: 25,
      ruleOfThumbPercent: 70,
      riskOfMix: 'Aggressive',
    },
    from: 'by hand: 60 + 2 × 15; the rest of 10 divided 35 to 5; Vanguard holds 90 % then; Schwab’s aggressive model holds 95 %, its moderately aggressive one 80 %',
  },
  {
    name: 'one year more changes nothing at the end of the path',
    given: { currentAge: 39 },
    expect: { stocksPercent: 90 },
    from: 'at most 30 points from the model',
  },
  {
    name: 'one year less takes two points',
    given: { currentAge: 41 },
    expect: { stocksPercent: 88, riskOfMix: 'Aggressive' },
    from: 'by hand: 60 + 2 × 14',
  },
  {
    name: 'at 86 % the mix is moderately aggressive, the nearer of two models',
    given: { currentAge: 42 },
    expect: { stocksPercent: 86, riskOfMix: 'Moderately aggressive' },
    from: 'by hand: 60 + 2 × 13; 86 is nearer to 80 than to 95',
  },
  {
    name: 'ten years before the goal it is the model',
    given: { currentAge: 55 },
    expect: { stocksPercent: 60, bondsPercent: 35, cashPercent: 5, targetBonds: 35000, riskOfMix: 'Moderate' },
    from: 'Schwab model 60/35/5',
  },
  {
    name: 'an aggressive mix stops at 95 %',
    given: { riskTolerance: 'aggressive', currentAge: 25 },
    expect: { stocksPercent: 95, bondsPercent: 3.75, cashPercent: 1.25 },
    from: 'by hand: 80 + 30 held at 95; the rest of 5 divided 15 to 5',
  },
  {
    name: 'after the goal a conservative mix ends at 10 %',
    given: { riskTolerance: 'conservative', currentAge: 80 },
    expect: { stocksPercent: 10, bondsPercent: 75, cashPercent: 15, yearsToGo: 0, ruleOfThumbPercent: 30, riskOfMix: 'Conservative' },
    from: 'by hand: 40 − 30; the rest of 90 divided 50 to 10',
  },
  {
    name: 'at the goal a moderate mix has come down twenty points',
    given: { currentAge: 65 },
    expect: {
      stocksPercent: 40,
      bondsPercent: 52.5,
      cashPercent: 7.5,
      yearsToGo: 0,
      ruleOfThumbPercent: 45,
      riskOfMix: 'Moderately conservative',
    },
    from: 'by hand: 60 − 2 × 10; the rest of 60 divided 35 to 5; 110 − 65',
  },
]);
