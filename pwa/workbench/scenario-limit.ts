/** Scenarios that stand side by side at most. */
export const mostScenarios = 5;
