/** Prefix of the secret, so that source-code scanners recognize it. */
export const tokenPrefix = 'tok_';
