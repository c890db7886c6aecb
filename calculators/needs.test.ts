import { expect, it } from 'vitest';
import { shelfLoaders } from './shelves.gen.ts';

const found = (await Promise.all(Object.values(shelfLoaders).map((load) => load()))).flatMap((shelf) => Object.values(shelf));

it.each(found.filter(({ inputs }) => 'state' in inputs && inputs.state?.type === 'select' && inputs.state.options.length > 50))(
  '$id with a state loads the law of the states before it calculates',
  ({ needs }) => {
    expect(needs).toBeTypeOf('function');
  },
);
