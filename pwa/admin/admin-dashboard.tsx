import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type Role, roleNames } from '#contract/roles.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { Skeleton } from '../ui/waiting.tsx';
import { openedSection, sectionsFor } from './sections.ts';

interface AdminDashboardProps {
  readonly role: Role;
  readonly section: string | undefined;
}

/** The administration: its sections at the side, the opened one beside them. */
export function AdminDashboard({ role, section }: AdminDashboardProps) {
  const opened = openedSection(role, section);
  useTitle(opened?.title(role) ?? '');
  return (
    <>
      <AppHeader
        beside={<span className="badge badge--tone_accent">{roleNames[role]}</span>}
        actions={
          <>
            <Link to="/customer-portal" className={buttonClass({ variant: 'quiet' })}>
              Customer portal
            </Link>
            <AccountMenu />
          </>
        }
      />
      <div className="admin__root">
        <nav className="admin__side" aria-label="Administration">
          <ul className="admin__sections">
            {sectionsFor(role).map((each) => (
              <li key={each.id}>
                <Link to="/admin/$section" params={{ section: each.id }} aria-current={each.id === opened?.id ? 'page' : undefined}>
                  {each.title(role)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className="admin__main" id="main">
          <ChakraRoot>
            <Suspense fallback={<Skeleton lines={8} />}>
              {opened === undefined ? null : <opened.Screen key={opened.id} role={role} />}
            </Suspense>
          </ChakraRoot>
        </main>
      </div>
    </>
  );
}
