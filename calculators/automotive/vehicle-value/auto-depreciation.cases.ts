import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoDepreciation from './auto-depreciation.ts';

export default casesOf(['R-CAT-016', 'R-CENUM-04', 'R-CENUM-05', 'R-CCONST-14'], autoDepreciation, [
  {
    name: '[R-CCONST-14] an average car loses 15 % a year',
    given: {},
    expect: {
      futureValue: 15529.69,
      totalDepreciation: 19470.31,
      percentLost: 55.6295,
      yearlyRate: 15,
      firstYearLoss: 5250,
      lossPerMonth: 324.51,
    },
    from: '35,000 × 0.85⁵ = 15,529.686',
  },
  {
    name: '[R-CENUM-04] [R-CENUM-05] an excellent honda keeps more',
    given: { vehicleMake: 'honda', condition: 'excellent' },
    expect: { yearlyRate: 12, futureValue: 19394.15, totalDepreciation: 15605.85 },
    from: '35,000 × 0.88⁵ = 18,470.62; × 1.05 = 19,394.151',
  },
  {
    name: '[R-CENUM-04] a fair car with 15,000 miles after a year',
    given: { yearsOwned: 1, condition: 'fair', annualMiles: 15000 },
    expect: { mileageAdjustment: -240, futureValue: 25940, totalDepreciation: 9060 },
    from: '29,750 × 0.88 = 26,180; 3,000 miles × 0.08 = 240',
  },
  {
    name: '[R-CENUM-04] [R-CENUM-05] a poor luxury car driven little',
    given: { vehicleMake: 'luxury', yearsOwned: 3, condition: 'poor', annualMiles: 10000 },
    expect: { yearlyRate: 19.5, mileageAdjustment: 480, futureValue: 13260.67 },
    from: '35,000 × 0.805³ = 18,258.10; × 0.7 = 12,780.67; + 2,000 × 3 × 0.08',
  },
  {
    name: 'at no depreciation the value stays',
    given: { depreciationRate: 0 },
    expect: { futureValue: 35000, totalDepreciation: 0, percentLost: 0 },
    from: 'price × 1',
  },
  {
    name: 'mileage cannot push the value below zero',
    given: { vehiclePrice: 5000, yearsOwned: 10, annualMiles: 30000 },
    expect: { futureValue: 0, totalDepreciation: 5000, percentLost: 100 },
    from: '5,000 × 0.85¹⁰ = 984.37 less 18,000 × 10 × 0.08 = 14,400',
  },
  {
    name: 'few miles add no more than half the value of an old car',
    given: { vehiclePrice: 7790, yearsOwned: 11, annualMiles: 100 },
    expect: { mileageAdjustment: 651.8, futureValue: 1955.4, totalDepreciation: 5834.6 },
    from: '7,790 × 0.85¹¹ = 1,303.60, half of it 651.80; 11,900 × 11 × 0.08 = 10,472 would be more',
  },
  {
    name: 'few miles never make a car worth more than new',
    given: { yearsOwned: 1, annualMiles: 100, mileAdjustment: 2 },
    expect: { mileageAdjustment: 5250, futureValue: 35000, totalDepreciation: 0 },
    from: '35,000 × 0.85 = 29,750; 11,900 × 2 = 23,800 and half of 29,750 are more than the 5,250 lost',
  },
  {
    name: 'nor does excellent condition leave room for them where nothing is lost',
    given: { depreciationRate: 0, condition: 'excellent', annualMiles: 100 },
    expect: { mileageAdjustment: 0, futureValue: 36750 },
    from: '35,000 × 1.05 is above the price already',
  },
]);
