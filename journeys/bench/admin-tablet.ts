import type { Page } from 'playwright-core';
import { createDevice, type Device } from './browser.ts';
import { expectStatus, openManagement } from './management.ts';
import { type ReachedServer, startReachedServer } from './network/reached-server.ts';
import { people, signIn } from './people.ts';
import { openRecords, type ServerRecords } from './server-records.ts';

/** An admin's tablet with Calculator Management open, its server, and the proxy between them. */
export interface AdminTablet extends ReachedServer {
  readonly records: ServerRecords;
  readonly device: Device;
  readonly page: Page;
}

/** Starts a server and signs in to it. Everything is saved when the promise is fulfilled. */
export async function startAdminTablet(): Promise<AdminTablet> {
  const reached = await startReachedServer();
  const records = openRecords(reached.server);
  const device = createDevice();
  const page = await device.open();
  await signIn(page, reached.url, people.acmeAdmin);
  await openManagement(page, reached.url);
  await expectStatus(page, 'All changes saved');
  return {
    ...reached,
    records,
    device,
    page,
    remove: async () => {
      await device.remove();
      await records.close();
      await reached.remove();
    },
  };
}
