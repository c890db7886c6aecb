import { t } from '#contract/language/t.ts';

interface TourPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

/** Screenshots of the running app with the demo accounts. */
export const pictures: readonly TourPicture[] = [
  {
    src: '/pictures/workbench.webp',
    alt: t('The mortgage calculator: inputs on the left, the monthly payment and a chart of the balance on the right.'),
    caption: t('The workbench: every figure follows each key, with its chart and its schedule.'),
  },
  {
    src: '/pictures/portal.webp',
    alt: t('The customer portal of an advisory firm with its name and the calculators it offers.'),
    caption: t('The portal: your clients find your calculators under your name.'),
  },
  {
    src: '/pictures/administration.webp',
    alt: t('The administration with the list of tenants, their plans and their state.'),
    caption: t('The administration: tenants, people and plans in one place, offline too.'),
  },
];
