import { casesOf } from '#calculators/kit/definition/cases.ts';
import autoInsuranceCost from './auto-insurance-cost.ts';

export default casesOf(['R-CAT-017', 'R-CENUM-05', 'R-CENUM-06', 'R-CENUM-07', 'R-CENUM-08'], autoInsuranceCost, [
  {
    name: 'the defaults: a clean record in a suburb with a honda',
    given: {},
    expect: { annualPremium: 1900, monthlyPremium: 158.33, combinedFactor: 0.95, costOfRecord: 0 },
    from: '2,000 × 0.95',
  },
  {
    name: '[R-CENUM-06] a minor_violation costs 34 %',
    given: { drivingRecord: 'minor_violation', vehicleMake: 'ford' },
    expect: { annualPremium: 2680, cleanRecordPremium: 2000, costOfRecord: 680 },
    from: '2,000 × 1.34, Insurance.com average for a speeding ticket',
  },
  {
    name: '[R-CENUM-06] [R-CENUM-07] [R-CENUM-08] multiple_incidents, premium coverage, urban, luxury',
    given: { drivingRecord: 'multiple_incidents', coverage: 'premium', location: 'urban', vehicleMake: 'luxury' },
    expect: { combinedFactor: 4.71975, annualPremium: 9439.5, monthlyPremium: 786.63 },
    from: '2.17 × 1.25 × 1.2 × 1.45 = 4.71975 by hand; 9,439.50 ÷ 12 = 786.625',
  },
  {
    name: '[R-CENUM-06] [R-CENUM-07] [R-CENUM-08] an accident, liability_only, rural',
    given: { drivingRecord: 'accident', coverage: 'liability_only', location: 'rural', vehicleMake: 'chevrolet' },
    expect: { annualPremium: 1239.3, costOfRecord: 429.3 },
    from: '2,000 × 1.53 × 0.45 × 0.9 = 1,239.30; without the record 810',
  },
  {
    name: '[R-CENUM-06] [R-CENUM-07] a major_violation with basic coverage in a bmw',
    given: { drivingRecord: 'major_violation', coverage: 'basic', vehicleMake: 'bmw' },
    expect: { annualPremium: 3325 },
    from: '2,000 × 1.9 × 0.7 × 1.25 = 3,325',
  },
  {
    name: 'at 24 a driver is still young',
    given: { currentAge: 24, vehicleMake: 'ford' },
    expect: { annualPremium: 3200 },
    from: '2,000 × 1.6',
  },
  { name: 'at 25 no longer', given: { currentAge: 25, vehicleMake: 'ford' }, expect: { annualPremium: 2000 }, from: '2,000 × 1' },
  {
    name: 'at 19 a driver is a teenager',
    given: { currentAge: 19, vehicleMake: 'ford' },
    expect: { annualPremium: 4800 },
    from: '2,000 × 2.4',
  },
  {
    name: 'at 70 the premium rises again',
    given: { currentAge: 70, vehicleMake: 'mercedes' },
    expect: { annualPremium: 3250 },
    from: '2,000 × 1.3 × 1.25',
  },
]);
