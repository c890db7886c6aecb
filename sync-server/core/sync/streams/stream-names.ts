import type { Stream } from '#contract/sync/sync.ts';
import { type Caller, isAdminOf } from '#server/core/access/caller.ts';

export const platformStream: Stream = 'platform';
export const ownerStream: Stream = 'owner';

export function tenantStream(tenantId: string): Stream {
  return `tenant:${tenantId}`;
}

export function tenantAdminStream(tenantId: string): Stream {
  return `tenant-admin:${tenantId}`;
}

export function userStream(userId: string): Stream {
  return `user:${userId}`;
}

/** The streams that a caller may read now. A platform owner names the tenants to follow in addition to their own streams. */
export function streamsOf(caller: Caller, follow: readonly string[] = []): readonly Stream[] {
  const streams = new Set<Stream>([platformStream, userStream(caller.userId)]);
  if (caller.role === 'platform_owner') {
    streams.add(ownerStream);
    for (const tenantId of [...caller.memberships.map((membership) => membership.tenantId), ...follow]) {
      streams.add(tenantStream(tenantId));
      streams.add(tenantAdminStream(tenantId));
    }
  } else {
    for (const { tenantId } of caller.memberships) {
      streams.add(tenantStream(tenantId));
      if (isAdminOf(caller, tenantId)) streams.add(tenantAdminStream(tenantId));
    }
  }
  return [...streams].sort(byName);
}

/** The tenant of a stream; undefined for streams without a tenant. */
export function tenantOfStream(stream: Stream): string | undefined {
  if (stream.startsWith('tenant:')) return stream.slice('tenant:'.length);
  if (stream.startsWith('tenant-admin:')) return stream.slice('tenant-admin:'.length);
  return undefined;
}

/** Byte order, as the database sorts with collation "C": both sides lock streams in the same order. */
export function byName(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
