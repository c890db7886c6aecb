import { operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { ask, memberOf, saidBy } from './graphql-matrix.ts';
import type { Principal, World } from './world.ts';

/** Everything that replicates down, with its intended readers. */
export const pulledStreams = [
  'platform',
  'owner',
  'own person',
  'other person',
  'tenant A',
  'administration of A',
  'tenant B',
  'administration of B',
  'tenant C',
  'administration of C',
] as const;
export type PulledStream = (typeof pulledStreams)[number];

export interface PullCell {
  readonly stream: PulledStream;
  readonly principal: string;
  readonly expected: 'given' | 'not given' | 'refused';
  readonly answered: 'given' | 'not given' | 'refused';
}

/** Written by hand: the streams of each caller, even when the caller requests all streams. */
const givenTo: Readonly<Record<string, readonly PulledStream[]>> = {
  'user of A': ['platform', 'own person', 'tenant A'],
  'second user of A': ['platform', 'own person', 'tenant A'],
  'admin of A': ['platform', 'own person', 'tenant A', 'administration of A'],
  'admin of B': ['platform', 'own person', 'tenant B', 'administration of B'],
  'user of A and admin of B': ['platform', 'own person', 'tenant A', 'tenant B', 'administration of B'],
  'admin of a suspended tenant': ['platform', 'own person'],
  'member of nothing': ['platform', 'own person'],
  'admin of A and B on a domain of A': ['platform', 'own person', 'tenant A', 'administration of A'],
  'platform owner': pulledStreams.filter((stream) => stream !== 'other person'),
};

/** Requests every existing stream and checks whether one of them is answered. */
export async function pullCell(world: World, principal: Principal, stream: PulledStream): Promise<PullCell> {
  const { tenantA, tenantB, tenantC } = world;
  const checkpoints = pulledStreams.map((name) => ({ stream: nameOf(world, principal, name), epoch: null, seq: 0 }));
  const variables = { protocol: 1, checkpoints, follow: [tenantA, tenantB, tenantC] };
  const { status, json } = await ask(principal, operations.pull, variables);
  const { body } = readOperationAnswer('pull', status, json);
  const pages: unknown = memberOf(body, 'streams');
  const isRefused = !Array.isArray(pages) || saidBy(body).code !== 'none';
  const isGiven = Array.isArray(pages) && pages.some((page) => memberOf(page, 'stream') === nameOf(world, principal, stream));
  const given = givenTo[principal.name];
  return {
    stream,
    principal: principal.name,
    expected: given === undefined ? 'refused' : given.includes(stream) ? 'given' : 'not given',
    answered: isRefused ? 'refused' : isGiven ? 'given' : 'not given',
  };
}

function nameOf({ tenantA, tenantB, tenantC, principals }: World, { caller, name }: Principal, stream: PulledStream): string {
  const other = principals.find((principal) => principal.name === (name === 'admin of A' ? 'admin of B' : 'admin of A'));
  switch (stream) {
    case 'platform':
    case 'owner':
      return stream;
    case 'own person':
      return `user:${caller.userId ?? 'nobody'}`;
    case 'other person':
      return `user:${other?.caller.userId ?? 'nobody'}`;
    case 'tenant A':
      return `tenant:${tenantA}`;
    case 'administration of A':
      return `tenant-admin:${tenantA}`;
    case 'tenant B':
      return `tenant:${tenantB}`;
    case 'administration of B':
      return `tenant-admin:${tenantB}`;
    case 'tenant C':
      return `tenant:${tenantC}`;
    case 'administration of C':
      return `tenant-admin:${tenantC}`;
  }
}
