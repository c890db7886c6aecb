import { lazy, Suspense } from 'react';
import { SectionSkeleton } from '#app/kit/section.tsx';
import type { Role } from '#contract/people/roles.ts';

const SupportQueue = lazy(() => import('./support-queue.tsx').then((module) => ({ default: module.SupportQueue })));
const OwnSupport = lazy(() => import('./own-support.tsx').then((module) => ({ default: module.OwnSupport })));

/** The platform owner sees the queue of all tenants, and an administrator the requests of their own. */
export function SupportSection({ role }: { readonly role: Role }) {
  return <Suspense fallback={<SectionSkeleton lines={6} />}>{role === 'platform_owner' ? <SupportQueue /> : <OwnSupport />}</Suspense>;
}
