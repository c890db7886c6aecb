import { Resolver } from 'node:dns/promises';
import type { TxtAnswer } from '#contract/tenants/tenant-domains.ts';

/** Reads the TXT records of a name; `domain` distinguishes a name without records from a domain that does not exist. */
export type ResolveTxt = (name: string, domain: string) => Promise<TxtAnswer>;

const timeoutMs = 1_500;
/** Short, because the person is waiting. A resolver that is silent for longer has given no answer. */
export const longestLookUpMs = 4_000;

interface LookUpOptions {
  /** Resolvers other than those of this machine. */
  readonly servers?: readonly string[];
  readonly longestMs?: number;
}

/** Uses the resolvers of this machine. */
export function createResolveTxt({ servers, longestMs = longestLookUpMs }: LookUpOptions = {}): ResolveTxt {
  return async (name, domain) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const giveUp = setTimeout(() => resolver.cancel(), longestMs);
    return lookUp(resolver, name, domain).finally(() => clearTimeout(giveUp));
  };
}

async function lookUp(resolver: Resolver, name: string, domain: string): Promise<TxtAnswer> {
  const records = await answerOf(() => resolver.resolveTxt(name));
  if (records.kind === 'found') return { kind: 'records', values: records.value.slice(0, 20).map(storableText) };
  if (records.kind === 'silent') return { kind: 'no_answer' };
  const zone = await answerOf(() => resolver.resolveNs(domain));
  if (zone.kind !== 'missing') return { kind: 'no_record' };
  const host = await answerOf(() => resolver.resolve4(domain));
  return { kind: host.kind === 'missing' && host.isUnknown ? 'no_domain' : 'no_record' };
}

/** One record. Its bytes come from a foreign name server, and no text of PostgreSQL holds a NUL. */
function storableText(parts: readonly string[]): string {
  return parts.join('').replaceAll('\0', '').slice(0, 500);
}

type Answer<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | { readonly kind: 'missing'; readonly isUnknown: boolean }
  | { readonly kind: 'silent' };

async function answerOf<Value>(ask: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return { kind: 'found', value: await ask() };
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
    if (code === 'ENOTFOUND') return { kind: 'missing', isUnknown: true };
    return code === 'ENODATA' ? { kind: 'missing', isUnknown: false } : { kind: 'silent' };
  }
}
