import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { NotFoundScreen } from '#app/frame/shell/screens/not-found-screen.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { screenLoadAtom, useIsDisplayed } from '#app/ui/after-paint.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { type Role, roleNames } from '#contract/people/roles.ts';
import { AdminNav } from './admin-nav.tsx';
import { QuickActionsPanel } from './quick-actions-panel.tsx';
import { openedSection, type Section } from './sections.ts';
import { WaitingSection } from './waiting-section.tsx';

interface AdminDashboardProps {
  /** The role whose screens are shown. */
  readonly role: Role;
  readonly section: string | undefined;
}

/**
 * The administration: sections on the left, the open section in the middle, the person's own shortcuts on the right. This frame is painted
 * first, and then the component library and the section are loaded.
 */
export function AdminDashboard({ role, section }: AdminDashboardProps) {
  const opened = openedSection(role, section);
  return opened === undefined ? <NotFoundScreen /> : <OpenedDashboard role={role} opened={opened} />;
}

function OpenedDashboard({ role, opened }: { readonly role: Role; readonly opened: Section }) {
  const isDisplayed = useIsDisplayed();
  const waiting = <WaitingSection title={opened.title(role)} intro={opened.intro?.(role)} />;
  useTitle(opened.title(role));
  const setScreenLoad = useSetAtom(screenLoadAtom);
  useEffect(() => {
    setScreenLoad('loading');
    return () => setScreenLoad('none');
  }, [setScreenLoad]);
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
      <div className="admin__root">
        <AdminNav role={role} current={`/admin/${opened.id}`} />
        <main className="admin__main" id="main">
          {isDisplayed ? (
            <Suspense fallback={waiting}>
              <opened.Screen key={opened.id} role={role} />
              <AfterSection />
            </Suspense>
          ) : (
            waiting
          )}
        </main>
        <QuickActionsPanel role={role} />
      </div>
    </>
  );
}

/** Rendered when the section is loaded: what the section itself does not need may load now. */
function AfterSection() {
  const setScreenLoad = useSetAtom(screenLoadAtom);
  useEffect(() => {
    setScreenLoad('complete');
    // The commands are loaded now, because the network may be gone at the first change. A failed load is retried then.
    import('#contract/commands/commands.ts').catch(() => undefined);
  }, [setScreenLoad]);
  return null;
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
