import { changeListTexts } from '#contract/sync/change-list.ts';

/** Messages of push and pull. A person reads them in the list of changes. */
export const syncTexts = {
  keyReused: 'Another change was sent under the same id. The first one stands.',
  past: 'This device has sent a later change already, so this one was not done.',
  blocked: changeListTexts.blocked,
  waiting: 'This change depends on another one that is waiting.',
  expired: changeListTexts.expired,
  unknownType: 'The server does not know this kind of change.',
  unknownVersion: 'This change was made by another version of the app. Update the app and try again.',
  otherTenant: 'The change names two different tenants.',
  fault: 'Something went wrong on the server. The change is kept and tried again.',
  retry: 'The server could not take the change now. It is tried again.',
  clientTooOld: 'This version of the app is too old. Update the app; your changes are kept.',
  clientTooNew: 'The server is being updated. Try again in a moment.',
  foreignDevice: 'This device belongs to another account.',
  invalidRequest: 'The request is not valid.',
  tooLarge: 'The push is larger than 256 KB.',
} as const;
