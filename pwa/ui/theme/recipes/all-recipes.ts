import { admin } from './admin.ts';
import { button } from './button.ts';
import { chart } from './chart.ts';
import { field } from './field.ts';
import { gallery } from './gallery.ts';
import { goal, sums } from './goal.ts';
import { header, status } from './header.ts';
import { how } from './how.ts';
import { impersonation } from './impersonation.ts';
import { join } from './join.ts';
import { landing } from './landing.ts';
import { law } from './law.ts';
import { changes, management } from './management.ts';
import { meeting, plan } from './meeting.ts';
import { migration } from './migration.ts';
import { browser, page } from './page.ts';
import { badge, boot, dialog, empty, pairs, pill, portal, skeleton, spinner, table, tabs, toast, tooltip } from './parts.ts';
import { present } from './present.ts';
import { print } from './print.ts';
import { report } from './report.ts';
import { selection } from './selection.ts';
import { tornado } from './tornado.ts';
import { update } from './update.ts';
import { headline, workbench } from './workbench.ts';

export const recipes = { button, pairs, pill, badge, skeleton, tooltip };

export const slotRecipes = {
  admin,
  boot,
  browser,
  changes,
  chart,
  dialog,
  empty,
  field,
  gallery,
  goal,
  header,
  headline,
  how,
  impersonation,
  join,
  landing,
  law,
  management,
  meeting,
  migration,
  page,
  plan,
  portal,
  present,
  print,
  report,
  selection,
  spinner,
  status,
  sums,
  table,
  tabs,
  toast,
  tornado,
  update,
  workbench,
};
