/** The product's own name: on its public page and for its owner, never on the screens of a tenant's people. */
export const productName = 'Reckoner';
