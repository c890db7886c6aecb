import type { ReactNode } from 'react';
import { Button, buttonClass, LinkButton } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { anchors, docs, features, figureClaims, landingTexts } from './landing-texts.ts';
import type { ShownPlan } from './plan-cards.ts';
import { pictures } from './tour-pictures.ts';

interface LandingViewProps {
  readonly brand: ReactNode;
  /** Address of the sign-in. */
  readonly signIn: string;
  /** Address of the sign-in for a visitor without an account. The server forwards to the sign-up. */
  readonly signUp: string;
  readonly plans: readonly ShownPlan[];
  /** The calculator that runs on the page. */
  readonly sample: ReactNode;
  readonly headerActions?: ReactNode;
  readonly notice?: ReactNode;
  readonly onContact?: () => void;
}

/** The markup of the public page. The build renders it too, so it must not use the browser, the router, or the server. */
export function LandingView({ brand, signIn, signUp, plans, sample, headerActions, notice, onContact }: LandingViewProps) {
  return (
    <>
      <LandingHeader brand={brand} signIn={signIn} signUp={signUp} actions={headerActions} />
      <main id="main" className="landing__root">
        {notice}
        <Hero signUp={signUp} sample={sample} />
        <Tour />
        <LandingSection id="features" title={t('Features')}>
          <dl className="landing__features">
            {features.map((feature) => (
              <div key={feature.title}>
                <dt>{feature.title}</dt>
                <dd>{feature.text}</dd>
              </div>
            ))}
          </dl>
          <p className="page__lead">{`${figureClaims.lead} ${figureClaims.counts.join(', ')}.`}</p>
        </LandingSection>
        <LandingSection id="templates" title={t('Templates')}>
          <p className="page__lead">{landingTexts.templates}</p>
          <div>
            <a href="/templates" className={buttonClass()}>
              {t('See the templates')}
            </a>
          </div>
        </LandingSection>
        <LandingSection id="pricing" title={t('Pricing')}>
          <ul className="landing__plans">
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} signUp={signUp} onContact={onContact} />
            ))}
          </ul>
        </LandingSection>
        <LandingSection id="docs" title={t('Docs')}>
          <ol className="landing__steps">
            {docs.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </LandingSection>
      </main>
    </>
  );
}

interface LandingHeaderProps extends Pick<LandingViewProps, 'brand' | 'signIn' | 'signUp'> {
  readonly actions: ReactNode;
}

function LandingHeader({ brand, signIn, signUp, actions }: LandingHeaderProps) {
  return (
    <header className="header__root">
      <a className="page__skip" href="#main">
        {t('Skip to content')}
      </a>
      <span className="header__brand">{brand}</span>
      <nav className="landing__nav" aria-label={t('On this page')}>
        {anchors.map((anchor) => (
          <a key={anchor.id} href={`#${anchor.id}`}>
            {anchor.label}
          </a>
        ))}
      </nav>
      <span className="header__grow" />
      <div className="header__actions">
        {actions}
        <LinkButton href={signIn} variant="quiet">
          {landingTexts.signIn}
        </LinkButton>
        <LinkButton href={signUp} variant="primary">
          {landingTexts.getStarted}
        </LinkButton>
      </div>
    </header>
  );
}

/** The product in a sentence, with a calculator to try. */
function Hero({ signUp, sample }: Pick<LandingViewProps, 'signUp' | 'sample'>) {
  return (
    <section className="landing__hero">
      <div>
        <h1>{landingTexts.title}</h1>
        <p>{landingTexts.lead}</p>
        <div className="landing__actions">
          <LinkButton href={signUp} variant="primary" size="large">
            {landingTexts.trial}
          </LinkButton>
          <a href="/templates" className={buttonClass({ size: 'large' })}>
            {landingTexts.viewTemplates}
          </a>
        </div>
      </div>
      {sample}
    </section>
  );
}

function LandingSection({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="landing__section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Pictures of the actual product, loaded when they come near the window. */
function Tour() {
  return (
    <LandingSection id="tour" title={landingTexts.tour}>
      <div className="landing__tour">
        {pictures.map(({ src, alt, caption }) => (
          <figure key={src}>
            <img src={src} alt={alt} width="1200" height="750" loading="lazy" decoding="async" />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </LandingSection>
  );
}

interface PlanCardProps {
  readonly plan: ShownPlan;
  readonly signUp: string;
  readonly onContact: (() => void) | undefined;
}

function PlanCard({ plan, signUp, onContact }: PlanCardProps) {
  return (
    <li className="landing__plan" data-popular={plan.popular}>
      <h3>
        {plan.name}
        {plan.popular ? <span className="badge badge--tone_accent">{landingTexts.popular}</span> : null}
      </h3>
      <p className="landing__price">
        <data value={plan.basePrice}>{plan.price}</data> <small>{plan.per}</small>
        {plan.year === undefined ? null : <small> {plan.year}</small>}
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {plan.aiPrice === undefined ? null : <p className="page__note">{plan.aiPrice}</p>}
      {plan.name === 'Enterprise' ? (
        <Button onClick={onContact}>{landingTexts.contactSales}</Button>
      ) : (
        <LinkButton href={signUp} {...(plan.popular ? { variant: 'primary' as const } : {})}>
          {landingTexts.getStarted}
        </LinkButton>
      )}
    </li>
  );
}
