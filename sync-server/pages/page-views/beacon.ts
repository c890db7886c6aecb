import { createHash } from 'node:crypto';
import { mostEventsAtOnce, pageEventsPath } from '#contract/pages/page-views.ts';

/**
 * The only script of a published page. It reports to the page's own host that the page was opened, and which parts were seen and clicked. It
 * stores nothing in the browser. Reports are collected for five seconds, or until the visitor leaves.
 */
export const beaconScript = `(() => {
const { page, variant } = document.body.dataset;
const session = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
const told = new Set();
let events = [];
const send = () => {
  if (events.length === 0) return;
  const body = { page, session, referrer: host === location.host ? '' : host, query: location.search.slice(0, 1000), events };
  navigator.sendBeacon('${pageEventsPath}', JSON.stringify(variant ? { ...body, variant } : body));
  events = [];
};
const tell = (type, component) => {
  const key = type + component;
  if (told.has(key)) return;
  told.add(key);
  events.push(component ? { type, component } : { type });
  if (events.length === ${mostEventsAtOnce}) send();
};
const begin = () => {
  tell('view');
  send();
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) tell('seen', target.dataset.component);
  }, { threshold: 0.5 });
  for (const part of document.querySelectorAll('[data-component]')) watch.observe(part);
};
addEventListener('click', ({ target }) => {
  const part = target instanceof Element && target.closest('a,button') && target.closest('[data-component]');
  if (part) tell('click', part.dataset.component);
}, true);
addEventListener('pagehide', send);
document.addEventListener('visibilitychange', send);
setInterval(send, 5000);
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
})();`;

/** Allows this script in a content security policy, and no other. */
export const beaconSource = `'sha256-${createHash('sha256').update(beaconScript).digest('base64')}'`;
