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

/** Drags from a point of an element, in pixels of the screen. Each step is drawn before the next. */
export async function drag(element: Element, dx: number, dy: number, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const { left, top } = element.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    ...{ pointerId: 1, pointerType, isPrimary: true, button: 0, bubbles: true, cancelable: true },
    ...{ clientX: left + x, clientY: top + y },
  });
  element.setPointerCapture = () => undefined;
  element.dispatchEvent(new PointerEvent('pointerdown', at(5, 5)));
  await drawn();
  for (const share of [0.5, 1, 1]) {
    element.dispatchEvent(new PointerEvent('pointermove', at(5 + dx * share, 5 + dy * share)));
    await drawn();
  }
  element.dispatchEvent(new PointerEvent('pointerup', at(5 + dx, 5 + dy)));
  await drawn();
}

async function drawn(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}
