import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AnnounceChanges } from '../changes/announce-changes.tsx';
import { UpdateOffer } from '../shell/update-offer.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <AnnounceChanges />
      <Toaster />
      <UpdateOffer />
    </>
  ),
});
