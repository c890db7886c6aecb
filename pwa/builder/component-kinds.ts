import { PageComponent, type PageComponentType } from '#contract/landing-page-components.ts';
import { builder } from '#contract/landing-page-values.ts';
import { choice, color, line, lines, list, type PropertyField, paragraph, toggle } from './property-fields.ts';

export interface ComponentKind {
  readonly label: string;
  readonly group: ComponentGroup;
  /** Content of a new component. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly fields: readonly PropertyField[];
}

export const componentGroups = ['Basic', 'Sections', 'Layout', 'Calculators'] as const;
export type ComponentGroup = (typeof componentGroups)[number];

const px = (values: readonly number[]) => values.map((value) => [value, `${value} px`] as const);
const linkHint = 'https://, mailto:, tel:, / or #';
const mediaHint = 'Address of a file, beginning with https://';

/** Every type of component: its name in the palette, the content of a new one, and its editable properties. */
export const componentKinds: Readonly<Record<PageComponentType, ComponentKind>> = {
  heading: {
    label: 'Heading',
    group: 'Basic',
    content: { text: 'A heading', level: 2 },
    fields: [
      line('content.text', 'Text'),
      choice(
        'content.level',
        'Level',
        builder.headingLevels.map((level) => [level, `H${level}`]),
      ),
    ],
  },
  text: { label: 'Text', group: 'Basic', content: { text: 'A few words about it.' }, fields: [paragraph('content.text', 'Text')] },
  button: {
    label: 'Button',
    group: 'Basic',
    content: { text: 'Get started', link: '#' },
    fields: [
      line('content.text', 'Text'),
      line('content.link', 'Link', { hint: linkHint }),
      choice(
        'content.action',
        'Action',
        [
          ['', 'Open the link'],
          ['scroll', 'Scroll to a part of the page'],
          ['sign-in', 'Sign in'],
        ],
        {
          isOptional: true,
        },
      ),
    ],
  },
  image: {
    label: 'Image',
    group: 'Basic',
    content: { src: '', alt: '' },
    fields: [
      line('content.src', 'Source', { hint: mediaHint }),
      line('content.alt', 'Alternative text', { hint: 'What the picture shows, for people who do not see it' }),
    ],
  },
  video: {
    label: 'Video',
    group: 'Basic',
    content: { src: '' },
    fields: [
      line('content.src', 'Source', { hint: mediaHint }),
      line('content.poster', 'Poster', { hint: 'Picture before the video plays', isOptional: true }),
    ],
  },
  form: {
    label: 'Form',
    group: 'Sections',
    content: {
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'message', label: 'Message', type: 'textarea' },
      ],
      submitText: 'Send',
      successMessage: 'Thank you. We will be in touch.',
    },
    fields: [
      list('content.fields', 'Fields', {
        noun: 'field',
        blank: { name: 'field', label: 'Field', type: 'text' },
        fields: [
          line('label', 'Label'),
          line('name', 'Key', { hint: 'Letters and digits; the name under which the answer is kept' }),
          choice('type', 'Type', ['text', 'email', ['tel', 'Phone'], 'number', ['textarea', 'Long text'], 'select', 'checkbox']),
          toggle('required', 'Required'),
          lines('options', 'Choices', { hint: 'One a line, for the type Select', isOptional: true }),
        ],
      }),
      line('content.submitText', 'Submit text'),
      paragraph('content.successMessage', 'Success message'),
    ],
  },
  hero: {
    label: 'Hero',
    group: 'Sections',
    content: {
      headline: 'One clear promise',
      subheadline: 'What it means for the people who read this.',
      ctaText: 'Get started',
      ctaLink: '#',
    },
    fields: [
      line('content.headline', 'Headline'),
      paragraph('content.subheadline', 'Subheadline'),
      line('content.ctaText', 'Button text', { isOptional: true }),
      line('content.ctaLink', 'Button link', { hint: linkHint, isOptional: true }),
      line('content.backgroundImage', 'Background image', { hint: mediaHint, isOptional: true }),
    ],
  },
  features: {
    label: 'Features',
    group: 'Sections',
    content: {
      title: 'Why people choose us',
      items: [
        { title: 'Clear', description: 'Every figure with the way it was worked out.' },
        { title: 'Personal', description: 'One person who knows your plans.' },
        { title: 'Fair', description: 'Fees that you see before you sign.' },
      ],
    },
    fields: [
      line('content.title', 'Title', { isOptional: true }),
      list('content.items', 'Features', {
        noun: 'feature',
        blank: { title: 'A feature', description: 'What it does.' },
        fields: [line('title', 'Title'), paragraph('description', 'Description'), line('icon', 'Symbol', { isOptional: true })],
      }),
    ],
  },
  testimonial: {
    label: 'Testimonial',
    group: 'Sections',
    content: { quote: 'They answered my question before I had finished asking it.', author: 'A client' },
    fields: [
      paragraph('content.quote', 'Quote'),
      line('content.author', 'Author'),
      line('content.role', 'Role', { isOptional: true }),
      line('content.company', 'Company', { isOptional: true }),
      line('content.avatar', 'Picture', { hint: mediaHint, isOptional: true }),
    ],
  },
  pricing: {
    label: 'Pricing',
    group: 'Sections',
    content: {
      title: 'Fees',
      plans: [
        { name: 'First talk', price: '$0', features: ['30 minutes', 'No obligation'] },
        { name: 'Plan', price: '$900', period: 'once', features: ['Written plan', 'Two meetings'], popular: true },
        { name: 'Ongoing', price: '$150', period: 'month', features: ['Everything in Plan', 'Yearly review'] },
      ],
    },
    fields: [
      line('content.title', 'Title'),
      list('content.plans', 'Plans', {
        noun: 'plan',
        blank: { name: 'Plan', price: '$0', features: [] },
        fields: [
          line('name', 'Name'),
          line('price', 'Price'),
          line('period', 'Period', { isOptional: true }),
          lines('features', 'Features', { hint: 'One a line' }),
          toggle('popular', 'Marked as popular'),
        ],
      }),
    ],
  },
  section: {
    label: 'Section',
    group: 'Layout',
    content: {
      name: 'Section',
      sectionType: 'default',
      containerWidth: 1200,
      padding: 48,
      backgroundType: 'color',
      backgroundColor: '#f4f4f2',
    },
    fields: [
      line('content.name', 'Name'),
      choice('content.sectionType', 'Section type', ['default', 'hero', 'features', 'content', ['cta', 'Call to action'], 'footer']),
      choice('content.containerWidth', 'Container width', px(builder.containerWidths)),
      choice('content.padding', 'Padding', px(builder.paddings)),
      choice('content.backgroundType', 'Background', ['none', 'color', 'gradient']),
      color('content.backgroundColor', 'Background color', { isOptional: true }),
    ],
  },
  row: {
    label: 'Row',
    group: 'Layout',
    content: { columns: 2, gap: 16, verticalAlign: 'top', distribution: 'equal', responsiveBehavior: 'stack' },
    fields: [
      choice('content.columns', 'Columns', builder.columnCounts, { clears: ['content.columnRatios'] }),
      choice('content.distribution', 'Distribution', ['equal', 'custom']),
      line('content.columnRatios', 'Column ratios', { hint: 'Such as 2:1:1', isOptional: true }),
      choice('content.gap', 'Gap', px(builder.gaps)),
      choice('content.verticalAlign', 'Vertical alignment', ['top', 'center', 'bottom', 'stretch']),
      choice('content.responsiveBehavior', 'On a small screen', ['stack', 'wrap', 'scroll']),
    ],
  },
  calculator: {
    label: 'Calculator',
    group: 'Calculators',
    content: { calculatorId: '', title: 'Work it out', text: 'Your own figures, in two minutes.', linkText: 'Open the calculator' },
    fields: [
      { path: 'content.calculatorId', label: 'Calculator', control: 'calculator' },
      line('content.title', 'Title'),
      paragraph('content.text', 'Text'),
      line('content.linkText', 'Link text'),
    ],
  },
};

/** A new component of a type. */
export function createComponent(type: PageComponentType, id: string, position: PageComponent['position']): PageComponent {
  return PageComponent.parse({ id, type, content: componentKinds[type].content, styles: {}, position });
}

/** Name of a component in lists: its type, followed by its own text if it has any. */
export function nameOfComponent(component: PageComponent): string {
  const { label } = componentKinds[component.type];
  const words = wordsOf(component).trim();
  return words === '' ? label : `${label}: ${words.length > 40 ? `${words.slice(0, 39)}…` : words}`;
}

function wordsOf(component: PageComponent): string {
  switch (component.type) {
    case 'heading':
    case 'text':
    case 'button':
      return component.content.text;
    case 'image':
      return component.content.alt;
    case 'hero':
      return component.content.headline;
    case 'features':
      return component.content.title ?? '';
    case 'testimonial':
      return component.content.author;
    case 'pricing':
    case 'calculator':
      return component.content.title;
    case 'section':
      return component.content.name;
    case 'video':
    case 'form':
    case 'row':
      return '';
  }
}
