import { t } from '#contract/language/t.ts';
import { PageComponent, type PageComponentType } from '#contract/pages/landing-page-components.ts';
import { builder } from '#contract/pages/landing-page-values.ts';
import { componentLabels } from '#contract/pages/page-view/component-names.ts';
import { choice, color, line, lines, list, type PropertyField, paragraph, toggle } from './property-fields.ts';

export interface ComponentKind {
  readonly label: string;
  readonly group: ComponentGroup;
  /** Content of a new component. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly fields: readonly PropertyField[];
}

export const componentGroups = [t('Basic'), t('Sections'), t('Layout'), t('Calculators')] as const;
export type ComponentGroup = (typeof componentGroups)[number];

const px = (values: readonly number[]) => values.map((value) => [value, `${value} px`] as const);
const linkHint = 'https://, mailto:, tel:, / or #';
const mediaHint = t('Address of a file, beginning with https://');

/** Every type of component: its name in the palette, the content of a new one, and its editable properties. */
export const componentKinds: Readonly<Record<PageComponentType, ComponentKind>> = {
  heading: {
    label: componentLabels.heading,
    group: t('Basic'),
    content: { text: t('A heading'), level: 2 },
    fields: [
      line('content.text', t('Text')),
      choice(
        'content.level',
        t('Level'),
        builder.headingLevels.map((level) => [level, `H${level}`]),
      ),
    ],
  },
  text: {
    label: componentLabels.text,
    group: t('Basic'),
    content: { text: t('A few words about it.') },
    fields: [{ path: 'content', label: t('Text'), control: 'rich' }],
  },
  button: {
    label: componentLabels.button,
    group: t('Basic'),
    content: { text: t('Get started'), link: '/' },
    fields: [
      line('content.text', t('Text')),
      line('content.link', t('Link'), { hint: linkHint }),
      choice(
        'content.action',
        t('Action'),
        [
          ['', t('Open the link')],
          ['scroll', t('Scroll to a part of the page')],
          ['sign-in', t('Sign in')],
        ],
        {
          isOptional: true,
        },
      ),
    ],
  },
  image: {
    label: componentLabels.image,
    group: t('Basic'),
    content: { src: '', alt: '' },
    fields: [
      line('content.src', t('Source'), { hint: mediaHint }),
      line('content.alt', t('Alternative text'), { hint: t('What the picture shows, for people who do not see it') }),
    ],
  },
  video: {
    label: componentLabels.video,
    group: t('Basic'),
    content: { src: '' },
    fields: [
      line('content.src', t('Source'), { hint: mediaHint }),
      line('content.poster', t('Poster'), { hint: t('Picture before the video plays'), isOptional: true }),
    ],
  },
  form: {
    label: componentLabels.form,
    group: t('Sections'),
    content: {
      fields: [
        { name: 'name', label: t('Name'), type: 'text', required: true },
        { name: 'email', label: t('Email'), type: 'email', required: true },
        { name: 'message', label: t('Message'), type: 'textarea' },
      ],
      submitText: t('Send'),
      successMessage: t('Thank you. We will be in touch.'),
    },
    fields: [
      list('content.fields', t('Fields'), {
        noun: 'field',
        blank: { name: 'field', label: t('Field'), type: 'text' },
        fields: [
          line('label', t('Label')),
          line('name', t('Key'), { hint: t('Letters and digits; the name under which the answer is kept') }),
          choice('type', t('Type'), ['text', 'email', ['tel', t('Phone')], 'number', ['textarea', t('Long text')], 'select', 'checkbox']),
          toggle('required', t('Required')),
          lines('options', t('Choices'), { hint: t('One a line, for the type Select'), isOptional: true }),
        ],
      }),
      line('content.submitText', t('Submit text')),
      paragraph('content.successMessage', t('Success message')),
    ],
  },
  hero: {
    label: componentLabels.hero,
    group: t('Sections'),
    content: {
      headline: t('One clear promise'),
      subheadline: t('What it means for the people who read this.'),
      ctaText: t('Get started'),
      ctaLink: '/',
    },
    fields: [
      line('content.headline', t('Headline')),
      paragraph('content.subheadline', t('Subheadline')),
      line('content.ctaText', t('Button text'), { isOptional: true }),
      line('content.ctaLink', t('Button link'), { hint: linkHint, isOptional: true }),
      line('content.backgroundImage', t('Background image'), { hint: mediaHint, isOptional: true }),
    ],
  },
  features: {
    label: componentLabels.features,
    group: t('Sections'),
    content: {
      title: t('Why people choose us'),
      items: [
        { title: t('Clear'), description: t('Every figure with the way it was worked out.') },
        { title: t('Personal'), description: t('One person who knows your plans.') },
        { title: t('Fair'), description: t('Fees that you see before you sign.') },
      ],
    },
    fields: [
      line('content.title', t('Title'), { isOptional: true }),
      list('content.items', t('Features'), {
        noun: 'feature',
        blank: { title: t('A feature'), description: t('What it does.') },
        fields: [line('title', t('Title')), paragraph('description', t('Description')), line('icon', t('Symbol'), { isOptional: true })],
      }),
    ],
  },
  testimonial: {
    label: componentLabels.testimonial,
    group: t('Sections'),
    content: {
      quote: t('[What a client has written to you, word for word]'),
      author: t('[Name of the client]'),
      source: t('[Where it was written]'),
      date: t('[Month and year]'),
    },
    fields: [
      paragraph('content.quote', t('Quote')),
      line('content.author', t('Author')),
      line('content.role', t('Role'), { isOptional: true }),
      line('content.company', t('Company'), { isOptional: true }),
      line('content.source', t('Source'), { isOptional: true }),
      line('content.date', t('Date'), { isOptional: true }),
      line('content.avatar', t('Picture'), { hint: mediaHint, isOptional: true }),
    ],
  },
  pricing: {
    label: componentLabels.pricing,
    group: t('Sections'),
    content: {
      title: t('Fees'),
      plans: [
        { name: t('First talk'), price: '$0', features: ['30 minutes', t('No obligation')] },
        { name: t('Plan'), price: '$900', period: 'once', features: [t('Written plan'), t('Two meetings')], popular: true },
        { name: t('Ongoing'), price: '$150', period: 'month', features: [t('Everything in Plan'), t('Yearly review')] },
      ],
    },
    fields: [
      line('content.title', t('Title')),
      list('content.plans', t('Plans'), {
        noun: 'plan',
        blank: { name: t('Plan'), price: '$0', features: [] },
        fields: [
          line('name', t('Name')),
          line('price', t('Price')),
          line('period', t('Period'), { isOptional: true }),
          lines('features', t('Features'), { hint: t('One a line') }),
          toggle('popular', t('Marked as popular')),
        ],
      }),
    ],
  },
  section: {
    label: componentLabels.section,
    group: t('Layout'),
    content: {
      name: t('Section'),
      sectionType: 'default',
      containerWidth: 1200,
      padding: 48,
      backgroundType: 'color',
      backgroundColor: '#f4f4f2',
    },
    fields: [
      line('content.name', t('Name')),
      choice('content.sectionType', t('Section type'), ['default', 'hero', 'features', 'content', ['cta', t('Call to action')], 'footer']),
      choice('content.containerWidth', t('Container width'), px(builder.containerWidths)),
      choice('content.padding', t('Padding'), px(builder.paddings)),
      choice('content.backgroundType', t('Background'), ['none', 'color', 'gradient']),
      color('content.backgroundColor', t('Background color'), { isOptional: true }),
    ],
  },
  row: {
    label: componentLabels.row,
    group: t('Layout'),
    content: { columns: 2, gap: 16, verticalAlign: 'top', distribution: 'equal', responsiveBehavior: 'stack' },
    fields: [
      choice('content.columns', t('Columns'), builder.columnCounts, { clears: ['content.columnRatios'] }),
      choice('content.distribution', t('Distribution'), ['equal', 'custom']),
      line('content.columnRatios', t('Column ratios'), { hint: t('Such as 2:1:1'), isOptional: true }),
      choice('content.gap', t('Gap'), px(builder.gaps)),
      choice('content.verticalAlign', t('Vertical alignment'), ['top', 'center', 'bottom', 'stretch']),
      choice('content.responsiveBehavior', t('On a small screen'), ['stack', 'wrap', 'scroll']),
    ],
  },
  calculator: {
    label: componentLabels.calculator,
    group: t('Calculators'),
    content: {
      calculatorId: '',
      title: t('Work it out'),
      text: t('Your own figures, in two minutes.'),
      linkText: t('Open the calculator'),
    },
    fields: [
      { path: 'content.calculatorId', label: t('Calculator'), control: 'calculator' },
      line('content.title', t('Title')),
      paragraph('content.text', t('Text')),
      line('content.linkText', t('Link text')),
    ],
  },
};

/** A new component of a type. */
export function createComponent(type: PageComponentType, id: string, position: PageComponent['position']): PageComponent {
  return PageComponent.parse({ id, type, content: componentKinds[type].content, styles: {}, position });
}
