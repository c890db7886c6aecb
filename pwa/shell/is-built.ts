import { useRouter } from '@tanstack/react-router';

/** Whether the app has a page at an address: the public page leads nobody into the void, and offers a page from the day it exists. */
export function useIsBuilt(path: string): boolean {
  return Object.hasOwn(useRouter().routesByPath, path);
}
