import {
  calculatorBlock,
  calculatorPart,
  contactBlock,
  contactForm,
  featuresBlock,
  footerBlock,
  heading,
  heroBlock,
  quotationPart,
  text,
} from './page-blocks.ts';
import type { ShippedTemplate, TemplateBody } from './shipped-template.ts';
import type { Block } from './stacked-page.ts';

type Of<Kind extends TemplateBody['kind']> = Extract<TemplateBody, { kind: Kind }>;
const toForm = '#form-contact';
const light = { color: '#ffffff' } as const;

/** The blocks of a template, by the structure of its body. */
export function blocksOf(template: ShippedTemplate): readonly Block[] {
  const { body } = template;
  switch (body.kind) {
    case 'introduction':
      return [
        heroBlock(template, toForm),
        featuresBlock('What you can count on', body.points),
        calculatorBlock(template),
        contactBlock(template, [quotationPart()]),
        footerBlock(template),
      ];
    case 'calculatorFirst':
      return calculatorFirst(template, body);
    case 'oneQuestion':
      return oneQuestion(template);
    case 'offers':
      return offers(template, body);
    case 'comparison':
      return comparison(template, body);
    case 'event':
      return event(template, body);
    case 'leadMagnet':
      return leadMagnet(template, body);
    case 'team':
      return team(template, body);
    case 'longStory':
      return longStory(template, body);
    case 'thankYou':
      return thankYou(template, body);
  }
}

/** The calculator stands beside the promise, before anything else. */
function calculatorFirst(template: ShippedTemplate, { points }: Of<'calculatorFirst'>): readonly Block[] {
  const { headline, subheadline, question, about, colors } = template;
  const lead = { ...light, fontSize: 20 };
  return [
    {
      kind: 'band',
      id: 'top',
      name: 'Calculator',
      sectionType: 'hero',
      height: 560,
      padding: 96,
      color: colors[0],
      ratios: '3:2',
      align: 'center',
      columns: [
        [heading('promise', headline, 1, light), text('lead', subheadline, lead)],
        [heading('question', question, 2, { ...light, fontSize: 24 }), calculatorPart(template)],
      ],
    },
    { kind: 'band', id: 'band', name: question, height: 160, color: colors[1], columns: [[text('about', about, { fontSize: 21 })]] },
    featuresBlock('Why with us', points),
    contactBlock(template, [text('next', 'Send us your figure, or only your question. A person reads it and answers.')]),
    footerBlock(template),
  ];
}

/** One question, one calculator, one way on. */
function oneQuestion(template: ShippedTemplate): readonly Block[] {
  const { about, colors } = template;
  return [
    heroBlock(template, '#calculator', 540),
    {
      kind: 'band',
      id: 'band',
      name: template.question,
      height: 460,
      padding: 96,
      color: colors[1],
      ratios: '1:2:1',
      columns: [
        [],
        [
          heading('question', template.question, 2, { textAlign: 'center' }),
          text('about', about, { textAlign: 'center' }),
          calculatorPart(template),
        ],
        [],
      ],
    },
    {
      kind: 'band',
      id: 'talk',
      name: 'Your question',
      height: 640,
      ratios: '1:2:1',
      columns: [[], [heading('ask', 'Talk it over with a person', 2, { textAlign: 'center' }), contactForm()], []],
    },
    footerBlock(template),
  ];
}

/** Three offers, each with the calculator that belongs to it. */
function offers(template: ShippedTemplate, { offers: list }: Of<'offers'>): readonly Block[] {
  const { colors } = template;
  return [
    heroBlock(template, toForm, 420),
    { kind: 'band', id: 'band', name: 'Our offers', height: 120, columns: [[heading('question', template.question)]] },
    {
      kind: 'band',
      id: 'offers',
      name: 'Calculators',
      height: 400,
      color: colors[1],
      columns: list.map(([calculatorId, title, words], place) => [
        {
          id: place === 0 ? 'calculator' : `calculator-${place + 1}`,
          type: 'calculator',
          content: { calculatorId, title, text: words, linkText: 'See the figures' },
          styles: { backgroundColor: '#ffffff' },
        },
      ]),
    },
    contactBlock(template, [text('about', template.about), quotationPart()]),
    footerBlock(template),
  ];
}

/** Two or three ways side by side, then the figures behind them. */
function comparison(template: ShippedTemplate, { title, sides }: Of<'comparison'>): readonly Block[] {
  const plans = sides.map(({ name, price, features, isPopular = false }) => ({ name, price, features: [...features], popular: isPopular }));
  return [
    heroBlock(template, '#compare', 400),
    { kind: 'wide', height: 520, part: { id: 'compare', type: 'pricing', content: { title, plans } } },
    calculatorBlock(template),
    contactBlock(template, [
      text('next', 'Not sure which one fits? Write down what matters to you, and we answer with a recommendation and its reason.'),
    ]),
    footerBlock(template),
  ];
}

