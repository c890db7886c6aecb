import { createServer, request } from 'node:http';

/** The holder of a proven domain that now points at a server of theirs. */
export interface HostileHost {
  /** Codes that browsers brought here instead of to the platform. */
  readonly codes: () => readonly string[];
  /** The session that the holder made of the last code, with the browser secret of their own. */
  readonly session: () => string | undefined;
  readonly close: () => Promise<void>;
}

export interface HostileOptions {
  readonly domain: string;
  /** A loopback address of its own, with the port of the platform. */
  readonly address: string;
  readonly platform: URL;
}

interface Said {
  readonly location: string | undefined;
  readonly cookies: readonly string[];
}

/**
 * Begins a sign-in at the platform in the name of the domain, lets the visitor finish it, and brings the code to the platform with the
 * cookie of its own beginning.
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

  /** A request to the platform as if it came to the domain. */
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
