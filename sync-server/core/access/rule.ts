/** One kind of person that a rule admits. */
export type Party =
  /** Anybody, signed in or not. */
  | 'anyone'
  | 'signed_in'
  | 'platform_owner'
  /** Administrator of the tenant in question; of any tenant where none is named. */
  | 'tenant_admin'
  /** Member of the tenant in question, with any role. */
  | 'member'
  /** The person the operation is about. */
  | 'self';

export interface Rule {
  readonly may: readonly Party[];
  /** A write that is refused while the tenant is suspended or cancelled, except to a platform owner. */
  readonly writes?: true;
  /** Requires a sign-in at most five minutes old. */
  readonly freshSignIn?: true;
  readonly sentence: string;
}
