/** Name of the meta element in which the app's page carries the name of the tenant whose host it is on, and in `data-brand` its look. */
export const tenantMeta = 'firm';
