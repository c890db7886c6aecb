import { createRootRoute, Outlet } from '@tanstack/react-router';
import { UpdateOffer } from '../shell/update-offer.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toaster />
      <UpdateOffer />
    </>
  ),
});