/** An invitation: when and where, the program, and the registration. */
function event(template: ShippedTemplate, { agenda }: Of<'event'>): readonly Block[] {
  const { colors, headline, subheadline, ctaText } = template;
  return [
    {
      kind: 'band',
      id: 'top',
      name: 'Invitation',
      sectionType: 'hero',
      height: 480,
      padding: 96,
      color: colors[0],
      columns: [
        [
          text('when', '[Weekday, date, and time] · [Place or link]', { ...light, fontWeight: '600' }),
          heading('promise', headline, 1, light),
          text('lead', subheadline, { ...light, fontSize: 20 }),
        ],
      ],
    },
    {
      kind: 'band',
      id: 'program',
      name: 'Program',
      height: 700,
      ratios: '3:2',
      columns: [
        [
          heading('program-title', 'What we will talk about'),
          ...agenda.flatMap(([title, words], place) => [heading(`topic-${place + 1}`, title, 3), text(`topic-text-${place + 1}`, words)]),
        ],
        [heading('ask', ctaText), contactForm(ctaText, 'You are on the list. We have sent the details to your address.')],
      ],
    },
    calculatorBlock(template),
    footerBlock(template),
  ];
}

/** Something to read in exchange for an address. */
function leadMagnet(template: ShippedTemplate, { document, contents }: Of<'leadMagnet'>): readonly Block[] {
  const { colors, headline, subheadline } = template;
  return [
    {
      kind: 'band',
      id: 'top',
      name: document,
      sectionType: 'hero',
      height: 680,
      padding: 96,
      color: colors[1],
      ratios: '3:2',
      columns: [
        [
          heading('promise', headline, 1),
          text('lead', subheadline, { fontSize: 20 }),
          heading('inside', 'What is inside', 3),
          text('contents', contents.map((line) => `•  ${line}`).join('\n')),
        ],
        [heading('ask', document, 2, { fontSize: 26 }), contactForm('Send it to me', 'It is on its way to your inbox.')],
      ],
    },
    calculatorBlock(template),
    footerBlock(template),
  ];
}

/** The people of the tenant, in place of a promise. */
function team(template: ShippedTemplate, { points }: Of<'team'>): readonly Block[] {
  const { colors } = template;
  const person = (place: number) => [
    heading(`person-${place}`, `[Name of partner ${place}]`, 2, { fontSize: 24 }),
    text(`role-${place}`, '[Role and license]', { fontWeight: '600' }),
    text(`words-${place}`, '[Two sentences: whom this person advises, and since when]'),
  ];
  return [
    heroBlock(template, toForm, 440),
    { kind: 'band', id: 'people', name: 'Our people', height: 420, color: colors[1], columns: [person(1), person(2), person(3)] },
    featuresBlock('How we work', points),
    calculatorBlock(template),
    contactBlock(template, [quotationPart()]),
    footerBlock(template),
  ];
}

/** A letter in chapters, for readers who take their time. */
function longStory(template: ShippedTemplate, { chapters }: Of<'longStory'>): readonly Block[] {
  const { colors, headline, subheadline } = template;
  return [
    {
      kind: 'band',
      id: 'top',
      name: 'Introduction',
      height: 380,
      padding: 96,
      ratios: '3:1',
      columns: [[heading('promise', headline, 1), text('lead', subheadline, { fontSize: 22 })], []],
    },
    ...chapters.map(
      ([title, words], place): Block => ({
        kind: 'band',
        id: `chapter-${place + 1}`,
        name: title,
        height: 260,
        ...(place % 2 === 0 ? { color: colors[1] } : {}),
        ratios: '1:2',
        columns: [[heading(`chapter-title-${place + 1}`, title)], [text(`chapter-text-${place + 1}`, words, { fontSize: 19 })]],
      }),
    ),
    calculatorBlock(template),
    contactBlock(template, [text('next', 'The first talk is free. You leave with a page of figures, whatever you decide.')]),
    footerBlock(template),
  ];
}

/** The page after a form: what happens now, and something to do until then. */
function thankYou(template: ShippedTemplate, { steps }: Of<'thankYou'>): readonly Block[] {
  return [
    heroBlock(template, '#calculator', 380),
    featuresBlock('What happens now', steps),
    calculatorBlock(template),
    footerBlock(template),
  ];
}
