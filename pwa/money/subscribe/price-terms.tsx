/** The plan, the amount due now, and the terms, a paragraph each. */
export function PriceTerms({ about }: { readonly about: readonly string[] }) {
  return about.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
