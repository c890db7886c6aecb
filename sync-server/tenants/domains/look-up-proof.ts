import { domainProof, formerDomainProof, proofsIn, type TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import type { ResolveTxt } from './resolve-txt.ts';

/** Looks for the proof of a domain, at its former place too if there is none at the present one. */
export async function lookUpProof(resolveTxt: ResolveTxt, domain: string): Promise<TxtAnswer> {
  const answer = await resolveTxt(`${domainProof.record}.${domain}`, domain);
  if (answer.kind === 'no_domain' || answer.kind === 'no_answer' || hasProof(answer)) return answer;
  const former = await resolveTxt(`${formerDomainProof.record}.${domain}`, domain);
  return hasProof(former) || former.kind === 'no_answer' ? former : answer;
}

function hasProof(answer: TxtAnswer): boolean {
  return answer.kind === 'records' && proofsIn(answer.values).length > 0;
}
