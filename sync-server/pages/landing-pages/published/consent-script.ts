import { createHash } from 'node:crypto';

/**
 * Asks visitors of a page with an id of a measuring service, and loads the service once they agree. The answer is kept in a cookie of this
 * host: the names of the services that were agreed to, or "none". It can be changed below the page; the page is then opened anew without the
 * services, and their cookies are deleted. They are deleted once more at the next visit, because a service may write them again when its page
 * is left.
 */
export const consentScript = `(() => {
const { analytics, pixel } = document.body.dataset;
const bar = document.getElementById('consent');
const choice = document.getElementById('consent-choice');
const services = [analytics && 'google', pixel && 'meta'].filter(Boolean);
const halfYear = 15552000;
const kept = () => /(?:^|; )page-consent=([^;]*)/.exec(document.cookie)?.[1];
const keep = (answer) => {
  document.cookie = 'page-consent=' + answer + '; path=/; samesite=lax; max-age=' + halfYear;
};
const load = (address) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
};
const begin = () => {
  if (analytics) {
    window.dataLayer = window.dataLayer || [];
    window.gtag = function () { window.dataLayer.push(arguments); };
    window.gtag('js', new Date());
    window.gtag('config', analytics, { cookie_domain: 'none' });
    load('https://www.googletagmanager.com/gtag/js?id=' + analytics);
  }
  if (pixel) {
    const tell = function () {
      if (tell.callMethod) tell.callMethod(...arguments);
      else tell.queue.push(arguments);
    };
    Object.assign(tell, { push: tell, loaded: true, version: '2.0', queue: [] });
    window.fbq = window._fbq = tell;
    tell('init', pixel);
    tell('track', 'PageView');
    load('https://connect.facebook.net/en_US/fbevents.js');
  }
};
let runs = false;
const start = () => {
  runs = true;
  begin();
};
const forget = () => {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => '; domain=' + labels.slice(at).join('.'))];
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (!/^_(?:ga|gid|gcl|fbp|fbc)/.test(name)) continue;
    for (const domain of domains) document.cookie = name + '=; path=/; max-age=0' + domain;
  }
};
const answerWith = (agreed) => {
  const before = (kept() ?? '').split('.').filter((name) => name !== '' && name !== 'none');
  keep(agreed ? [...new Set([...before, ...services])].join('.') : 'none');
  bar.hidden = true;
  if (agreed && !runs) start();
  if (agreed) return;
  forget();
  if (!runs) return;
  if (analytics) window['ga-disable-' + analytics] = true;
  location.reload();
};
bar.querySelector('[data-answer=yes]').addEventListener('click', () => answerWith(true));
bar.querySelector('[data-answer=no]').addEventListener('click', () => answerWith(false));
choice.addEventListener('click', () => {
  bar.hidden = false;
  bar.querySelector('button').focus();
});
choice.hidden = false;
const answer = kept();
if (services.every((name) => answer?.split('.').includes(name))) start();
else if (answer === 'none') forget();
else bar.hidden = false;
})();`;

/** Allows this script in a content security policy, and no other. */
export const consentSource = `'sha256-${createHash('sha256').update(consentScript).digest('base64')}'`;
