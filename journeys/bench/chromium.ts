/** The browser that journeys and component tests run in: the installed one. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Background services of the browser are off: they would look for hosts that no test may reach. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
