import * as z from 'zod/mini';
import { columnRatios, columnRatiosText } from './column-ratios.ts';
import { builder, Color, Link, Media, plainText, Styles, valueTexts } from './landing-page-values.ts';
import { plainOf, RichText, richTexts } from './rich-text.ts';

const line = plainText(300);
const paragraph = plainText(5000);
const oneOfNumbers = <const Values extends readonly [number, ...number[]]>(values: Values) => z.literal(values);

/** Id of a calculator; empty while none is chosen. */
const CalculatorRef = z.string().check(z.regex(/^[a-z0-9-]{0,100}$/));

const Position = z.strictObject({
  x: z.number().check(z.minimum(-20_000), z.maximum(20_000)),
  y: z.number().check(z.minimum(-20_000), z.maximum(200_000)),
  z: z.optional(z.int().check(z.minimum(-10_000), z.maximum(10_000))),
});

/** A field of a form on a page. Its name is the key in the submitted data. */
export const FormField = z.strictObject({
  name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,49}$/)),
  label: line,
  type: z.enum(['text', 'email', 'tel', 'number', 'textarea', 'select', 'checkbox']),
  required: z.optional(z.boolean()),
  placeholder: z.optional(line),
  options: z.optional(z.array(line).check(z.maxLength(50))),
});

/** A path of the host on which the form stands. */
const ThanksPath = z.string().check(z.regex(/^(?:\/[a-z0-9][a-z0-9/-]{0,199})?$/, { error: valueTexts.path }));

const contents = {
  heading: z.strictObject({ text: line, level: oneOfNumbers(builder.headingLevels) }),
  /** `rich` is the same text with its look. */
  text: z
    .strictObject({ text: paragraph, rich: z.optional(RichText) })
    .check(z.refine(({ text, rich }) => rich === undefined || plainOf(rich) === text, { error: richTexts.differs, path: ['rich'] })),
  button: z.strictObject({ text: line, link: Link, action: z.optional(z.enum(['link', 'scroll', 'submit', 'sign-in'])) }),
  image: z.strictObject({ src: Media, alt: line }),
  video: z.strictObject({ src: Media, poster: z.optional(Media) }),
  form: z.strictObject({
    fields: z.array(FormField).check(z.maxLength(30)),
    submitText: line,
    successMessage: plainText(1000),
    /** The sentence that a visitor agrees to before sending. */
    consent: z.optional(plainText(500)),
    /** Path of the page that a visitor sees after sending, on the same host. */
    thanksPath: z.optional(ThanksPath),
  }),
  hero: z.strictObject({
    headline: line,
    subheadline: plainText(1000),
    ctaText: z.optional(line),
    ctaLink: z.optional(Link),
    backgroundImage: z.optional(Media),
  }),
  features: z.strictObject({
    title: z.optional(line),
    items: z.array(z.strictObject({ title: line, description: plainText(1000), icon: z.optional(plainText(50)) })).check(z.maxLength(24)),
  }),
  testimonial: z.strictObject({
    quote: plainText(2000),
    author: line,
    role: z.optional(line),
    company: z.optional(line),
    /** Source and date of the quotation. */
    source: z.optional(line),
    date: z.optional(line),
    avatar: z.optional(Media),
  }),
  pricing: z.strictObject({
    title: line,
    plans: z
      .array(
        z.strictObject({
          name: line,
          price: plainText(50),
          period: z.optional(plainText(50)),
          features: z.array(line).check(z.maxLength(30)),
          popular: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(6)),
  }),
  section: z.strictObject({
    name: line,
    sectionType: z.enum(['default', 'hero', 'features', 'content', 'cta', 'footer']),
    containerWidth: oneOfNumbers(builder.containerWidths),
    padding: oneOfNumbers(builder.paddings),
    backgroundColor: z.optional(Color),
    backgroundType: z.enum(['none', 'color', 'gradient']),
  }),
  row: z
    .strictObject({
      columns: oneOfNumbers(builder.columnCounts),
      gap: oneOfNumbers(builder.gaps),
      verticalAlign: z.enum(['top', 'center', 'bottom', 'stretch']),
      distribution: z.enum(['equal', 'custom']),
      columnRatios: z.optional(z.string()),
      responsiveBehavior: z.enum(['stack', 'wrap', 'scroll']),
    })
    .check((context) => {
      const { columns, columnRatios: text } = context.value;
      if (columnRatios(text ?? '', columns) !== undefined) return;
      context.issues.push({ code: 'custom', input: text, path: ['columnRatios'], message: columnRatiosText(columns) });
    }),
  /** Our addition to the twelve types of the specification: a link to a calculator of the tenant. */
  calculator: z.strictObject({ calculatorId: CalculatorRef, title: line, text: plainText(1000), linkText: line }),
};

function componentOf<const Type extends keyof typeof contents>(type: Type) {
  return z.strictObject({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    type: z.literal(type),
    content: contents[type],
    styles: Styles,
    position: Position,
  });
}

/** One component of a page. Each type has its own content, and other properties are refused. */
export const PageComponent = z.discriminatedUnion('type', [
  componentOf('heading'),
  componentOf('text'),
  componentOf('button'),
  componentOf('image'),
  componentOf('video'),
  componentOf('form'),
  componentOf('hero'),
  componentOf('features'),
  componentOf('testimonial'),
  componentOf('pricing'),
  componentOf('section'),
  componentOf('row'),
  componentOf('calculator'),
]);
export type PageComponent = z.infer<typeof PageComponent>;
export type PageComponentType = PageComponent['type'];

export const pageComponentTypes = [
  'heading',
  'text',
  'button',
  'image',
  'video',
  'form',
  'hero',
  'features',
  'testimonial',
  'pricing',
  'section',
  'row',
  'calculator',
] as const satisfies readonly PageComponentType[];
