/** Value in place of an address when production deliberately keeps the embedded component. */
export const embedded = 'embedded';

export function unlessEmbedded(value: string | undefined): string | undefined {
  return value === embedded ? undefined : value;
}

/** Groups of variables that only work together. */
const groups = [
  { what: 'the identity provider', names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
  { what: 'Stripe', names: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] },
  { what: 'the AI service', names: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] },
  { what: 'the storage of pictures', names: ['PICTURE_BUCKET_URL', 'PICTURE_BUCKET_KEY_ID', 'PICTURE_BUCKET_SECRET'] },
] as const;

/** A sentence for each variable that is missing although others of its group are set. */
export function missingPartners(set: Readonly<Record<string, string | undefined>>): readonly string[] {
  const isSet = (name: string): boolean => unlessEmbedded(set[name]) !== undefined;
  return groups.flatMap(({ what, names }) => {
    const given = names.filter(isSet);
    if (given.length === 0) return [];
    return names
      .filter((name) => !isSet(name))
      .map(
        (name) => `${name} is missing although ${given.join(' and ')} is set: write the value that ${what} gave you, or remove the others.`,
      );
  });
}
