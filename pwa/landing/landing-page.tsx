import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { signInAddress } from '../session/sign-in-address.ts';
import { BrandMark, productName } from '../shell/app-header.tsx';
import { useIsBuilt } from '../shell/is-built.ts';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import { useAsked } from '../shell/use-asked.ts';
import { useTitle } from '../shell/use-title.ts';
import { Button, buttonClass, LinkButton } from '../ui/button.tsx';
import { anchors, docs, features, landingTexts } from './landing-texts.ts';
import { readPlans, type ShownPlan, shownPlans } from './plan-cards.ts';
import { SignInNotice } from './sign-in-notice.tsx';

const ContactSales = lazy(() => import('./contact-sales.tsx').then((module) => ({ default: module.ContactSales })));

const startPage = { pathname: '/', search: '' };

/** The public page. Signing in is a navigation of the browser: the identity provider takes over from there. */
export function LandingPage({ notice }: { readonly notice?: string | undefined }) {
  useTitle(productName);
  const [isContacting, setContacting] = useState(false);
  const hasTemplates = useIsBuilt('/templates');
  return (
    <>
      <header className="header__root">
        <a className="page__skip" href="#main">
          Skip to content
        </a>
        <span className="header__brand">
          <BrandMark product={productName} />
        </span>
        <nav className="landing__nav" aria-label="On this page">
          {anchors.map((anchor) => (
            <a key={anchor.id} href={`#${anchor.id}`}>
              {anchor.label}
            </a>
          ))}
        </nav>
        <span className="header__grow" />
        <div className="header__actions">
          <ThemeToggle />
          <LinkButton href={signInAddress(startPage)} variant="quiet">
            {landingTexts.signIn}
          </LinkButton>
          <LinkButton href={signInAddress(startPage)} variant="primary">
            {landingTexts.getStarted}
          </LinkButton>
        </div>
      </header>
      <main id="main" className="landing__root">
        <SignInNotice notice={notice} />
        <Hero hasTemplates={hasTemplates} />
        <section className="landing__section" id="features" aria-labelledby="features-title">
          <h2 id="features-title">Features</h2>
          <dl className="landing__features">
            {features.map((feature) => (
              <div key={feature.title}>
                <dt>{feature.title}</dt>
                <dd>{feature.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="landing__section" id="templates" aria-labelledby="templates-title">
          <h2 id="templates-title">Templates</h2>
          <p className="page__lead">10+ templates for the pages your clients land on, from a mortgage desk to a retirement seminar.</p>
          {hasTemplates ? (
            <div>
              <a href="/templates" className={buttonClass()}>
                See the templates
              </a>
            </div>
          ) : null}
        </section>
        <Pricing onContact={() => setContacting(true)} />
        <section className="landing__section" id="docs" aria-labelledby="docs-title">
          <h2 id="docs-title">Docs</h2>
          <ol className="landing__steps">
            {docs.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <Suspense fallback={null}>{isContacting ? <ContactSales onClose={() => setContacting(false)} /> : null}</Suspense>
    </>
  );
}

function Hero({ hasTemplates }: { readonly hasTemplates: boolean }) {
  return (
    <section className="landing__hero">
      <div>
        <h1>{landingTexts.title}</h1>
        <p>{landingTexts.lead}</p>
        <div className="landing__actions">
          <LinkButton href={signInAddress(startPage)} variant="primary" size="large">
            {landingTexts.trial}
          </LinkButton>
          {hasTemplates ? (
            <a href="/templates" className={buttonClass({ size: 'large' })}>
              {landingTexts.viewTemplates}
            </a>
          ) : (
            <Link to="/customer-portal" className={buttonClass({ size: 'large' })}>
              {landingTexts.viewCalculators}
            </Link>
          )}
        </div>
      </div>
      <figure className="landing__sample">
        <figcaption>Mortgage payment</figcaption>
        <p className="headline__root">
          <span className="headline__value">$1,517</span>
          <span className="headline__per">a month</span>
        </p>
        <p>
          For a home of <b>$300,000</b> with <b>$60,000</b> down, at <b>6.5%</b> for 30 years, before tax and insurance.
        </p>
        <Link to="/calculators/$id" params={{ id: 'mortgage-payment' }} className={buttonClass()}>
          Try it with your numbers
        </Link>
      </figure>
    </section>
  );
}

function Pricing({ onContact }: { readonly onContact: () => void }) {
  const { asked } = useAsked(['/api/admin/plans'], readPlans);
  const plans = shownPlans(asked?.kind === 'data' ? asked.data : undefined);
  return (
    <section className="landing__section" id="pricing" aria-labelledby="pricing-title">
      <h2 id="pricing-title">Pricing</h2>
      <ul className="landing__plans">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} onContact={onContact} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, onContact }: { readonly plan: ShownPlan; readonly onContact: () => void }) {
  return (
    <li className="landing__plan" data-popular={plan.popular}>
      <h3>
        {plan.name}
        {plan.popular ? <span className="badge badge--tone_accent">{landingTexts.popular}</span> : null}
      </h3>
      <p className="landing__price">
        {plan.price} <small>{plan.per}</small>
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {plan.name === 'Enterprise' ? (
        <Button onClick={onContact}>{landingTexts.contactSales}</Button>
      ) : (
        <LinkButton href={signInAddress(startPage)} {...(plan.popular ? { variant: 'primary' as const } : {})}>
          {landingTexts.getStarted}
        </LinkButton>
      )}
    </li>
  );
}
