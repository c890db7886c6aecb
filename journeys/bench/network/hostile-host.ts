import { createServer, request } from 'node:http';

/** The holder of a verified domain that now points to the holder's own server. */
export interface HostileHost {
  /** Sign-in codes that browsers brought to this server instead of the platform. */
  readonly codes: () => readonly string[];
  /** The session that the holder created from the last code with their own browser secret. */
  readonly session: () => string | undefined;
  readonly close: () => Promise<void>;
}

export interface HostileOptions {
  readonly domain: string;
  /** The holder's own loopback address, with the port of the platform. */
  readonly address: string;
  readonly platform: URL;
}

interface Said {
  readonly location: string | undefined;
  readonly cookies: readonly string[];
}

/**
 * Begins a sign-in at the platform in the name of the domain, lets the visitor complete it, and sends the code to the platform with the
 * cookie from its own start of that sign-in.
 */
export async function openHostileHost({ domain, address, platform }: HostileOptions): Promise<HostileHost> {
  const codes: string[] = [];
  let secret = '';
  let session: string | undefined;

  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', `http://${domain}`);
    const code = url.searchParams.get('handoff');
    if (code === null) {
      const begun = await asDomain('/api/login');
      secret = cookieIn(begun.cookies, 'signin') ?? secret;
      return void response.writeHead(302, { location: begun.location }).end();
    }
    codes.push(code);
    session = cookieIn((await asDomain(url.pathname + url.search, `signin=${secret}`)).cookies, 'sid') ?? session;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Thank you</h1>');
  });
  await new Promise<void>((resolve) => server.listen(Number(platform.port), address, resolve));

  /** A request to the platform with the domain as its host. */
  function asDomain(path: string, cookie = ''): Promise<Said> {
    const headers = { host: `${domain}:${platform.port}`, cookie };
    return new Promise((resolve, reject) => {
      const asked = request({ hostname: '127.0.0.1', port: platform.port, path, headers }, (answer) => {
        answer.resume();
        resolve({ location: answer.headers.location, cookies: answer.headers['set-cookie'] ?? [] });
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  return {
    codes: () => codes,
    session: () => session,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function cookieIn(cookies: readonly string[], name: string): string | undefined {
  return cookies.map((line) => new RegExp(`^${name}=([\\w-]+)`).exec(line)?.[1]).find((value) => value !== undefined);
}
