import { useRouter } from '@tanstack/react-router';

/** True if the app has a page at an address. The public page links only to pages that exist. */
export function useIsBuilt(path: string): boolean {
  return Object.hasOwn(useRouter().routesByPath, path);
}
