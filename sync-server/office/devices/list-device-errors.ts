import { DeviceError } from '#contract/tenants/upkeep/device-reports.ts';
import { done } from '#contract/values/outcome.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';

export const listDeviceErrors = defineList({
  name: 'devices.read',
  id: 'listDeviceErrors',
  summary: 'Errors that devices reported, the newest first',
  input: NoInput,
  row: DeviceError,
  rest: {
    method: 'GET',
    path: '/api/admin/device-errors',
    example: {
      id: '019600aa-0000-7000-8000-0000000000f2',
      build: 'DV0WTNnz',
      message: 'Cannot read properties of undefined (reading …)',
      place: 'report-Bx12a9Zk.js:3:1204',
      screen: '/calculators',
      browser: 'Safari',
      fatal: true,
      count: 4,
      firstAt: new Date('2026-01-15T09:00:00.000Z'),
      lastAt: new Date('2026-01-16T09:00:00.000Z'),
    },
  },
  graphql: { query: 'deviceErrors' },
  usualLimit: 100,
  page: async ({ deps }, parameters) => {
    const cut = listCut(parameters, { lastAt: 'time', firstAt: 'time' }, { field: 'lastAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const contains = { contains: likeText(cut.value.q ?? ''), mode: 'insensitive' } as const;
    const matching = cut.value.q === undefined ? {} : { OR: [{ message: contains }, { place: contains }, { build: contains }] };
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const total = await tx.deviceError.count({ where: matching });
      const rows = await tx.deviceError.findMany({ where: { AND: [matching, where] }, ...order });
      return done(listPage(rows, total, cut.value));
    });
  },
});
