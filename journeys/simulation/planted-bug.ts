import type { Reply } from '#app/device/local/environment/environment.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { Office } from '#server/testing/test-office.ts';
import type { Exchange } from './faulty-network.ts';
import type { Random } from './random.ts';
import type { ServerParts } from './simulated-server.ts';

/** The people of a run, for bugs that confuse them. */
export interface Scene {
  readonly random: Random;
  readonly tenantId: string;
  readonly otherTenantId: string;
  readonly callers: readonly Caller[];
}

/** Takes the place of what a device and the server say to each other. */
export type Wire = (exchange: Exchange) => Promise<Reply>;
export type ChangeServer = (parts: ServerParts, scene: { readonly random: Random; readonly office: Office }) => ServerParts;

/** A mistake that a sync server or a client of it could have. The simulation has to notice each. */
export interface PlantedBug {
  readonly name: string;
  readonly server?: ChangeServer;
  readonly wire?: (scene: Scene) => Wire;
  /** The live stream stays silent. */
  readonly isDeaf?: boolean;
}
