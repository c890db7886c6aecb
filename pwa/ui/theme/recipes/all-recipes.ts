import { button } from './button.ts';
import { chart } from './chart.ts';
import { field } from './field.ts';
import { header, status } from './header.ts';
import { how } from './how.ts';
import { changes, management } from './management.ts';
import { browser, page } from './page.ts';
import { badge, boot, dialog, empty, pill, skeleton, spinner, table, tabs, toast, tooltip } from './parts.ts';
import { present } from './present.ts';
import { print } from './print.ts';
import { update } from './update.ts';
import { headline, workbench } from './workbench.ts';

export const recipes = { button, pill, badge, skeleton, tooltip };

export const slotRecipes = {
  boot,
  browser,
  changes,
  chart,
  dialog,
  empty,
  field,
  header,
  headline,
  how,
  management,
  page,
  present,
  print,
  spinner,
  status,
  table,
  tabs,
  toast,
  update,
  workbench,
};
