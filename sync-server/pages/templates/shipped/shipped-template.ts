type Pair = readonly [title: string, text: string];

export interface Figures {
  /** The question that the calculator answers. */
  readonly question: string;
  readonly about: string;
  readonly calculator: readonly [id: string, title: string];
}

/** The course of a page, with the texts that only this course has. Text in square brackets is replaced by the tenant before it publishes. */
export type TemplateBody =
  | { readonly kind: 'introduction'; readonly points: readonly Pair[] }
  | { readonly kind: 'calculatorFirst'; readonly points: readonly Pair[] }
  | { readonly kind: 'oneQuestion' }
  | { readonly kind: 'offers'; readonly offers: readonly (readonly [calculatorId: string, title: string, text: string])[] }
  | { readonly kind: 'comparison'; readonly title: string; readonly sides: readonly ComparedSide[] }
  | { readonly kind: 'event'; readonly agenda: readonly Pair[] }
  | { readonly kind: 'leadMagnet'; readonly document: string; readonly contents: readonly string[] }
  | { readonly kind: 'team'; readonly points: readonly Pair[] }
  | { readonly kind: 'longStory'; readonly chapters: readonly Pair[] }
  | { readonly kind: 'thankYou'; readonly steps: readonly Pair[] };

export interface ComparedSide {
  readonly name: string;
  readonly price: string;
  readonly features: readonly string[];
  readonly isPopular?: boolean;
}

/** A template that comes with the product, before it is laid out. */
export interface ShippedTemplate extends Figures {
  readonly name: string;
  readonly category: string;
  readonly industry: string;
  readonly description: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly ctaText: string;
  readonly colors: readonly [primary: string, secondary: string];
  readonly font: 'calm' | 'plain' | 'bold';
  readonly tags: readonly string[];
  readonly isFeatured?: boolean;
  /** A draft in a new database. */
  readonly isDraft?: boolean;
  readonly body: TemplateBody;
}
