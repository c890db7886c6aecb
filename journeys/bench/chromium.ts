/** The installed browser, in which journeys and component tests run. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Turns off background services of the browser: they would contact hosts that no test may reach. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
