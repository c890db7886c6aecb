import { expect, test } from 'vitest';
import { createSweep } from './sweep.ts';

test('a job that fails is written down and keeps no other from its work', async () => {
  const done: string[] = [];
  const faults: unknown[] = [];
  const job = (name: string) => async (): Promise<void> => {
    done.push(name);
  };
  const sweep = createSweep(
    { first: job('first'), broken: () => Promise.reject(new Error('down')), last: job('last') },
    { fault: (event, fault, fields) => faults.push([event, String(fault), fields]) },
  );
  await sweep();
  expect(done).toEqual(['first', 'last']);
  expect(faults).toEqual([['sweep', 'Error: down', { job: 'broken' }]]);
});
