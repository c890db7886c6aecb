/**
 * Every refusal of the product, by its code. A refusal is expected and read by a person: it carries a message, and for a form one message
 * per field. One table in the server turns codes into HTTP statuses.
 */
export const refusalCodes = [
  'InputInvalid',
  'Unauthorized',
  'Forbidden',
  'FreshSignInNeeded',
  'NotFound',
  'MethodNotAllowed',
  'Conflict',
  'KeyReused',
  'RevisionOutdated',
  'LimitReached',
  'TeamFull',
  'AlreadyMember',
  'AlreadyInvited',
  'NotPending',
  'InvitationNotFound',
  'InvitationExpired',
  'InvitationUsed',
  'InvitationUsedInactive',
  'RecipientMismatch',
  'SignInRequired',
  'InviterGone',
  'TenantSuspended',
  'UserDeactivated',
  'DeviceRevoked',
  'SelfDeletion',
  'LastOwner',
  'LastAdmin',
  'SubdomainTaken',
  'DomainTaken',
  'CodeTaken',
  'Blocked',
  'Expired',
  'ClientTooOld',
  'OutOfOrder',
  'TooLarge',
  'TooManyRequests',
  'UnsupportedMedia',
  'NotEnabled',
  'Unavailable',
  'Fault',
] as const;
/** Header with the code of a refusal over REST, whose body is only the message. It distinguishes our own answer from a gateway's. */
export const codeHeader = 'x-answer-code';

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refused<Code extends RefusalCode = RefusalCode> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
  /** Message by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Time of the next allowed attempt. */
  readonly retryAfterSeconds?: number;
}

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** The result of an operation: its value, or one of its own refusals. */
export type Outcome<Value, Code extends RefusalCode = RefusalCode> = Done<Value> | Refused<Code>;

export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value };
}

export function refused<const Code extends RefusalCode>(
  code: Code,
  message: string,
  fields?: Readonly<Record<string, string>>,
): Refused<Code> {
  return fields === undefined ? { ok: false, code, message } : { ok: false, code, message, fields };
}
