/** Assumption of calculators with a state. In a file of its own, so that it loads with the explanations and not with the formulas. */
export const stateLayerAssumption =
  'State tax, where a state is chosen: resident all year, standard deduction, the rules of State Income Tax; no local tax.';
