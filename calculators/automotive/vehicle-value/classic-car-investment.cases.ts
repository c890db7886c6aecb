import { casesOf } from '#calculators/kit/definition/cases.ts';
import classicCarInvestment from './classic-car-investment.ts';

const bare = { yearlyCosts: 0, sellingCosts: 0, gainsTaxRate: 0, purchasePrice: 10000 };

export default casesOf(['R-CAT-027', 'R-CENUM-04', 'R-CENUM-12', 'R-CENUM-13', 'R-CENUM-14'], classicCarInvestment, [
  {
    name: 'the defaults: an uncommon mustang loses after costs',
    given: {},
    expect: {
      appreciationRate: 4,
      futureValue: 66610.99,
      sellingCost: 6661.1,
      gainsTax: 4185.97,
      netProceeds: 55763.92,
      totalCosts: 28659.7,
      profit: -17895.78,
      annualReturnRate: -3.6182,
      alternativeValue: 127474,
      advantage: -71710.08,
      beatsAlternative: false,
    },
    from: 'derived in Python decimal arithmetic: 45,000 × 1.04¹⁰; costs 2,500 rising by 3 %; return by bisection',
  },
  {
    name: '[R-CENUM-12] [R-CENUM-14] [R-CENUM-04] an ultra_rare concours ferrari; the model does not count',
    given: { classicMake: 'ferrari', rarity: 'ultra_rare', condition: 'concours', model: 'corvette' },
    expect: { appreciationRate: 9, futureValue: 106531.37, netProceeds: 81632.33, profit: 7972.63, annualReturnRate: 1.3201 },
    from: '3 + 2 + 3 + 1; 45,000 × 1.09¹⁰, in Python decimal arithmetic',
  },
  {
    name: 'a car that neither grows nor costs anything returns nothing',
    given: {
      ...bare,
      baseAppreciation: 0,
      model: 'charger',
      classicMake: 'jaguar',
      rarity: 'common',
      condition: 'fair',
      yearsOwned: 1,
      expectedReturn: 0,
    },
    expect: { appreciationRate: 0, futureValue: 10000, profit: 0, annualReturnRate: 0, alternativeValue: 10000, beatsAlternative: false },
    from: '0 + 0.5 + 0 − 0.5 = 0',
  },
  {
    name: 'growth as fast as the return elsewhere is a tie',
    given: {
      ...bare,
      baseAppreciation: 9,
      model: 'camaro',
      classicMake: 'default',
      rarity: 'common',
      condition: 'good',
      yearsOwned: 2,
      expectedReturn: 9.25,
    },
    expect: { appreciationRate: 9.25, futureValue: 11935.56, annualReturnRate: 9.25, advantage: 0 },
    from: '10,000 × 1.0925² = 11,935.5625',
  },
  {
    name: '[R-CENUM-14] [R-CENUM-04] a very_common poor challenger',
    given: {
      classicMake: 'chevrolet',
      model: 'challenger',
      rarity: 'very_common',
      condition: 'poor',
      yearsOwned: 5,
      baseAppreciation: 3.25,
    },
    expect: { appreciationRate: 1, futureValue: 47295.45, gainsTax: 0, netProceeds: 42565.9, profit: -15706.94, annualReturnRate: -7.1735 },
    from: '3.25 + 0 + 0.25 − 1 − 1.5 = 1; 45,000 × 1.01⁵, in Python decimal arithmetic',
  },
  {
    name: 'costs above what the car brings have no rate of return',
    given: {
      purchasePrice: 20000,
      yearlyCosts: 50000,
      yearsOwned: 2,
      baseAppreciation: 2,
      model: 'charger',
      rarity: 'very_common',
      condition: 'poor',
    },
    expect: { appreciationRate: -0.25, netProceeds: 17910.12, totalCosts: 101500, profit: -103589.88, annualReturnRate: null },
    from: 'every flow is negative: −20,000, −50,000, 17,910.12 − 51,500',
  },
]);
