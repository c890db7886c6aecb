import { answeringWith } from './answering.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers each call in turn and records the requests. */
export function answerInTurn(...answers: readonly (() => Response | Promise<Response>)[]): readonly Sent[] {
  const sent: Sent[] = [];
  answeringWith(async (path, { method, body }) => {
    sent.push({ method, path, body: body === '' ? undefined : JSON.parse(body) });
    return answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error();
  });
  return sent;
}

/** Drags with a mouse, in pixels of the screen. */
export function drag(element: Element, dx: number, dy: number): void {
  const { left, top } = element.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    bubbles: true,
    clientX: left + x,
    clientY: top + y,
  });
  element.setPointerCapture = () => undefined;
  element.dispatchEvent(new PointerEvent('pointerdown', at(5, 5)));
  element.dispatchEvent(new PointerEvent('pointermove', at(5 + dx, 5 + dy)));
  element.dispatchEvent(new PointerEvent('pointerup', at(5 + dx, 5 + dy)));
}
