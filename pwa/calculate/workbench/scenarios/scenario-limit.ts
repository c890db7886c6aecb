/** Most scenarios that are compared side by side. */
export const mostScenarios = 5;
