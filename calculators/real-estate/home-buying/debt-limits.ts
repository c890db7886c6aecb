/** Source of the shares of income that lenders allow for debt. They are guidelines: automated underwriting goes higher. */
export const debtLimitSources = [
  { title: 'Fannie Mae Selling Guide', locator: 'B3-6-02, debt-to-income ratios' },
  { title: 'HUD Handbook 4000.1', locator: 'II.A.5.d, qualifying ratios 31/43' },
  { title: 'VA underwriting standards', locator: '38 CFR 36.4340(c)-(d), 41%' },
] as const;
