import * as z from 'zod/mini';
import type { Reply } from '#app/device/local/environment/environment.ts';
import { CommandResult, PullAnswer } from '#contract/sync/sync.ts';
import type { Exchange } from './faulty-network.ts';

/** Reads every answer of the server on its way, and keeps what it breaks. */
export interface Observer {
  watch(device: string, exchange: Exchange, pass: () => Promise<Reply>): Promise<Reply>;
  readonly violations: readonly string[];
}

const PushAnswer = z.object({ results: z.array(CommandResult) });

export function createObserver(): Observer {
  const violations: string[] = [];
  /** Highest number that any accepted command was answered, by stream. */
  const answered = new Map<string, number>();

  function readPush(reply: Extract<Reply, { readonly kind: 'answer' }>, device: string): void {
    const answer = PushAnswer.safeParse(reply.body);
    if (!answer.success) return;
    for (const { state, code, commits } of answer.data.results) {
      if (code === 'OutOfOrder') violations.push(`${device}: a command came out of order`);
      if (code === 'KeyReused') violations.push(`${device}: an id was used for two commands`);
      if (state === 'expired') violations.push(`${device}: a command of less than two hours is expired`);
      if (state !== 'accepted') continue;
      for (const [stream, seq] of Object.entries(commits)) answered.set(stream, Math.max(seq, answered.get(stream) ?? 0));
    }
  }

  function readPull(reply: Extract<Reply, { readonly kind: 'answer' }>, device: string, before: ReadonlyMap<string, number>): void {
    const answer = PullAnswer.safeParse(reply.body);
    if (!answer.success) return;
    for (const { stream, head, seq } of answer.data.streams) {
      const promised = before.get(stream) ?? 0;
      if (head < promised) violations.push(`${device}: a pull of ${kindOf(stream)} misses a change that was answered before it began`);
      if (seq > head) violations.push(`${device}: a pull of ${kindOf(stream)} goes beyond its head`);
    }
  }

  return {
    violations,
    watch: async (device, exchange, pass) => {
      const before = new Map(answered);
      const reply = await pass();
      if (reply.kind !== 'answer') return reply;
      if (exchange.operation === 'pushCommands') readPush(reply, device);
      if (exchange.operation === 'pull') readPull(reply, device, before);
      return reply;
    },
  };
}

/** The name of a stream without the id in it. */
export function kindOf(stream: string): string {
  return stream.split(':')[0] ?? '';
}
