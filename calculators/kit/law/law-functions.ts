import { listByName } from '../finance/functions.ts';
import { benefitFunctions } from './benefit-functions.ts';
import { housingFunctions } from './housing-functions.ts';
import { taxFunctions } from './tax-functions.ts';

/** The law of the kit by upper-case names, for programs: amounts in dollars, rates as fractions, law by the year. */
export const lawFunctionsByName = listByName({ ...benefitFunctions, ...taxFunctions, ...housingFunctions });
