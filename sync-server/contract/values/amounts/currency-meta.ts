/** Name of the meta element in which the page that starts the app says the currency of the platform. */
export const currencyMeta = 'currency';
