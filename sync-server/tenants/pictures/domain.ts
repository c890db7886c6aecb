import { defineDomain } from '#server/core/faces/define-domain.ts';
import { movePictures, removeOldPictures } from './picture-files.ts';
import { setTenantIcons } from './set-tenant-icons.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

export const picturesFace = defineDomain({
  name: 'pictures',
  operations: [setTenantIcons],
  jobs: [
    { name: 'pictures', everyMs: minuteMs, run: movePictures },
    { name: 'old-pictures', everyMs: dayMs, run: removeOldPictures },
  ],
  tables: {
    pictures: {},
  },
});
