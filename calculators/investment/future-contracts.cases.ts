import { casesOf } from '../kit/cases.ts';
import futureContracts from './future-contracts.ts';

export default casesOf(['R-CAT-067', 'A-17'], futureContracts, [
  {
    name: 'a barrel three dollars dearer gains 2,995 on a long contract of 1,000',
    given: {},
    expect: {
      profitOrLoss: 2995,
      notionalValue: 75000,
      leverage: 12.5,
      returnOnMarginPercent: 49.92,
      marginCallPrice: 74.4,
      breakEvenPrice: 75.005,
      marginCall: false,
    },
    from: 'by hand: 3 × 1,000 − 2 × 2.50; 75,000 ÷ 6,000; 75 − 600 ÷ 1,000',
    within: 0.004,
  },
  {
    name: 'Hull’s two gold contracts fall from 1,450.00 to 1,426.90 and lose 4,620',
    given: {
      contracts: 2,
      contractSize: 100,
      entryPrice: 1450,
      exitPrice: 1426.9,
      initialMargin: 6000,
      maintenanceMargin: 4500,
      commission: 0,
    },
    expect: { profitOrLoss: -4620, marginDeposit: 12000, marginCallPrice: 1435, marginCall: true },
    from: 'Hull, table 2.1: cumulative gain −4,620; 1,450 − 3,000 ÷ 200',
  },
  {
    name: 'a short position gains what the long one loses',
    given: { position: 'short', exitPrice: 72, commission: 0 },
    expect: { profitOrLoss: 3000, marginCallPrice: 75.6, marginCall: false },
    from: 'by hand: (75 − 72) × 1,000; 75 + 0.60',
  },
  {
    name: 'at the call price exactly there is no call yet',
    given: { exitPrice: 74.25, initialMargin: 6000, maintenanceMargin: 5250, commission: 0 },
    expect: { marginCallPrice: 74.25, marginCall: false, profitOrLoss: -750 },
    from: 'by hand: 75 − 750 ÷ 1,000; a call needs a balance below the maintenance margin',
  },
  {
    name: 'one cent below it there is',
    given: { exitPrice: 74.24, initialMargin: 6000, maintenanceMargin: 5250, commission: 0 },
    expect: { marginCall: true },
    from: 'the balance is 5,240, below 5,250',
  },
  {
    name: 'a long position with margin for its whole value is never called',
    given: { initialMargin: 80000, maintenanceMargin: 0 },
    expect: { marginCallPrice: null, marginCall: false },
    from: 'the price cannot fall by 80',
  },
  {
    name: 'a maintenance margin above the initial one is refused',
    given: { maintenanceMargin: 6001 },
    expect: { refused: 'The maintenance margin is higher than the initial margin.' },
    from: 'the account would be called when opened',
  },
]);
