import { expect, it } from 'vitest';
import { detailLoaders } from './detail-loaders.gen.ts';
import { shelfLoaders } from './shelves.gen.ts';

it('shows the declared help beside every field, although the build loads it later', async () => {
  for (const [shelf, load] of Object.entries(shelfLoaders)) {
    const details = await detailLoaders[shelf]?.();
    for (const [id, { inputs }] of Object.entries(await load())) {
      const declared = Object.entries(inputs).flatMap(([name, { tooltip }]) => (tooltip === undefined ? [] : [[name, tooltip]]));
      expect(details?.[id]?.tooltips, id).toEqual(Object.fromEntries(declared));
    }
  }
});
