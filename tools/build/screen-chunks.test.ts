import { expect, it } from 'vitest';
import { screenChunk } from './screen-chunks.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/pwa/index.html': [],
  '/pwa/ui/empty-state.tsx': ['/pwa/index.html', '/pwa/people/users/users-section.tsx'],
  '/pwa/app/routes/calculators.$id.tsx?tsr-split=component': [],
  '/pwa/calculate/workbench/workbench.tsx': ['/pwa/app/routes/calculators.$id.tsx?tsr-split=component'],
  '/pwa/ui/number-field.tsx': ['/pwa/calculate/workbench/workbench.tsx', '/pwa/calculate/library/automotive-suite.tsx'],
  '/pwa/ui/icons.tsx': ['/pwa/calculate/workbench/workbench.tsx', '/pwa/tenants/welcome/landing-page.tsx'],
  '/pwa/calculate/library/automotive-suite.tsx': [],
  '/pwa/tenants/welcome/landing-page.tsx': [],
  '/pwa/tenants/welcome/contact-sales.tsx': [],
  '/pwa/tenants/welcome/texts.ts': ['/pwa/tenants/welcome/landing-page.tsx', '/pwa/tenants/welcome/contact-sales.tsx'],
  '/sync-server/contract/commands/commands.ts': [],
  '/sync-server/contract/coupons.ts': ['/sync-server/contract/commands/commands.ts', '/pwa/money/coupons/coupons-section.tsx'],
  '/pwa/money/coupons/coupons-section.tsx': [],
  '/pwa/money/coupons/coupon-form.tsx': ['/pwa/money/coupons/coupons-section.tsx'],
  '/pwa/people/users/users-section.tsx': [],
  '/pwa/kit/table.tsx': ['/pwa/people/users/users-section.tsx', '/pwa/money/coupons/coupons-section.tsx', '/pwa/kit/cell.tsx'],
  '/pwa/kit/cell.tsx': ['/pwa/kit/table.tsx'],
  '/pwa/app/admin/admin-dashboard.tsx': [],
  '/pwa/app/admin/sections.ts': ['/pwa/app/admin/admin-dashboard.tsx', '/pwa/app/palette/palette.tsx'],
  '/pwa/app/palette/palette.tsx': [],
  '/pwa/ui/chakra/chakra-root.tsx': ['/pwa/people/users/users-section.tsx'],
  '/pwa/ui/chakra/administration-system.ts': ['/pwa/ui/chakra/chakra-root.tsx'],
  '/node_modules/@chakra-ui/react/dist/esm/index.js': ['/pwa/kit/cell.tsx'],
  '/node_modules/proxy-compare/dist/index.js': ['/node_modules/@chakra-ui/react/dist/esm/index.js'],
};
/** Each module that nothing imports is opened on demand. */
const chunkOf = (id: string) =>
  screenChunk(id, {
    getModuleInfo: (one) => ({
      importers: importers[one] ?? [],
      dynamicImporters:
        (importers[one]?.length === 0 && one !== '/pwa/index.html') || one.endsWith('/chakra-root.tsx') ? ['/pwa/app/start/main.tsx'] : [],
      isEntry: one === '/pwa/index.html',
    }),
  });

it('leaves modules that the start imports to the start', () => {
  expect(chunkOf('/pwa/ui/empty-state.tsx')).toBe(null);
});

it('puts screens that open together into one chunk', () => {
  expect(chunkOf('/pwa/calculate/workbench/workbench.tsx')).toBe('calculators._id');
  for (const id of ['landing-page.tsx', 'contact-sales.tsx', 'texts.ts']) expect(chunkOf(`/pwa/tenants/welcome/${id}`)).toBe('visitors');
});

it('leaves a section of the administration in a chunk of its own', () => {
  for (const id of ['coupons-section.tsx', 'coupon-form.tsx']) expect(chunkOf(`/pwa/money/coupons/${id}`)).toBe(null);
});

it('gives a shared module to the group that needs it first, also where importers form a circle', () => {
  expect(chunkOf('/pwa/ui/number-field.tsx')).toBe('calculators._id');
  expect(chunkOf('/sync-server/contract/coupons.ts')).toBe('commands');
  for (const id of ['/pwa/kit/table.tsx', '/pwa/kit/cell.tsx']) expect(chunkOf(id)).toBe('section');
});

it('keeps the title and the waiting state of a section with the layout, apart from the data of sections', () => {
  expect(chunkOf('/pwa/kit/section.tsx')).toBe('layout');
});

it('keeps what visitors share with the calculator apart from its fields', () => {
  expect(chunkOf('/pwa/ui/icons.tsx')).toBe('common');
});

it('keeps the frame of the administration apart from the component library, because it is painted first', () => {
  expect(chunkOf('/pwa/app/admin/admin-dashboard.tsx')).toBe('admin-dashboard');
  expect(chunkOf('/pwa/app/admin/sections.ts')).toBe('with-admin-dashboard');
  for (const id of ['chakra-root.tsx', 'administration-system.ts']) expect(chunkOf(`/pwa/ui/chakra/${id}`)).toBe(null);
});

it('keeps the names of the parts of all components in one chunk', () => {
  for (const id of [
    '@ark-ui/react/dist/components/menu/menu.anatomy.js',
    '@zag-js/menu/dist/menu.anatomy.mjs',
    '@zag-js/anatomy/dist/index.mjs',
  ])
    expect(chunkOf(`/node_modules/${id}`)).toBe('anatomies');
});

it('keeps the parts of the component library without behavior in one chunk', () => {
  for (const id of ['components/stack/stack.js', 'components/stat/stat.js', 'styled-system/create-recipe-context.js'])
    expect(chunkOf(`/node_modules/@chakra-ui/react/dist/esm/${id}`)).toBe('layout');
  expect(chunkOf('/node_modules/@chakra-ui/react/dist/esm/components/menu/menu.js')).toBe(null);
});

it('leaves libraries to the bundler that import all of their components in one file', () => {
  expect(chunkOf('/node_modules/@chakra-ui/react/dist/esm/index.js')).toBe(null);
  expect(chunkOf('/node_modules/proxy-compare/dist/index.js')).toBe(null);
});
