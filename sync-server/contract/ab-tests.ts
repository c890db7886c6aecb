/** Initial values of a new A/B test: per cent of the visitors who see the variant, and its state. */
export const abTestDefaults = { trafficSplit: 50, status: 'draft' } as const;
