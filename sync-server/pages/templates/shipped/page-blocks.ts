import type { ShippedTemplate } from './shipped-template.ts';
import type { Block, StackedPart } from './stacked-page.ts';

/** Blocks that several structures share. */
export function heroBlock({ headline, subheadline, ctaText }: ShippedTemplate, ctaLink: string, height = 480): Block {
  return { kind: 'wide', height, part: { id: 'promise', type: 'hero', content: { headline, subheadline, ctaText, ctaLink } } };
}

export function featuresBlock(title: string, points: readonly (readonly [title: string, text: string])[]): Block {
  const items = points.map(([heading, description]) => ({ title: heading, description }));
  return { kind: 'wide', height: 340, part: { id: 'reasons', type: 'features', content: { title, items } } };
}

export function calculatorPart({ calculator: [calculatorId, title] }: Pick<ShippedTemplate, 'calculator'>): StackedPart {
  const text = 'Two minutes, no account. What you enter stays in your browser.';
  return {
    id: 'calculator',
    type: 'calculator',
    content: { calculatorId, title, text, linkText: 'Work it out' },
    styles: { backgroundColor: '#ffffff' },
  };
}

export function calculatorBlock(template: ShippedTemplate): Block {
  const { question, about, colors } = template;
  return {
    kind: 'band',
    id: 'band',
    name: question,
    height: 400,
    color: colors[1],
    align: 'center',
    columns: [[heading('question', question), text('about', about)], [calculatorPart(template)]],
  };
}

export function contactBlock({ ctaText }: ShippedTemplate, beside: readonly StackedPart[]): Block {
  return {
    kind: 'band',
    id: 'talk',
    name: ctaText,
    height: 620,
    columns: [[heading('ask', ctaText), ...beside], [contactForm()]],
  };
}

export function contactForm(submitText = 'Send', successMessage = 'Thank you. We will be in touch within one working day.'): StackedPart {
  return {
    id: 'contact',
    type: 'form',
    content: {
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'question', label: 'Your question', type: 'textarea' },
      ],
      submitText,
      successMessage,
    },
  };
}

/** A place for a client's words. The page cannot be published while it is not replaced. */
export function quotationPart(): StackedPart {
  return {
    id: 'voice',
    type: 'testimonial',
    content: {
      quote: '[What a client has written to you, word for word]',
      author: '[Name of the client]',
      source: '[Where it was written]',
      date: '[Month and year]',
    },
  };
}

export function footerBlock({ colors }: ShippedTemplate): Block {
  const note = 'Results are estimates and no advice. What you enter never leaves your browser.';
  return {
    kind: 'band',
    id: 'end',
    name: 'Note',
    sectionType: 'footer',
    height: 136,
    color: colors[0],
    columns: [[{ id: 'note', type: 'text', content: { text: note }, styles: { color: '#ffffff', fontSize: 15 } }]],
  };
}

export function heading(id: string, words: string, level: 1 | 2 | 3 = 2, styles: StackedPart['styles'] = {}): StackedPart {
  return { id, type: 'heading', content: { text: words, level }, styles };
}

export function text(id: string, words: string, styles: StackedPart['styles'] = {}): StackedPart {
  return { id, type: 'text', content: { text: words }, styles };
}
