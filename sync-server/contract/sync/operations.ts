import { type RefusalCode, refusalCodes } from '#contract/values/outcome.ts';

/** Header of each GraphQL request that is not a live stream: no form or link of another site can add it. */
export const graphqlHeader = 'x-app-request';

/** The GraphQL operations of our own app. In production the server accepts only these texts. */
export const operations = {
  pushCommands: `mutation pushCommands($protocol: Int!, $device: ID!, $commands: [CommandInput!]!) {
  pushCommands(protocol: $protocol, device: $device, commands: $commands) {
    results { id state code message fields commits value changedMeanwhile }
  }
}`,
  pull: `query pull($protocol: Int!, $checkpoints: [CheckpointInput!]!, $follow: [ID!]!) {
  pull(protocol: $protocol, checkpoints: $checkpoints, follow: $follow) {
    streams { stream epoch head reset seq more changes { kind id seq version deleted row } }
    lease
    now
  }
}`,
  knownCommands: `query knownCommands($ids: [ID!]!) {
  knownCommands(ids: $ids)
}`,
  heads: `subscription heads($follow: [ID!]!) {
  heads(follow: $follow) { heads epochs }
}`,
} as const;
export type OperationName = keyof typeof operations;

/** The server's answer to an operation: its value, or a refusal with its HTTP status. */
export interface OperationAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Extracts the value, or the refusal's code and message, from a GraphQL answer. */
export function readOperationAnswer(name: OperationName, status: number, answer: unknown): OperationAnswer {
  const [error] = listOf(answer, 'errors');
  if (error === undefined) return { status, body: memberOf(memberOf(answer, 'data'), name) };
  const extensions = memberOf(error, 'extensions');
  return {
    status,
    body: { code: codeOf(memberOf(extensions, 'code')), message: memberOf(error, 'message'), fields: memberOf(extensions, 'fields') },
  };
}

function codeOf(code: unknown): RefusalCode {
  return refusalCodes.find((known) => known === code) ?? 'Fault';
}

function listOf(holder: unknown, name: string): readonly unknown[] {
  const list = memberOf(holder, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
