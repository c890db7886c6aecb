import * as z from 'zod/mini';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { previewUrlOf } from './templates.ts';

/** A live landing page template in the public gallery. */
export const LandingTemplate = named(
  'LandingTemplate',
  z.object({
    id: Id,
    name: z.string(),
    description: z.nullable(z.string()),
    category: z.nullable(z.string()),
    industry: z.nullable(z.string()),
    isFeatured: described('Shown before the others.', z.boolean()),
    image: described('Address of its picture.', z.nullable(z.string())),
    previewUrl: z.string(),
    tags: z.array(z.string()),
  }),
);
export type LandingTemplate = z.output<typeof LandingTemplate>;

export const LandingTemplateId = z.strictObject({ id: Id });

/** Content of a page that starts from a template. */
export const LandingTemplateContent = named('LandingTemplateContent', z.object({ id: Id, name: z.string(), config: z.unknown() }));

/** A card of the templates page. */
export interface GalleryTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly image: string;
  readonly previewUrl: string;
  readonly tags: readonly string[];
  readonly industry?: string | null;
  readonly isFeatured?: boolean;
}

/** The six templates shipped with the product; the last one is a draft in a new database. */
export const galleryTemplates: readonly GalleryTemplate[] = (
  [
    ['independent-advisor', 'Independent Advisor', 'Advisory', 'One advisor, a clear promise and a form', '#0d4f4d', ['advisor', 'form']],
    ['wealth-office', 'Wealth Office', 'Advisory', 'A calm page for a firm with several partners', '#1f3a5f', ['wealth', 'team']],
    ['community-bank', 'Community Bank', 'Banking', 'Loans and savings of a bank in its town', '#2d5d34', ['bank', 'savings']],
    ['credit-union', 'Credit Union', 'Banking', 'Member offers with a calculator beside each', '#114b5f', ['members', 'loans']],
    ['mortgage-broker', 'Mortgage Broker', 'Mortgage', 'From the first question to the application', '#7a3e1d', ['mortgage']],
    ['auto-lender', 'Auto Lender', 'Automotive', 'Rates, terms and a payment in one view', '#8c1c13', ['auto', 'loan']],
  ] as const
).map(([id, name, category, description, color, tags]) => ({
  id,
  name,
  category,
  description,
  image: templateSketch(color),
  previewUrl: previewUrlOf(id),
  tags,
}));

/** A sketch of a page: a header in the template's color, with three cards below. */
export function templateSketch(color: string): string {
  const cards = [16, 116, 216].map((x) => `<rect x="${x}" y="126" width="88" height="58" rx="6" fill="#fff"/>`).join('');
  const lines =
    '<rect x="16" y="34" width="150" height="16" rx="4" fill="#fff"/><rect x="16" y="60" width="110" height="8" rx="4" fill="#fff"/>';
  const page = `<rect width="320" height="200" fill="#f1ede4"/><rect width="320" height="110" fill="${color}"/>${lines}${cards}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${page}</svg>`)}`;
}
