import { expect, it } from 'vitest';
import { detailLoaders, shelfLoaders } from './shelves.gen.ts';

it('says beside every field what its declaration says, though the build loads that later', async () => {
  for (const [shelf, load] of Object.entries(shelfLoaders)) {
    const details = await detailLoaders[shelf]?.();
    for (const [id, { inputs }] of Object.entries(await load())) {
      const declared = Object.entries(inputs).flatMap(([name, { tooltip }]) => (tooltip === undefined ? [] : [[name, tooltip]]));
      expect(details?.[id]?.tooltips, id).toEqual(Object.fromEntries(declared));
    }
  }
});
