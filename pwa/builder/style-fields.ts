import { choice, color, line, number, type PropertyField } from './property-fields.ts';

const unset = ['', 'As the page'] as const;
const lengthHint = 'Pixels, or text such as 50%, 2rem';

/** Fields of the Style tab, the same for every component. */
export const styleFields: readonly PropertyField[] = [
  number('position.x', 'Left (px)'),
  number('position.y', 'Top (px)'),
  line('styles.width', 'Width', { hint: lengthHint, isOptional: true }),
  line('styles.minHeight', 'Height', { hint: lengthHint, isOptional: true }),
  color('styles.color', 'Text color', { isOptional: true }),
  color('styles.backgroundColor', 'Background color', { isOptional: true }),
  line('styles.fontSize', 'Font size', { hint: lengthHint, isOptional: true }),
  choice('styles.fontWeight', 'Font weight', [unset, '300', '400', '500', '600', '700', '800'], { isOptional: true }),
  choice('styles.textAlign', 'Text alignment', [unset, 'left', 'center', 'right', 'justify'], { isOptional: true }),
  line('styles.padding', 'Padding', { hint: lengthHint, isOptional: true }),
  line('styles.borderRadius', 'Corner radius', { hint: lengthHint, isOptional: true }),
  line('styles.borderWidth', 'Border width', { hint: lengthHint, isOptional: true }),
  choice('styles.borderStyle', 'Border', [unset, 'none', 'solid', 'dashed', 'dotted'], { isOptional: true }),
  color('styles.borderColor', 'Border color', { isOptional: true }),
];

/** Fields of the Settings tab, for the page itself. */
export const pageFields: readonly PropertyField[] = [
  line('seo.title', 'Search title'),
  { path: 'seo.description', label: 'Search description', control: 'paragraph' },
  line('seo.keywords', 'Keywords', { hint: 'Separated by commas' }),
  line('globalStyles.fontFamily', 'Font'),
  color('globalStyles.primaryColor', 'Primary color'),
  color('globalStyles.secondaryColor', 'Secondary color'),
  color('globalStyles.backgroundColor', 'Background color'),
  color('globalStyles.textColor', 'Text color'),
];
