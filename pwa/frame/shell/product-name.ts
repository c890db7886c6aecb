/** The product's own name, for its public page and its owner. It never appears on the screens of a tenant's people. */
export const productName = 'Reckoner';
