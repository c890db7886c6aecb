import { describe, expect, it } from 'vitest';
import { ErrorReport } from '#contract/tenants/upkeep/device-reports.ts';
import { createFaultReporter } from './fault-reporter.ts';
import { runningBuild } from './running-build.ts';

function reporter(random = 0) {
  const sent: unknown[] = [];
  const { report } = createFaultReporter({
    build: 'DV0WTNnz',
    path: () => '/northwind/clients/Ann%20Archer',
    random: () => random,
    send: async (body) => sent.push(JSON.parse(body)),
  });
  return { report, sent };
}

function faultAt(place: string, message = 'Income 123,456 of "Ann" is missing'): Error {
  const fault = new TypeError(message);
  fault.stack = `TypeError: ${message}\n    at run (https://acme.example/assets/${place})`;
  return fault;
}

describe('an error on a device', () => {
  it('is sent without figures, names, and the rest of the address, in the form that the server accepts', () => {
    const { report, sent } = reporter();
    report(faultAt('admin-BLAeS4Ko.js:1:2048'), false);
    expect(sent).toEqual([
      {
        build: 'DV0WTNnz',
        screen: '/northwind',
        errors: [{ message: 'TypeError: Income # of … is missing', stack: '/assets/admin-BLAeS4Ko.js:1:2048', fatal: false }],
      },
    ]);
    expect(ErrorReport.safeParse(sent[0]).success).toBe(true);
  });

  it('is sent once, and no more than five of a page load', () => {
    const { report, sent } = reporter();
    for (let at = 1; at <= 8; at += 1) for (const _twice of [1, 2]) report(faultAt(`admin-BLAeS4Ko.js:${at}:1`), false);
    expect(sent).toHaveLength(5);
  });

  it('is sent by one page load in four; an error page by every one', () => {
    const sending = [0, 0.24, 0.25, 0.99].map((random) => {
      const { report, sent } = reporter(random);
      report(faultAt('admin-BLAeS4Ko.js:1:1'), false);
      return sent.length;
    });
    expect(sending).toEqual([1, 1, 0, 0]);
    const { report, sent } = reporter(0.99);
    report(faultAt('admin-BLAeS4Ko.js:1:1'), true);
    expect(sent).toMatchObject([{ errors: [{ fatal: true }] }]);
  });

  it('is not sent when it is of an extension, or no error at all', () => {
    const { report, sent } = reporter();
    const foreign = new Error('foreign');
    foreign.stack = 'at chrome-extension://abc/content.js:1:1';
    report(foreign, true);
    report('a text', true);
    report(undefined, true);
    expect(sent).toEqual([]);
  });
});

it('the running build is the hash of the first file, and none while the app is developed', () => {
  const [vendor, first] = [{ src: 'https://js.stripe.com/v3' }, { src: 'https://acme.example/assets/index-DV0WTNnz.js' }];
  expect(runningBuild([vendor, first])).toBe('DV0WTNnz');
  expect(runningBuild([vendor, { src: 'http://localhost:4000/app/start/main.tsx' }])).toBeUndefined();
});
