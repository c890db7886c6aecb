import { choice, color, line, number, type PropertyField } from '#app/pages/builder/page/property-fields.ts';
import { t } from '#contract/language/t.ts';

const unset = ['', t('As the page')] as const;
const lengthHint = 'Pixels, or text such as 50%, 2rem';

/** Fields of the Style tab, the same for every component. */
export const styleFields: readonly PropertyField[] = [
  number('position.x', t('Left (px)')),
  number('position.y', t('Top (px)')),
  line('styles.width', t('Width'), { hint: lengthHint, isOptional: true }),
  line('styles.minHeight', t('Height'), { hint: lengthHint, isOptional: true }),
  color('styles.color', t('Text color'), { isOptional: true }),
  color('styles.backgroundColor', t('Background color'), { isOptional: true }),
  line('styles.fontSize', t('Font size'), { hint: lengthHint, isOptional: true }),
  choice('styles.fontWeight', t('Font weight'), [unset, '300', '400', '500', '600', '700', '800'], { isOptional: true }),
  choice('styles.textAlign', t('Text alignment'), [unset, 'left', 'center', 'right', 'justify'], { isOptional: true }),
  line('styles.padding', t('Padding'), { hint: lengthHint, isOptional: true }),
  line('styles.borderRadius', t('Corner radius'), { hint: lengthHint, isOptional: true }),
  line('styles.borderWidth', t('Border width'), { hint: lengthHint, isOptional: true }),
  choice('styles.borderStyle', t('Border'), [unset, 'none', 'solid', 'dashed', 'dotted'], { isOptional: true }),
  color('styles.borderColor', t('Border color'), { isOptional: true }),
];

const measuredHint = t('Loaded on the published page only, and only after the visitor agrees.');

/** Fields of the Settings tab, for the page itself. */
export const pageFields: readonly PropertyField[] = [
  line('seo.title', t('Search title')),
  { path: 'seo.description', label: t('Search description'), control: 'paragraph' },
  line('seo.keywords', t('Keywords'), { hint: t('Separated by commas') }),
  line('measured.analyticsId', t('Google Analytics ID'), { hint: measuredHint, isOptional: true }),
  line('measured.facebookPixelId', t('Meta Pixel ID'), { hint: measuredHint, isOptional: true }),
  line('globalStyles.fontFamily', t('Font')),
  color('globalStyles.primaryColor', t('Primary color')),
  color('globalStyles.secondaryColor', t('Secondary color')),
  color('globalStyles.backgroundColor', t('Background color')),
  color('globalStyles.textColor', t('Text color')),
];
