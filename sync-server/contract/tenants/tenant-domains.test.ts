import { describe, expect, test } from 'vitest';
import { domainProof, domainStateOf, domainStates, domainTexts } from './tenant-domains.ts';

const own = 'calculators-verify=own';
const other = 'calculators-verify=other';
const records = (...values: readonly string[]) => ({ kind: 'records', values }) as const;

describe('the state of a claimed domain', () => {
  test.each([
    ['a domain that does not exist', { kind: 'no_domain' }, 'not_found'],
    ['a domain without the record', { kind: 'no_record' }, 'pending'],
    ['records of others only', records('v=spf1 -all', 'google-site-verification=x'), 'pending'],
    ['the proof of another tenant', records(other), 'invalid'],
    ['both proofs', records(own, other), 'conflicting'],
    ['the tenant’s own proof', records(own), 'valid'],
    ['the tenant’s own proof among other records', records('v=spf1 -all', own), 'valid'],
    ['the tenant’s own proof as it was asked for in the past', records('reckoner-verify=own'), 'valid'],
    ['a text that only contains the proof', records(`see ${own}`), 'pending'],
  ] as const)('%s', (_name, answer, state) => {
    expect(domainStateOf(answer, 'own')).toBe(state);
  });

  test('each of the five states has its words', () => {
    expect(Object.keys(domainTexts.states).sort()).toEqual([...domainStates].sort());
  });

  test('the record that a firm sets does not name the platform', () => {
    expect(`${domainProof.record} ${domainProof.prefix}`).not.toMatch(/reckoner/i);
  });
});
