import { aiUsageFace } from './ai-usage/domain.ts';
import { explanationsFace } from './explanations/domain.ts';
import { calculatorsFace } from './selection/domain.ts';

/** The faces of the domains beside this file. */
export const calculatorsFaces = [aiUsageFace, calculatorsFace, explanationsFace] as const;
