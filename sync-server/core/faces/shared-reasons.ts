/** Reasons for which one domain writes several tables of others. */
export const sharedReasons = {
  wholeScript: 'an import writes whole rows with rights of its own, after the rules of their forms',
  wholePerson: 'forgetting a person takes everything kept by name in one statement each, in the transaction that removes the row',
  newTenant: 'a sign-up makes account, firm, and administrator in one transaction, which uses up the link',
  endOfTenant: 'the end of a tenant is one transaction that states, seals, and removes all of it',
} as const;
