import { embedElement, heightMessage } from '#contract/pages/embed-look.ts';
import { CalculatorElement } from './calculator-element.ts';

if (customElements.get(embedElement) === undefined) customElements.define(embedElement, CalculatorElement);

/** In a frame, the page that holds it learns the height and nothing else, because every website may read this message. */
const framed = document.querySelector(`${embedElement}[in-frame]`);
if (framed !== null && window.parent !== window) {
  new ResizeObserver(() => {
    window.parent.postMessage({ type: heightMessage, height: framed.getBoundingClientRect().height }, '*');
  }).observe(framed);
}
