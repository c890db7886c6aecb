import type { TemplateWords } from './landing-template-words.ts';

export interface TemplatePromise {
  readonly name: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly ctaText: string;
  readonly colors: readonly [primary: string, secondary: string];
  readonly tags: readonly string[];
}

const fonts = { calm: 'Georgia, serif', plain: 'system-ui, sans-serif', bold: 'Verdana, sans-serif' } as const;
const bandHeight = 380;

/** A shipped template as the builder's own configuration: a headline, three reasons, a calculator, a testimonial, and a form. */
export function landingTemplatePage({ name, headline, subheadline, ctaText, colors, tags }: TemplatePromise, words: TemplateWords) {
  const [primary, secondary] = colors;
  // A plain page shows the calculator first; the others show their reasons first.
  const [bandTop, reasonsTop] = words.look === 'plain' ? [520, 520 + bandHeight] : [860, 520];
  const voiceTop = 1260;
  return {
    name,
    components: [
      {
        id: 'promise',
        type: 'hero',
        content: { headline, subheadline, ctaText, ctaLink: '#form-contact' },
        styles: { minHeight: 500 },
        position: { x: 0, y: 0 },
      },
      {
        id: 'reasons',
        type: 'features',
        content: { title: 'What you can count on', items: words.points.map(([title, description]) => ({ title, description })) },
        styles: { minHeight: 320 },
        position: { x: 0, y: reasonsTop },
      },
      ...calculatorBand(words, secondary, bandTop),
      {
        id: 'voice',
        type: 'testimonial',
        content: { quote: words.quote, author: words.author },
        styles: { width: 540, minHeight: 480, borderStyle: 'none', ...(words.look === 'bold' ? { backgroundColor: secondary } : {}) },
        position: { x: 40, y: voiceTop },
      },
      { id: 'ask', type: 'heading', content: { text: ctaText, level: 2 }, styles: { width: 500 }, position: { x: 620, y: voiceTop } },
      contactForm(voiceTop + 80),
      {
        id: 'end',
        type: 'section',
        content: {
          name: 'Note',
          sectionType: 'footer',
          containerWidth: 1200,
          padding: 48,
          backgroundType: 'color',
          backgroundColor: primary,
        },
        styles: { minHeight: 140 },
        position: { x: 0, y: 1780 },
      },
      {
        id: 'note',
        type: 'text',
        content: { text: 'Figures from our calculators are estimates and no advice. Your own figures never leave your browser.' },
        styles: { color: '#ffffff', width: 900, fontSize: 15 },
        position: { x: 40, y: 1828 },
      },
    ],
    globalStyles: {
      fontFamily: fonts[words.look],
      primaryColor: primary,
      secondaryColor: secondary,
      backgroundColor: '#ffffff',
      textColor: '#1d2a2c',
    },
    seo: { title: `${headline} | ${name}`, description: subheadline, keywords: tags.join(', ') },
  };
}

function calculatorBand({ question, about, calculator: [calculatorId, title] }: TemplateWords, color: string, top: number) {
  return [
    {
      id: 'band',
      type: 'section',
      content: {
        name: question,
        sectionType: 'content',
        containerWidth: 1200,
        padding: 48,
        backgroundType: 'color',
        backgroundColor: color,
      },
      styles: { minHeight: bandHeight - 40 },
      position: { x: 0, y: top },
    },
    // In a row the two sides are side by side, and on a phone one below the other in this order.
    {
      id: 'sides',
      type: 'row',
      content: { columns: 2, gap: 32, verticalAlign: 'center', distribution: 'equal', responsiveBehavior: 'stack' },
      styles: { width: 1120 },
      position: { x: 40, y: top + 48 },
    },
    { id: 'question', type: 'heading', content: { text: question, level: 2 }, styles: {}, position: { x: 40, y: top + 60 } },
    { id: 'about', type: 'text', content: { text: about }, styles: {}, position: { x: 40, y: top + 160 } },
    {
      id: 'calculator',
      type: 'calculator',
      content: { calculatorId, title, text: 'Two minutes, no account, and nothing you enter is sent.', linkText: 'Work it out' },
      styles: { backgroundColor: '#ffffff' },
      position: { x: 620, y: top + 180 },
    },
  ];
}

function contactForm(y: number) {
  return {
    id: 'contact',
    type: 'form',
    content: {
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'question', label: 'Your question', type: 'textarea' },
      ],
      submitText: 'Send',
      successMessage: 'Thank you. We will be in touch within one working day.',
    },
    styles: { width: 540 },
    position: { x: 620, y },
  };
}
