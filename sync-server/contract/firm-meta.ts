/** Name of the meta element in which the app's page carries the name of the firm whose host it is on. */
export const firmMeta = 'firm';
