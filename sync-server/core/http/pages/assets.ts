import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, matchesEtag } from '#server/core/http/answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.ttf', '.txt', '.wasm']);

interface Asset {
  readonly content: Buffer;
  readonly etag: string;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

export interface Assets {
  /** The file at this path, or undefined. */
  readonly answer: (path: string, headers: Headers) => Promise<Response | undefined>;
  readonly read: (path: string) => Promise<string | undefined>;
}

/**
 * The built app. Files are read and compressed once, on first use, and kept in memory. Only names found in the folders at start are served,
 * so no path can escape them. Later folders hold the hashed files of earlier builds, for tabs that are still open.
 */
export function createAssets(folders: readonly string[]): Assets {
  const fileByPath = new Map<string, string>();
  for (const folder of folders) {
    for (const file of filesIn(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (!fileByPath.has(path) && (folder === folders[0] || isHashed(path))) fileByPath.set(path, file);
    }
  }
  const loaded = new Map<string, Promise<Asset>>();

  function load(path: string, file: string): Promise<Asset> {
    const known = loaded.get(path) ?? loadAsset(file);
    loaded.set(path, known);
    return known;
  }

  return {
    answer: async (path, headers) => {
      const file = fileByPath.get(path);
      if (file === undefined) return undefined;
      return answerAsset(await load(path, file), path, headers);
    },
    read: async (path) => {
      const file = fileByPath.get(path);
      return file === undefined ? undefined : (await load(path, file)).content.toString('utf8');
    },
  };
}

function answerAsset(asset: Asset, path: string, request: Headers): Response {
  const extension = extname(path);
  const headers = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: asset.etag,
    ...(asset.br === undefined ? {} : { vary: 'accept-encoding' }),
  };
  if (matchesEtag(request.get('if-none-match'), asset.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.get('accept-encoding') ?? '';
  if (asset.br !== undefined && /\bbr\b/.test(accepted)) return bytes(asset.br, { ...headers, 'content-encoding': 'br' });
  if (asset.gzip !== undefined && /\bgzip\b/.test(accepted)) return bytes(asset.gzip, { ...headers, 'content-encoding': 'gzip' });
  return bytes(asset.content, headers);
}

function bytes(content: Buffer, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(content), { headers: { ...headers, 'content-length': String(content.length) } });
}

async function loadAsset(file: string): Promise<Asset> {
  const content = await readFile(file);
  const etag = etagOf(content);
  if (!compressible.has(extname(file)) || content.length < 512) return { content, etag, br: undefined, gzip: undefined };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, zipped] = await Promise.all([brotli(content, { params }), zip(content)]);
  return { content, etag, br, gzip: zipped };
}

/** Vite puts all files with a hash in their names into this folder. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
