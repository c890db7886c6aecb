import { errorReportsPath, mostErrorsOfPage } from '#contract/tenants/upkeep/device-reports.ts';
import { placesOf, plainMessage } from '#contract/values/plain-fault.ts';

/** One page load in so many reports errors that leave the screen standing. */
const oneIn = 4;

export interface ReporterDeps {
  readonly build: string;
  readonly path: () => string;
  /** A random number from 0 up to 1. */
  readonly random: () => number;
  readonly send: (body: string) => Promise<unknown>;
}

export interface FaultReporter {
  readonly report: (fault: unknown, fatal: boolean) => void;
}

interface Plain {
  readonly message: string;
  readonly stack: string;
  readonly fatal: boolean;
}

/**
 * Sends errors of the app without figures, quoted words, and addresses, and without cookies. An error page is always reported; other errors
 * by a share of the page loads, each only once, and few in all.
 */
export function createFaultReporter({ build, path, random, send }: ReporterDeps): FaultReporter {
  const isChosen = random() * oneIn < 1;
  const sent = new Set<string>();
  return {
    report: (fault, fatal) => {
      const plain = plainFault(fault, fatal);
      const key = `${plain.message} ${plain.stack}`;
      if ((!fatal && !isChosen) || plain.stack === '' || sent.has(key) || sent.size >= mostErrorsOfPage) return;
      sent.add(key);
      const screen = `/${path().split('/')[1] ?? ''}`;
      // Without a network it is lost: an error report is not worth keeping on the device.
      void send(JSON.stringify({ build, screen, errors: [plain] })).catch(() => undefined);
    },
  };
}

/** The places stay in the form of a stack, so that the server reads them by the same rule. Errors without a place are of extensions. */
function plainFault(fault: unknown, fatal: boolean): Plain {
  const places = fault instanceof Error ? placesOf(fault.stack ?? '') : '';
  const stack =
    places === ''
      ? ''
      : places
          .split(' ')
          .map((place) => `/assets/${place}`)
          .join('\n');
  const message = fault instanceof Error ? `${fault.name}: ${fault.message}` : typeof fault;
  return { message: plainMessage(message), stack, fatal };
}

export function sendReport(body: string): Promise<Response> {
  return fetch(errorReportsPath, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  });
}
