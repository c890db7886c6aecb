import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { password, people } from '../../journeys/bench/people.ts';

/** One device of one tenant with its own session, because the server counts pushes by session. */
export interface DemoDevice {
  readonly id: string;
  readonly tenantId: string;
  readonly cookie: string;
  seq: number;
}

export interface Asked {
  readonly port: number;
  readonly agent: Agent;
  /** The host name that the server knows, if the port is that of a proxy. */
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The text of a successful answer. Any other answer throws. */
export function ask({ port, agent, host = `localhost:${port}`, path, headers = {}, body }: Asked): Promise<string> {
  const options = { hostname: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers: { host, ...headers }, agent };
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 500)}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The cookie of a new session of the demo's administrator. */
export async function signInToDemo(url: string): Promise<string> {
  const browser = createBrowser();
  const page = await browser.follow(`${url}/api/login`);
  const submitted = await browser.post(page.url, { email: people.acmeAdmin, password, act: 'sign-in' });
  await browser.follow(submitted.location ?? '');
  return `sid=${browser.cookies.get('sid')}`;
}

/** Headers and cookies of every GraphQL operation of the app. */
export function graphqlHeaders(cookie: string): Readonly<Record<string, string>> {
  return { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [graphqlHeader]: '1' };
}

/** Commands that each really change a row, by switching calculators off and on again. */
export function nextCommands(device: DemoDevice, calculators: readonly string[], count: number): readonly object[] {
  return Array.from({ length: count }, () => {
    const turn = Math.floor(device.seq / calculators.length);
    const calculatorId = calculators[device.seq % calculators.length];
    device.seq += 1;
    return {
      id: randomUUID(),
      seq: device.seq,
      type: turn % 2 === 0 ? 'calculators.add' : 'calculators.remove',
      v: 1,
      args: { tenantId: device.tenantId, calculatorId },
      tenantId: device.tenantId,
      baseVersion: null,
      dependsOn: [],
      createdAt: new Date().toISOString(),
    };
  });
}

export async function pushAll(to: Omit<Asked, 'path'>, device: DemoDevice, commands: readonly object[]): Promise<void> {
  const body = JSON.stringify({
    operationName: 'pushCommands',
    query: operations.pushCommands,
    variables: { protocol, device: device.id, commands },
  });
  const text = await ask({ ...to, path: '/graphql', headers: graphqlHeaders(device.cookie), body });
  const accepted = text.split('"state":"accepted"').length - 1;
  if (accepted !== commands.length) throw new Error(`${accepted} of ${commands.length} were accepted: ${text.slice(0, 500)}`);
}
