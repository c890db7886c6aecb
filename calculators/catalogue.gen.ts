// Written by `npm run generate` from the definitions. Not edited by hand.
import { readCatalogue } from './kit/catalogue.ts';

export const catalogue = readCatalogue([
  ["mortgage-payment","Mortgage Payment","What a home loan costs each month, and in all.","Real Estate","mortgage","Mortgage","house",28],
]);
