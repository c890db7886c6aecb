import { listByName } from '#calculators/functions/functions.ts';
import { benefitFunctions } from './benefit-functions.ts';
import { housingFunctions } from './housing-functions.ts';
import { taxFunctions } from './tax-functions.ts';

/** The kit's law functions by upper-case names, for programs: amounts in dollars, rates as fractions, law by year. */
export const lawFunctionsByName = listByName({ ...benefitFunctions, ...taxFunctions, ...housingFunctions });
