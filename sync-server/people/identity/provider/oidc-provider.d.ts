/** The provider without the entry of its package, which prints a warning on every start under Node.js 20. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
