/** One kind of person a rule lets in. */
export type Party =
  /** Anybody, signed in or not. */
  | 'anyone'
  | 'signed_in'
  | 'platform_owner'
  /** Administrator of the tenant in question; where no tenant is named, of any. */
  | 'tenant_admin'
  /** Member of the tenant in question, whatever the role. */
  | 'member'
  /** The person the operation is about. */
  | 'self';

export interface Rule {
  readonly may: readonly Party[];
  /** A write that waits while the tenant is suspended or cancelled. A platform owner is not held up. */
  readonly writes?: true;
  /** Asks for a sign-in not older than five minutes. */
  readonly freshSignIn?: true;
  readonly sentence: string;
}
