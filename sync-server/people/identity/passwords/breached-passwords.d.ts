/** Passwords of at least eight characters among the million most frequent in published breaches, as Mozilla checks them for its accounts. */
declare module 'fxa-common-password-list' {
  const list: { readonly test: (password: string) => boolean };
  export default list;
}
