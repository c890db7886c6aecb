import { defineDomain } from '#server/core/faces/define-domain.ts';
import { readContact } from './read-contact.ts';
import { readSetting } from './read-setting.ts';
import { writeSetting } from './write-setting.ts';

export const settingsFace = defineDomain({
  name: 'settings',
  operations: [readContact, readSetting, writeSetting],
  tables: {
    platform_settings: {},
    secrets: { others: { deletion: 'the key that seals deleted tenants is made at the first deletion' } },
  },
});
