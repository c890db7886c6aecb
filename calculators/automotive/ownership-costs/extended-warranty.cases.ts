import { casesOf } from '#calculators/kit/definition/cases.ts';
import extendedWarranty from './extended-warranty.ts';

const flat = { costRise: 0, deductible: 0, coveredShare: 100, warrantyCost: 3100, vehicleMake: 'ford' as const };

export default casesOf(['R-CAT-018', 'R-CENUM-05', 'R-CENUM-09'], extendedWarranty, [
  {
    name: 'the defaults: a honda rarely pays the price back',
    given: {},
    expect: {
      recommendation: 'Skip the warranty',
      expectedRepairs: 2045.55,
      expectedPayback: 1231.89,
      netValue: -1168.11,
      breakEvenRepairs: 3714.29,
      costPerMonth: 50,
    },
    from: 'by hand: 428 × 1.12^k = 428, 479.36, 536.88, 601.31; × 70 % − 50 each; (2,400 + 200) ÷ 0.7',
  },
  {
    name: '[R-CENUM-09] a poor bmw does',
    given: { vehicleMake: 'bmw', vehicleReliability: 'poor' },
    expect: { recommendation: 'Buy the warranty', expectedRepairs: 8327.51, expectedPayback: 5629.26, netValue: 3229.26 },
    from: '968 × 1.8 = 1,742.40 rising by 12 %, in Python decimal arithmetic',
  },
  {
    name: 'a price equal to what comes back says Skip the warranty',
    given: flat,
    expect: { recommendation: 'Skip the warranty', expectedPayback: 3100, netValue: 0, breakEvenRepairs: 3100 },
    from: '4 × 775',
  },
  {
    name: 'a cent less says Buy the warranty',
    given: { ...flat, warrantyCost: 3099.99 },
    expect: { recommendation: 'Buy the warranty', netValue: 0.01 },
    from: '3,100 − 3,099.99',
  },
  {
    name: '[R-CENUM-09] a good toyota needs little',
    given: { vehicleMake: 'toyota', vehicleReliability: 'good' },
    expect: { expectedRepairs: 1686.15, expectedPayback: 980.31 },
    from: '441 × 0.8 = 352.80 rising by 12 %, in Python decimal arithmetic',
  },
  {
    name: '[R-CENUM-09] a below_average chevrolet is just worth it',
    given: { vehicleMake: 'chevrolet', vehicleReliability: 'below_average' },
    expect: { recommendation: 'Buy the warranty', expectedPayback: 2731.19, netValue: 331.19 },
    from: '649 × 1.35 = 876.15 rising by 12 %, in Python decimal arithmetic',
  },
  {
    name: '[R-CENUM-09] an excellent mercedes without a rise',
    given: {
      vehicleMake: 'mercedes',
      vehicleReliability: 'excellent',
      costRise: 0,
      deductible: 0,
      coveredShare: 100,
      warrantyCost: 1000,
      coverageYears: 2,
    },
    expect: { expectedRepairs: 1089.6, netValue: 89.6, breakEvenRepairs: 1000 },
    from: '908 × 0.6 × 2',
  },
  {
    name: 'a deductible above what is covered leaves nothing, never less',
    given: { deductible: 2000 },
    expect: { expectedPayback: 0, netValue: -2400, recommendation: 'Skip the warranty' },
    from: '601.31 × 70 % is below 2,000 × 0.5 in every year',
  },
  {
    name: 'a year below its deductible costs the warranty nothing, at the break-even as well',
    given: { costRise: 100, deductible: 1000, visitsPerYear: 1, coveredShare: 100, warrantyCost: 3000 },
    expect: { recommendation: 'Buy the warranty', expectedRepairs: 6420, expectedPayback: 3136, breakEvenRepairs: 6250 },
    from: 'by hand: 1,712 + 3,424 − 2 × 1,000; the first two years pay nothing, so 5,136 × s − 2,000 = 3,000 and 6,420 × s = 6,250',
  },
]);
