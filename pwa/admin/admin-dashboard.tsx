import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { t } from '#contract/language/t.ts';
import { type Role, roleNames } from '#contract/people/roles.ts';
import { loadCommands } from '../local/outbox/load-commands.ts';
import { userAtom } from '../session/session-atoms.ts';
import { AccountMenu } from '../shell/header/account-menu.tsx';
import { AppHeader } from '../shell/header/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { Skeleton } from '../ui/messages/waiting.tsx';
import { AdminNav } from './admin-nav.tsx';
import { QuickActionsPanel } from './quick-actions-panel.tsx';
import { openedSection } from './sections.ts';

interface AdminDashboardProps {
  /** The role whose screens are shown. */
  readonly role: Role;
  readonly section: string | undefined;
}

/** The administration: sections on the left, the open section in the middle, the person's own shortcuts on the right. */
export function AdminDashboard({ role, section }: AdminDashboardProps) {
  const opened = openedSection(role, section);
  useTitle(opened?.title(role) ?? '');
  // Loads the commands now, because the network may be gone at the first change. A failed load is retried then.
  useEffect(() => void loadCommands().catch(() => undefined), []);
  return (
    <>
      <AppHeader
        beside={<RoleBadge viewed={role} />}
        actions={
          <>
            <Link to="/customer-portal" className={buttonClass({ variant: 'quiet' })}>
              {t('Customer portal')}
            </Link>
            <AccountMenu />
          </>
        }
      />
      <ChakraRoot>
        <div className="admin__root">
          <AdminNav role={role} current={`/admin/${opened?.id ?? ''}`} />
          <main className="admin__main" id="main">
            <Suspense fallback={<Skeleton lines={8} />}>
              {opened === undefined ? null : <opened.Screen key={opened.id} role={role} />}
            </Suspense>
          </main>
          <QuickActionsPanel role={role} />
        </div>
      </ChakraRoot>
    </>
  );
}

/** The person's role, and the role whose screens are shown. */
function RoleBadge({ viewed }: { readonly viewed: Role }) {
  const role = useAtomValue(userAtom)?.role ?? viewed;
  return (
    <span className="badge badge--tone_accent">
      {roleNames[role]}
      <span className={role === viewed ? 'header__wide' : undefined}>{t(' · viewing as {viewed}', { viewed: roleNames[viewed] })}</span>
    </span>
  );
}
